import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { recordOfSelection } from 'shared-contracts/tracking/product-records';
import { useTracked } from 'storefront-kit/use-tracked';
import { chosenVariant, initialChoice } from './variant-choice.ts';

/** Tells that a product is looked at, once it is there; another color is another product. */
export function useTrackedProduct(product: ProductDetails | undefined): void {
  useTracked(product?.id, () => {
    if (!product) return undefined;
    const variant = chosenVariant(product, initialChoice(product));
    const { currency } = product.price;
    return { event: 'view_item', currency, products: [recordOfSelection(product, variant)] };
  });
}
