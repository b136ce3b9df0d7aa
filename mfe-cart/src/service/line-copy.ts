import type { NewItem } from 'shared-contracts/calls/cart';
import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';

/** The store where a line is collected; undefined for other delivery methods. */
export const storeOf = ({ shippingOptions }: Pick<CartItem, 'shippingOptions'>) =>
  shippingOptions.find(({ selected }) => selected)?.storeInfo;

/** The request that adds the same line again: product, delivery, gift text, and amount. */
export function asNewItem(item: CartItem): NewItem {
  const { productId, upc, qty, maxQty, giftOption, recipeId, precreatedCustomsCode } = item;
  return {
    productId,
    upc,
    qty,
    maxQty,
    ...(giftOption ? { giftOption } : {}),
    // Said even when it is sent: a till would take it off the shelf.
    storeId: storeOf(item)?.id ?? '',
    ...(recipeId ? { recipeId } : {}),
    ...(precreatedCustomsCode ? { precreatedCustomsCode } : {}),
    // A gift card's value is the amount the shopper chose.
    ...(item.selectedShippingOption === 'digital' ? { customAmount: item.price.current } : {}),
  };
}

/** The line with the same product in a newly read cart, whatever its id. */
export function sameLine(cart: Cart | undefined, line: CartItem): CartItem | undefined {
  const place = storeOf(line)?.id;
  return (
    cart?.items.find(({ id }) => id === line.id) ??
    cart?.items.find((other) => other.upc === line.upc && storeOf(other)?.id === place)
  );
}
