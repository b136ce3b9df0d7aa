import type { CallResponse } from 'shared-contracts/call';
import type { getReviews } from 'shared-contracts/calls/products';
import { CheckCircleIcon } from 'shared-ui/icon';
import { Rating } from 'shared-ui/rating';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

type Reviews = CallResponse<typeof getReviews>;

/** Customer reviews. Streamed: the page does not wait for them. */
export function ReviewsSection({ reviews }: { readonly reviews: Deferred<Reviews | null> }) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  const read = useDeferred(reviews);
  if (!read) return <Text tone="muted">{texts.reviewsMissing}</Text>;
  if (read.total === 0) return <Text tone="muted">{texts.noReviews}</Text>;
  const dated = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div
      css={{ display: 'grid', gap: space[6], alignItems: 'start', [media.desktop]: { gridTemplateColumns: '4fr 8fr' } }}
    >
      <div css={{ display: 'grid', gap: space[2] }}>
        <p css={{ fontSize: '3rem', lineHeight: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 }).format(read.average)}
        </p>
        <Rating
          value={read.average}
          label={texts.averageOf(read.average, read.total)}
          text={texts.reviewCount(read.total)}
        />
        <Distribution counts={read.distribution} />
      </div>
      <ul css={{ display: 'grid', gap: space[5] }}>
        {read.reviews.map((review) => (
          <li
            key={review.reviewId}
            lang={review.language}
            css={{ display: 'grid', gap: space[2], borderTop: `1px solid ${color.line}`, paddingTop: space[4] }}
          >
            <Rating value={review.score} label={texts.rating(review.score)} size={14} />
            <Heading level={3} look="body" css={{ fontWeight: 600 }}>
              {review.title}
            </Heading>
            <Text measured>{review.body}</Text>
            <Text
              look="small"
              tone="muted"
              css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }}
            >
              {review.author} · {dated.format(new Date(`${review.date}T00:00:00Z`))}
              {review.verified && (
                <span css={{ display: 'inline-flex', gap: space[1], alignItems: 'center', color: color.pine }}>
                  <CheckCircleIcon size={16} /> {texts.verified}
                </span>
              )}
              {review.helpful > 0 && ` · ${texts.helpful(review.helpful)}`}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Distribution({ counts }: { readonly counts: Reviews['distribution'] }) {
  const most = Math.max(1, ...counts);
  return (
    <ul css={{ display: 'grid', gap: space[1], maxWidth: '18rem', fontVariantNumeric: 'tabular-nums' }}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li
            key={stars}
            css={{
              display: 'grid',
              gridTemplateColumns: '1rem 1fr 2.5rem',
              gap: space[3],
              alignItems: 'center',
              fontSize: '.875rem',
            }}
          >
            {stars}
            <meter
              min={0}
              max={most}
              value={count}
              aria-label={`${stars}: ${count}`}
              css={{
                width: '100%',
                height: 6,
                appearance: 'none',
                background: color.tile,
                '&::-webkit-meter-bar': { background: color.tile, border: 0, height: 6, borderRadius: 999 },
                '&::-webkit-meter-optimum-value': { background: color.ink, borderRadius: 999 },
                '&::-moz-meter-bar': { background: color.ink },
              }}
            />
            <span css={{ color: color.muted, textAlign: 'end' }}>{count}</span>
          </li>
        );
      })}
    </ul>
  );
}
