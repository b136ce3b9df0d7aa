import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

/** What buyers say, from 0 (runs small) over 50 to 100 (runs large). */
export const fitVerdict = (score: number): 'small' | 'true' | 'large' =>
  score < 40 ? 'small' : score > 60 ? 'large' : 'true';

interface FitScoreProps {
  /** 0 runs small, 50 true to size, 100 runs large. */
  readonly score: number;
  /** Whether the ends of the scale are labeled. */
  readonly hasScale?: boolean;
}

/** Fit according to customers. */
export function FitScore({ score, hasScale = false }: FitScoreProps) {
  const texts = contentMessages(useLocale());
  const verdicts = { small: texts.fitSmall, true: texts.fitTrue, large: texts.fitLarge };
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <Text look="small">
        <span css={{ fontWeight: 600 }}>{texts.fit}:</span> {verdicts[fitVerdict(score)]}
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
      {hasScale && (
        <div aria-hidden="true" css={{ display: 'flex', justifyContent: 'space-between', gap: space[3] }}>
          {Object.values(verdicts).map((verdict) => (
            <Text key={verdict} look="small" tone="muted">
              {verdict}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}
