import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { fitVerdict, fitWords } from './fit-words.ts';

interface FitScoreProps {
  /** 0 runs small, 50 true to size, 100 runs large. */
  readonly score: number;
  /** Whether the ends of the scale are labeled. */
  readonly hasScale?: boolean;
}

/** Fit according to customers. */
export function FitScore({ score, hasScale = false }: FitScoreProps) {
  const texts = contentMessages(useLocale());
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <Text look="small">
        <span css={{ fontWeight: 600 }}>{texts.fit}:</span> {texts[fitWords[fitVerdict(score)]]}
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
          {Object.values(fitWords).map((word) => (
            <Text key={word} look="small" tone="muted">
              {texts[word]}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}
