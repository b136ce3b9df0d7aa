import type { CallResponse } from 'shared-contracts/call';
import type { getAutoSuggest } from 'shared-contracts/calls/products';
import { usePlatform } from 'shared-contracts/platform';
import { recordOfRow } from 'shared-contracts/tracking/product-records';

export type SuggestedProduct = CallResponse<typeof getAutoSuggest>['products'][number];

/** Returns what tells tracking that a suggested product was chosen after `searchTerm` was typed. */
export function useTrackChosen(searchTerm: string): (product: SuggestedProduct) => void {
  const platform = usePlatform();
  return ({ name, url, price }) => {
    const place = { interactionOrigin: 'search', list: 'suggestions', searchTerm } as const;
    const productId = url.slice(url.lastIndexOf('-') + 1);
    const products = [recordOfRow({ productId, name }, price, place)];
    platform.track({ event: 'select_item', currency: price.currency, products });
  };
}
