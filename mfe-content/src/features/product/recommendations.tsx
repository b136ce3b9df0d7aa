import type { CallResponse } from 'shared-contracts/call';
import type { getWidgetRecommendations } from 'shared-contracts/calls/products';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { Blocks } from '../blocks/blocks.tsx';

export type Recommended = CallResponse<typeof getWidgetRecommendations>;

interface RecommendationsProps {
  /** The same in every language, for tracking. */
  readonly name: string;
  readonly title: string;
  readonly recommended: Deferred<Recommended | null>;
}

/** Streamed; a failure leaves nothing on the page. */
export function Recommendations({ name, title, recommended }: RecommendationsProps) {
  const read = useDeferred(recommended);
  if (!read || read.products.length === 0) return null;
  return <Blocks blocks={[{ id: name, name, type: 'recommendations', title, ...read, cards: 5 }]} headed />;
}
