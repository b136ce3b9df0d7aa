import { css } from '@emotion/react';
import type { Review } from 'shared-contracts/calls/reviews';
import { flagDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { CheckCircleIcon } from 'shared-ui/icon';
import { Rating } from 'shared-ui/rating';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { useReport } from 'storefront-kit/use-report';
import { reviewMessages } from '../../messages/review-messages.ts';
import { fitWords } from '../product/fit-words.ts';
import { actionStyle } from './action-style.ts';
import { TranslatedText } from './translated-text.tsx';
import { useOpinions } from './use-own-opinions.ts';
import { VoteButtons } from './vote-buttons.tsx';

const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], rowGap: space[1], alignItems: 'center' });

interface ReviewItemProps {
  readonly productId: string;
  readonly review: Review;
  readonly translates: boolean;
}

/** A review that everybody sees, with what one can do about it. */
export function ReviewItem({ productId, review, translates }: ReviewItemProps) {
  const texts = reviewMessages(usePlatform().locale);
  const { own } = useOpinions();
  const isOwn = own.review?.reviewId === review.reviewId;
  return (
    <article css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }}>
      <Rating value={review.score} label={texts.score(review.score)} size={14} />
      <TranslatedText review={review} translates={translates} />
      <ReviewFacts review={review} />
      {isOwn ? (
        <Text look="small">{texts.own}</Text>
      ) : (
        <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }}>
          <VoteButtons
            productId={productId}
            kind="review"
            id={review.reviewId}
            votes={{ helpful: review.helpful, unhelpful: review.unhelpful }}
          />
          <FlagButton productId={productId} reviewId={review.reviewId} />
        </div>
      )}
    </article>
  );
}

/** Who wrote it and when, and what else they said. */
export function ReviewFacts({ review }: { readonly review: Review }) {
  const { locale } = usePlatform();
  const texts = reviewMessages(locale);
  return (
    <Text look="small" tone="muted" css={line}>
      <span css={{ overflowWrap: 'anywhere' }}>
        {review.author} · {formatDate(review.date, locale)}
      </span>
      {review.verified && (
        <span css={{ display: 'inline-flex', gap: space[1], alignItems: 'center', color: color.pine }}>
          <CheckCircleIcon size={16} /> {texts.verified}
        </span>
      )}
      {review.size && <span>{texts.size(review.size.label)}</span>}
      {review.fit && <span>{texts[fitWords[review.fit]]}</span>}
      {review.quality !== undefined && (
        <span>
          {texts.quality}: {texts.score(review.quality)}
        </span>
      )}
    </Text>
  );
}

function FlagButton({ productId, reviewId }: { readonly productId: string; readonly reviewId: string }) {
  const { dialogs, locale } = usePlatform();
  const report = useReport('content');
  const texts = reviewMessages(locale);
  const { own, again } = useOpinions();
  if (own.flagged.includes(reviewId))
    return (
      <button type="button" css={actionStyle} disabled>
        {texts.reported}
      </button>
    );
  const flag = async () => {
    try {
      await dialogs.open(flagDialog, { productId, reviewId }).result;
      again();
    } catch (error) {
      report(error);
    }
  };
  return (
    <button type="button" css={actionStyle} onClick={() => void flag()}>
      {texts.report}
    </button>
  );
}
