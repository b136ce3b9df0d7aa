import type { CallResponse } from 'shared-contracts/call';
import type { getWidgetRecommendations } from 'shared-contracts/calls/products';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { Blocks } from '../blocks/blocks.tsx';

/** Streamed; a failure leaves nothing on the page. */
export function Recommendations({
  recommendations,
}: {
  readonly recommendations: Deferred<CallResponse<typeof getWidgetRecommendations> | null>;
}) {
  const texts = contentMessages(useLocale());
  const read = useDeferred(recommendations);
  if (!read || read.products.length === 0) return null;
  const block = { id: 'goes-with', name: 'goes with', type: 'recommendations' } as const;
  const { products, recommendationId } = read;
  return <Blocks blocks={[{ ...block, title: texts.goesWith, products, recommendationId, cards: 5 }]} headed />;
}
