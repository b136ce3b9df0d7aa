import { Suspense } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import {
  getProductDetails,
  getReviews,
  getWidgetRecommendations,
  postAvailability,
} from 'shared-contracts/calls/products';
import type { Deferred } from 'shared-contracts/deferred';
import { ProductError } from 'shared-contracts/errors/product-error';
import { useLocale } from 'shared-contracts/platform';
import { type Head, type LoaderContext, useScreenData } from 'shared-contracts/routing';
import { AccordionItem } from 'shared-ui/accordion';
import { Container } from 'shared-ui/layout';
import { Skeleton } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { fullAlternates } from '../features/alternates.ts';
import { breadcrumbData, Crumbs } from '../features/crumbs.tsx';
import { BuyBox } from '../features/product/buy-box.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { productData } from '../features/product/product-data.ts';
import { Recommendations } from '../features/product/recommendations.tsx';
import { ReviewsSection } from '../features/product/reviews.tsx';
import { contentMessages } from '../messages/content-messages.ts';

interface ProductData {
  readonly product: ProductDetails;
  readonly availability: CallResponse<typeof postAvailability> | null;
  readonly reviews: Deferred<CallResponse<typeof getReviews> | null>;
  readonly recommendations: Deferred<CallResponse<typeof getWidgetRecommendations> | null>;
  /** For the locale switch. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The last part of the address: two capital letters, then at least six capitals or digits (content.md section 2.1). */
const productIdPattern = /-p?([A-Z]{2}[A-Z0-9]{6,9})$/;

export async function loader({ calls, params, signal }: LoaderContext): Promise<ProductData> {
  const productId = productIdPattern.exec(params.product ?? '')?.[1];
  if (!productId) throw new ProductError('API404', '', { status: 404 });
  const nothing = () => null;
  const reviews = calls(getReviews, { params: { productId }, query: { count: 6 } }, { signal }).catch(nothing);
  const recommendations = calls(getWidgetRecommendations, { query: { productId, count: 6 } }, { signal }).catch(
    nothing,
  );
  const [product, availability] = await Promise.all([
    calls(getProductDetails, { params: { productId } }, { signal }),
    calls(postAvailability, { params: { productId }, body: {} }, { signal }).catch(nothing),
  ]);
  return { product, availability, reviews, recommendations, alternates: product.alternates };
}

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
  const { product, availability, reviews, recommendations } = useScreenData<ProductData>();
  const texts = contentMessages(useLocale());
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
          <Gallery key={product.id} pictures={product.pictures} />
          <BuyBox key={`${product.id}-box`} product={product} availability={availability} />
        </div>
      </Container>
      <Container
        as="section"
        css={{
          display: 'grid',
          gap: space[6],
          paddingBlock: space[6],
          [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space[8] },
        }}
      >
        <div css={{ display: 'grid', gap: space[4], alignContent: 'start' }}>
          <Heading level={2}>{texts.features}</Heading>
          <ul css={{ display: 'grid' }}>
            {product.features.map((feature) => (
              <li key={feature} css={{ borderTop: `1px solid ${color.line}`, paddingBlock: space[3] }}>
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div css={{ display: 'grid', gap: space[4], alignContent: 'start' }}>
          <Heading level={2}>{texts.specifications}</Heading>
          <dl css={{ display: 'grid' }}>
            {product.specifications.map(({ label, value }) => (
              <div
                key={label}
                css={{
                  display: 'grid',
                  gridTemplateColumns: '2fr 3fr',
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
      <Container as="section" id="reviews" css={{ display: 'grid', gap: space[5], paddingBlock: space[7] }}>
        <Heading level={2}>{texts.reviews}</Heading>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <ReviewsSection reviews={reviews} />
        </Suspense>
      </Container>
      <Suspense fallback={<Skeleton height="30rem" />}>
        <Recommendations recommendations={recommendations} />
      </Suspense>
    </>
  );
}
