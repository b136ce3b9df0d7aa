import type { CallResponse } from 'shared-contracts/call';
import { getProductContent, type Page } from 'shared-contracts/calls/content';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { getProductSets, type ProductSetCard } from 'shared-contracts/calls/product-sets';
import { getProductDetails, getWidgetRecommendations, postAvailability } from 'shared-contracts/calls/products';
import { getQuestions } from 'shared-contracts/calls/questions';
import { getReviews } from 'shared-contracts/calls/reviews';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';
import type { Deferred } from 'storefront-kit/deferred';
import { loadBlocks, loadComponent } from '../features/blocks/load-blocks.ts';
import type { Recommended } from '../features/product/recommendations.tsx';
import { loadNamed, type NamedProducts } from './story-loader.ts';

export interface ProductData {
  readonly product: ProductDetails;
  readonly availability: CallResponse<typeof postAvailability> | null;
  readonly reviews: Deferred<CallResponse<typeof getReviews> | null>;
  readonly questions: Deferred<CallResponse<typeof getQuestions> | null>;
  readonly kit: Deferred<Recommended | null>;
  readonly similar: Deferred<Recommended | null>;
  readonly sets: readonly ProductSetCard[];
  /** The products that the story names; null without a story. */
  readonly named: Deferred<NamedProducts | null>;
  /** What editors added to the product. */
  readonly blocks: Page['blocks'];
  /** For the locale switch. */
  readonly alternates: Readonly<Record<string, string>>;
}

/**
 * The last path segment: two capital letters, then at least six capitals or digits (docs/spec/content.md section
 * 2.1).
 */
const productIdPattern = /-p?([A-Z]{2}[A-Z0-9]{6,9})$/;

/** A product with its delivery promise; reviews and recommendations may come later. */
export async function loadProduct({ calls, locale, params, signal }: LoaderContext): Promise<ProductData> {
  const productId = productIdPattern.exec(params.product ?? '')?.[1];
  if (!productId) throw new ProductError('API404', '', { status: 404 });
  const nothing = () => null;
  const reviews = calls(getReviews, { params: { productId } }, { signal }).catch(nothing);
  const questions = calls(getQuestions, { params: { productId } }, { signal }).catch(nothing);
  const recommended = (kind: 'kit' | 'similar') =>
    calls(getWidgetRecommendations, { query: { productId, kind, count: 6 } }, { signal }).catch(nothing);
  const kit = recommended('kit');
  const similar = recommended('similar');
  // Their components are there when the page is rendered; without them the page stands.
  const drawn = loadComponent('recommendations').catch(nothing);
  const opinions = import('../features/reviews/product-opinions.tsx').catch(nothing);
  const storyLoaded = import('../features/story/product-story.tsx').catch(nothing);
  const setCards = import('../features/sets/product-sets.tsx').catch(nothing);
  const [product, availability, content, together] = await Promise.all([
    calls(getProductDetails, { params: { productId } }, { signal }),
    calls(postAvailability, { params: { productId }, body: {} }, { signal }).catch(nothing),
    calls(getProductContent, { params: { mode: 'publish', siteId: locale.siteId, productId } }, { signal }).catch(
      nothing,
    ),
    calls(getProductSets, { params: { productId } }, { signal }).catch(nothing),
    drawn,
    opinions,
    setCards,
    storyLoaded,
  ]);
  const named = loadNamed(product.story, { calls, signal }).catch(nothing);
  // They tell of goods: how they are sent, repaired, and returned.
  const blocks = product.productType === 'digital' ? [] : (content?.blocks ?? []);
  await loadBlocks(blocks);
  const sets = together?.sets ?? [];
  return {
    product,
    availability,
    reviews,
    questions,
    kit,
    similar,
    sets,
    named,
    blocks,
    alternates: product.alternates,
  };
}
