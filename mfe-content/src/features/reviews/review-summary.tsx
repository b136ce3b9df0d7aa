import { css } from '@emotion/react';
import { usePlatform } from 'shared-contracts/platform';
import { fits } from 'shared-contracts/review-limits';
import { Rating } from 'shared-ui/rating';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { reviewMessages } from '../../messages/review-messages.ts';
import { fitWords } from '../product/fit-words.ts';
import type { Reviews } from './use-reviews.ts';

const track = css({
  display: 'block',
  height: 6,
  width: '100%',
  '& rect:first-of-type': { fill: color.tile },
  '& rect:last-of-type': { fill: color.ink },
  borderRadius: radius.pill,
});

/** A share as a bar. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg css={track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" />
    <rect width={Math.round(share * 100)} height="6" />
  </svg>
);

const bars = css({ display: 'grid', gap: space[1], maxWidth: '20rem', fontVariantNumeric: 'tabular-nums' });
const starRow = css({
  display: 'grid',
  gridTemplateColumns: '1rem 1fr 2.5rem',
  gap: space[3],
  alignItems: 'center',
  fontSize: '.875rem',
});

/** What all say: stars, fit, and quality. */
export function ReviewSummary({ reviews }: { readonly reviews: Reviews }) {
  const { locale } = usePlatform();
  const texts = reviewMessages(locale);
  const number = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 });
  const { total, average, distribution, written } = reviews;
  const most = Math.max(1, ...distribution);
  const fitting = written.fit.small + written.fit.true + written.fit.large;
  const [verdict = 'true'] = [...fits].sort((one, other) => written.fit[other] - written.fit[one]);
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <p css={{ fontSize: '3rem', lineHeight: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {number.format(average)}
      </p>
      <Rating value={average} label={texts.averageOf(number.format(average), total)} text={texts.ratings(total)} />
      <ul css={bars}>
        {([5, 4, 3, 2, 1] as const).map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <li key={stars} css={starRow}>
              <span className="visually-hidden">{texts.starsCount(stars, count)}</span>
              <span aria-hidden="true">{stars}</span>
              <Bar share={count / most} />
              <span aria-hidden="true" css={{ color: color.muted, textAlign: 'end' }}>
                {count}
              </span>
            </li>
          );
        })}
      </ul>
      {fitting > 0 && (
        <div css={bars}>
          <Text look="small">
            <span css={{ fontWeight: 600 }}>{texts.fit}:</span>{' '}
            {texts.fitSays(texts[fitWords[verdict]], written.fit[verdict], fitting)}
          </Text>
        </div>
      )}
      {written.quality !== undefined && (
        <div css={bars}>
          <Text look="small">
            <span css={{ fontWeight: 600 }}>{texts.quality}:</span> {number.format(written.quality)} / 5
          </Text>
          <Bar share={written.quality / 5} />
        </div>
      )}
    </div>
  );
}
