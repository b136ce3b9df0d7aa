import { Suspense } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { usePlatform } from 'shared-contracts/platform';
import { Container } from 'shared-ui/layout';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import type { Deferred } from 'storefront-kit/deferred';
import { contentMessages } from '../../messages/content-messages.ts';
import { questionMessages } from '../../messages/question-messages.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { opinionSubjectOf } from './opinion-subject.ts';
import { type Questions, QuestionsSection } from './questions-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { OpinionsProvider, useOwnOpinions } from './use-own-opinions.ts';
import type { Reviews } from './use-reviews.ts';

interface ProductOpinionsProps {
  readonly product: ProductDetails;
  readonly reviews: Deferred<Reviews | null>;
  readonly questions: Deferred<Questions | null>;
}

/** What shoppers say and ask about a product. */
export function ProductOpinions({ product, reviews, questions }: ProductOpinionsProps) {
  const { config, locale } = usePlatform();
  const texts = reviewMessages(locale);
  const opinions = useOwnOpinions(product.id);
  const subject = opinionSubjectOf(product, config.socialMedia !== undefined);
  return (
    <OpinionsProvider value={opinions}>
      <Container as="section" id="reviews" css={{ display: 'grid', gap: space[5], paddingBlock: space[7] }}>
        <Heading level={2}>{texts.title}</Heading>
        <Suspense
          fallback={
            <SkeletonGroup label={contentMessages(locale).reviewsLoading}>
              <Skeleton height="20rem" />
            </SkeletonGroup>
          }
        >
          <ReviewsSection subject={subject} reviews={reviews} />
        </Suspense>
      </Container>
      <Container as="section" aria-labelledby="questions" css={{ paddingBlock: `0 ${space[7]}` }}>
        <Suspense
          fallback={
            <SkeletonGroup label={questionMessages(locale).loading}>
              <Skeleton height="16rem" />
            </SkeletonGroup>
          }
        >
          <QuestionsSection subject={subject} questions={questions} />
        </Suspense>
      </Container>
    </OpinionsProvider>
  );
}
