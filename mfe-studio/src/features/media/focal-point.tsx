import type { Medium } from 'shared-contracts/calls/media';
import { Row, Stack } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { color } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { mediaMessages } from '../../messages/media-messages.ts';

interface FocalPointProps {
  readonly medium: Medium;
  readonly point: Medium['focalPoint'];
  readonly onChange: (point: Medium['focalPoint']) => void;
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** What crops keep: a press on the picture, or two numbers for the keyboard. */
export function FocalPoint({ medium, point, onChange }: FocalPointProps) {
  const texts = mediaMessages(useLocale());
  const { mediaId, width, height } = medium;
  return (
    <Stack gap={2}>
      <Text look="small">{texts.focalHint}</Text>
      <div
        css={{ position: 'relative', cursor: 'crosshair' }}
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          onChange({
            x: percent(((clientX - box.left) / box.width) * 100),
            y: percent(((clientY - box.top) / box.height) * 100),
          });
        }}
      >
        <Picture
          src={`/images/v1/media/${mediaId}/own`}
          alt=""
          width={width}
          height={height}
          sizes="34rem"
          draggable={false}
        />
        <span
          aria-hidden="true"
          css={{
            position: 'absolute',
            left: `${point.x}%`,
            top: `${point.y}%`,
            width: '1.5rem',
            height: '1.5rem',
            translate: '-50% -50%',
            borderRadius: '50%',
            border: `3px solid ${color.surface}`,
            outline: `2px solid ${color.ink}`,
          }}
        />
      </div>
      <Row gap={3}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            type="number"
            min={0}
            max={100}
            label={axis === 'x' ? texts.fromLeft : texts.fromTop}
            value={point[axis]}
            onChange={({ currentTarget }) =>
              onChange({
                ...point,
                [axis]: percent(Number.isNaN(currentTarget.valueAsNumber) ? 50 : currentTarget.valueAsNumber),
              })
            }
          />
        ))}
      </Row>
    </Stack>
  );
}
