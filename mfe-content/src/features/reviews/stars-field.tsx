import { css } from '@emotion/react';
import { FieldError, fieldLooks, useFieldIds } from 'shared-ui/field';
import { color, media, space, target } from 'shared-ui/tokens';

// The first star begins where the fields do.
const row = css({ display: 'flex', gap: space[1], alignItems: 'center', marginInlineStart: `-${space[2]}` });
const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  cursor: 'pointer',
  '& > svg': { width: 30, height: 30, fill: 'transparent', stroke: color.inputBorder, strokeWidth: 1.5 },
  '&[data-filled=true] > svg': { fill: color.ink, stroke: color.ink },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.glacier}`, outlineOffset: -2 },
  [media.forcedColors]: { '&[data-filled=true] > svg': { fill: 'CanvasText' } },
});
const shape = 'M12 3l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z';

interface StarsFieldProps {
  readonly label: string;
  /** Names of one to five stars. */
  readonly names: readonly string[];
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (stars: number) => void;
}

/** Five stars as a group of choices; arrow keys change it as they do everywhere. */
export function StarsField({ label, names, value = 0, error, onChange }: StarsFieldProps) {
  const ids = useFieldIds(undefined, { error, hint: undefined });
  return (
    <fieldset aria-describedby={ids.control['aria-describedby']} css={fieldLooks.frame}>
      <legend css={fieldLooks.label}>{label}</legend>
      <div css={row}>
        {names.map((name, at) => (
          <label key={name} css={star} data-filled={at < value}>
            <input
              type="radio"
              name="stars"
              aria-label={name}
              aria-invalid={error ? true : undefined}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={shape} />
            </svg>
          </label>
        ))}
        <span aria-hidden="true" css={fieldLooks.hint}>
          {names[value - 1]}
        </span>
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  );
}
