import { useState } from 'react';
import { type Review, translateReview } from 'shared-contracts/calls/reviews';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { reviewMessages } from '../../messages/review-messages.ts';
import { actionStyle } from './action-style.ts';

interface TranslatedTextProps {
  readonly review: Review;
  /** Whether the shop translates. */
  readonly translates: boolean;
}

/** Title and text of a review, with its translation where the shopper reads another language. */
export function TranslatedText({ review, translates }: TranslatedTextProps) {
  const { calls, locale } = usePlatform();
  const texts = reviewMessages(locale);
  const { language } = locale;
  const [translation, setTranslation] = useState<{ readonly title: string; readonly body: string }>();
  const [isShown, setShown] = useState(false);
  const { error, isPending, run } = useMutation({ remote: 'content' });
  const show = async () => {
    if (!translation) {
      const input = { params: { reviewId: review.reviewId }, body: { language } };
      const done = await run(async () => setTranslation(await calls(translateReview, input)));
      if (!done) return;
    }
    setShown(true);
  };
  const words = isShown && translation ? translation : review;
  const isForeign = review.language !== language;
  return (
    <>
      <div lang={isShown ? language : review.language} css={{ display: 'grid', gap: space[2] }} aria-live="polite">
        <Heading level={3} look="body" css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {words.title}
        </Heading>
        <Text measured css={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {words.body}
        </Text>
      </div>
      {translates && isForeign && (
        <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[4], alignItems: 'center' }}>
          {isShown && (
            <Text look="small" tone="muted">
              {texts.translated}
            </Text>
          )}
          <button
            type="button"
            css={actionStyle}
            aria-busy={isPending || undefined}
            onClick={() => (isShown ? setShown(false) : void show())}
          >
            {isShown ? texts.original : isPending ? texts.translating : texts.translate}
          </button>
        </div>
      )}
      {error && <InlineMessage tone="error">{error.message || texts.translateFailed}</InlineMessage>}
    </>
  );
}
