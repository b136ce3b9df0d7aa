import { css } from '@emotion/react';
import { type OpinionSubject, reviewDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { reviewPage } from 'shared-contracts/review-limits';
import { Button } from 'shared-ui/button';
import { MoreButton } from 'shared-ui/more-button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { useReport } from 'storefront-kit/use-report';
import { reviewMessages } from '../../messages/review-messages.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { useOpinions } from './use-own-opinions.ts';
import { type Reviews, useReviews } from './use-reviews.ts';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], alignContent: 'start' });
const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});
const item = css({ borderTop: `1px solid ${color.line}`, paddingTop: space[4] });

interface ReviewsSectionProps {
  readonly subject: OpinionSubject;
  readonly reviews: Deferred<Reviews | null>;
}

/** Customer reviews. Streamed: the page does not wait for them. */
export function ReviewsSection({ subject, reviews }: ReviewsSectionProps) {
  const texts = reviewMessages(usePlatform().locale);
  const first = useDeferred(reviews);
  if (!first) return <Text tone="muted">{texts.missing}</Text>;
  return <LoadedReviews subject={subject} first={first} />;
}

function LoadedReviews({ subject, first }: { readonly subject: OpinionSubject; readonly first: Reviews }) {
  const { dialogs, locale } = usePlatform();
  const report = useReport('content');
  const texts = reviewMessages(locale);
  const { own, again: readOwn, isEmployee } = useOpinions();
  const { wanted, list, isReading, hasFailed, again, want, reset } = useReviews(subject.productId, first);
  const write = async () => {
    try {
      const props = { subject, ...(own.review ? { own: own.review } : {}) };
      await dialogs.open(reviewDialog, props, { keep: true }).result;
      readOwn();
    } catch (error) {
      report(error);
    }
  };
  return (
    <div css={layout}>
      <div css={column}>
        {first.total > 0 ? <ReviewSummary reviews={first} /> : <Text tone="muted">{texts.none}</Text>}
        {isEmployee && (
          <Text look="small" tone="muted">
            {texts.staffCannot}
          </Text>
        )}
        {!isEmployee && !own.review && (
          <Button
            variant="secondary"
            css={{ justifySelf: 'start', '@media (scripting: none)': { display: 'none' } }}
            onClick={() => void write()}
          >
            {texts.write}
          </Button>
        )}
      </div>
      <div css={column}>
        {own.review && <OwnReview productId={subject.productId} review={own.review} onChange={() => void write()} />}
        {first.written.total > 1 && <ReviewFilters written={first.written} wanted={wanted} onWant={want} />}
        {hasFailed && (
          <RetryAlert retryText={texts.tryAgain} onRetry={again}>
            {texts.listFailed}
          </RetryAlert>
        )}
        {first.written.total > 0 && (
          <Text look="small" tone="muted" role="status">
            {list.matching === 0 ? texts.noMatch : texts.shown(list.reviews.length, list.matching)}
          </Text>
        )}
        {list.matching === 0 && first.written.total > 0 && (
          <Button variant="link" css={{ justifySelf: 'start' }} onClick={reset}>
            {texts.clear}
          </Button>
        )}
        <ul css={{ display: 'grid', gap: space[5] }} aria-busy={isReading || undefined}>
          {list.reviews.map((review) => (
            <li key={review.reviewId} css={item}>
              <ReviewItem productId={subject.productId} review={review} translates={first.translates} />
            </li>
          ))}
        </ul>
        {list.reviews.length < list.matching && (
          <MoreButton
            label={texts.more}
            isLoading={isReading}
            onMore={() => want({ shown: wanted.shown + reviewPage })}
          />
        )}
      </div>
    </div>
  );
}
