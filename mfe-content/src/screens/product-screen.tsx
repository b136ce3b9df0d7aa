import { lazy, Suspense, useEffect } from 'react';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { AccordionItem } from 'shared-ui/accordion';
import { Container } from 'shared-ui/layout';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { LatePart } from 'storefront-kit/late-part';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { breadcrumbData, Crumbs } from '../features/crumbs.tsx';
import { PhotoSection } from '../features/photos/photo-section.tsx';
import { photoSubjectOf } from '../features/photos/photo-subject.ts';
import { BuyBox } from '../features/product/buy-box.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { productData } from '../features/product/product-data.ts';
import { Recommendations } from '../features/product/recommendations.tsx';
import { useTrackedProduct } from '../features/product/use-tracked-product.ts';
import { viewedStyles } from '../features/recently-viewed/viewed-styles.ts';
import type { ProductData } from '../loaders/product-loader.ts';
import { contentMessages } from '../messages/content-messages.ts';

/** Far below what is seen first: its code comes when the rest of the page works. */
const ProductOpinions = lazy(async () => ({
  default: (await import('../features/reviews/product-opinions.tsx')).ProductOpinions,
}));

/** Below what is seen first, too. */
const ProductSets = lazy(() => import('../features/sets/product-sets.tsx'));
const ProductStory = lazy(() => import('../features/story/product-story.tsx'));

/** At the end of the page, and of this browser alone. */
const RecentlyViewed = lazy(() => import('../features/recently-viewed/recently-viewed.tsx'));

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<ProductData> =>
  (await import('../loaders/product-loader.ts')).loadProduct(context);

export function head({ product }: ProductData, { locale, config }: Pick<LoaderContext, 'locale' | 'config'>): Head {
  return {
    title: product.seo.title,
    description: product.seo.description,
    canonical: `/${locale.id}${product.url}`,
    alternates: fullAlternates(product.alternates),
    openGraph: { type: 'product', image: product.seo.ogImage },
    structuredData: [
      productData(product, config.origin, locale.id),
      breadcrumbData(product.breadcrumbs, config.origin, locale.id),
    ],
  };
}

export default function ProductScreen() {
  const { product, availability, reviews, questions, kit, similar, sets, named, blocks } = useScreenData<ProductData>();
  const texts = contentMessages(useLocale());
  useTrackedProduct(product);
  useEffect(() => viewedStyles.add(product.masterId), [product.masterId]);
  return (
    <>
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[4],
          paddingBlock: `${space[4]} ${space[7]}`,
        }}
      >
        <Crumbs crumbs={product.breadcrumbs} here={product.name} />
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: space[5],
            alignItems: 'start',
            [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[7] },
          }}
        >
          <Gallery key={product.id} product={product} />
          <BuyBox key={`${product.id}-box`} product={product} availability={availability} />
        </div>
      </Container>
      <Container
        as="section"
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[6],
          paddingBlock: space[6],
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] },
        }}
      >
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], alignContent: 'start' }}>
          <Heading level={2}>{texts.features}</Heading>
          <ul css={{ display: 'grid' }}>
            {product.features.map((feature) => (
              <li key={feature} css={{ borderTop: `1px solid ${color.line}`, paddingBlock: space[3] }}>
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], alignContent: 'start' }}>
          <Heading level={2}>{texts.specifications}</Heading>
          <dl css={{ display: 'grid' }}>
            {product.specifications.map(({ label, value }) => (
              <div
                key={label}
                css={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
                  gap: space[4],
                  borderTop: `1px solid ${color.line}`,
                  paddingBlock: space[3],
                }}
              >
                <dt css={{ color: color.muted }}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div>
            {product.sections.map(({ id, title, paragraphs }) => (
              <AccordionItem key={id} title={title}>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} measured>
                    {paragraph}
                  </Text>
                ))}
              </AccordionItem>
            ))}
          </div>
        </div>
      </Container>
      {product.story && (
        <Suspense fallback={<Skeleton height="60rem" />}>
          <ProductStory key={`${product.id}-story`} product={product} story={product.story} named={named} />
        </Suspense>
      )}
      {sets.length > 0 && (
        <Suspense fallback={null}>
          <ProductSets sets={sets} />
        </Suspense>
      )}
      {blocks.length > 0 && <Blocks blocks={blocks} headed />}
      <PhotoSection key={`${product.masterId}-photos`} subject={photoSubjectOf(product)} name={product.name} />
      <Suspense
        fallback={
          <SkeletonGroup label={texts.reviewsLoading}>
            <Skeleton height="40rem" />
          </SkeletonGroup>
        }
      >
        <ProductOpinions
          key={`${product.masterId}-opinions`}
          product={product}
          reviews={reviews}
          questions={questions}
        />
      </Suspense>
      <Suspense
        fallback={
          <SkeletonGroup label={texts.recommendationsLoading}>
            <Skeleton height="30rem" />
          </SkeletonGroup>
        }
      >
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
          <Recommendations name="complete the kit" title={texts.kit} recommended={kit} />
          <Recommendations name="similar" title={texts.similar} recommended={similar} />
        </div>
      </Suspense>
      <LatePart remote="content">
        <RecentlyViewed key={`${product.masterId}-viewed`} without={product.masterId} />
      </LatePart>
    </>
  );
}
