import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

/** Fit according to customers: 0 runs small, 50 true to size, 100 runs large. */
export function FitScore({ score }: { readonly score: number }) {
  const texts = contentMessages(useLocale());
  const verdict = score < 40 ? texts.fitSmall : score > 60 ? texts.fitLarge : texts.fitTrue;
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <Text look="small">
        <span css={{ fontWeight: 600 }}>{texts.fit}:</span> {verdict}
      </Text>
      <div
        aria-hidden="true"
        css={{ position: 'relative', height: 4, borderRadius: radius.pill, background: color.tile }}
      >
        <span
          css={{
            position: 'absolute',
            top: -4,
            left: `calc(${Math.round(score / 5) * 5}% - 6px)`,
            width: 12,
            height: 12,
            borderRadius: '50%',
            background: color.ink,
          }}
        />
      </div>
    </div>
  );
}
