import { css } from '@emotion/react';
import { deleteReview, type OwnReview as Review } from 'shared-contracts/calls/reviews';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { Rating } from 'shared-ui/rating';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { reviewMessages } from '../../messages/review-messages.ts';
import { ReviewFacts } from './review-item.tsx';
import { useOpinions } from './use-own-opinions.ts';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

interface OwnReviewProps {
  readonly productId: string;
  readonly review: Review;
  readonly onChange: () => void;
}

/** The review of the shopper, with its state. */
export function OwnReview({ productId, review, onChange }: OwnReviewProps) {
  const { calls, locale, toasts } = usePlatform();
  const texts = reviewMessages(locale);
  const { again } = useOpinions();
  const { error, isPending, run } = useMutation({ remote: 'content' });
  const remove = async () => {
    if (!(await run(() => calls(deleteReview, { params: { productId } })))) return;
    again();
    toasts.show({ tone: 'success', text: texts.removed });
  };
  return (
    <section css={frame} aria-label={texts.own}>
      <InlineMessage tone={review.state === 'refused' ? 'warning' : 'info'}>{texts[review.state]}</InlineMessage>
      <Rating value={review.score} label={texts.score(review.score)} size={14} />
      <Heading level={3} look="body" lang={review.language} css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {review.title}
      </Heading>
      <Text measured lang={review.language} css={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {review.body}
      </Text>
      <ReviewFacts review={review} />
      {error && <InlineMessage tone="error">{error.message || texts.removeFailed}</InlineMessage>}
      <Row>
        <Button variant="secondary" size="small" onClick={onChange}>
          {texts.change}
        </Button>
        <Button
          variant="ghost"
          size="small"
          loading={isPending}
          loadingText={texts.removing}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
      </Row>
    </section>
  );
}
