import type { Picture as PictureSource } from 'shared-contracts/fields';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';

/** Picture and name of the product that a dialog is about. */
export function GoodsSummary({
  name,
  picture,
  children,
}: {
  readonly name: string;
  readonly picture?: PictureSource;
  readonly children?: string;
}) {
  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: picture ? '4rem 1fr' : '1fr', gap: space[4], alignItems: 'center' }}
    >
      {picture && (
        <Picture {...picture} alt="" sizes="64px" cover css={{ aspectRatio: '4 / 5', borderRadius: radius.card }} />
      )}
      <div>
        <Text weight={600}>{name}</Text>
        {children && (
          <Text look="small" tone="muted">
            {children}
          </Text>
        )}
      </div>
    </div>
  );
}
