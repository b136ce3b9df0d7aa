import type { NewItem } from 'shared-contracts/calls/cart';
import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';

/** The store that a line is collected at; undefined for what comes another way. */
export const storeOf = ({ shippingOptions }: Pick<CartItem, 'shippingOptions'>) =>
  shippingOptions.find(({ selected }) => selected)?.storeInfo;

/** What adds the same again: same goods, place, gift text and worth. */
export function asNewItem(item: CartItem): NewItem {
  const { productId, upc, qty, maxQty, giftOption, recipeId, precreatedCustomsCode } = item;
  const store = storeOf(item);
  return {
    productId,
    upc,
    qty,
    maxQty,
    ...(giftOption ? { giftOption } : {}),
    ...(store ? { storeId: store.id } : {}),
    ...(recipeId ? { recipeId } : {}),
    ...(precreatedCustomsCode ? { precreatedCustomsCode } : {}),
    // A gift card is worth what the shopper said.
    ...(item.selectedShippingOption === 'digital' ? { customAmount: item.price.current } : {}),
  };
}

/** The line of a cart that was read anew which holds the same goods, whatever its id is now. */
export function sameLine(cart: Cart | undefined, line: CartItem): CartItem | undefined {
  const place = storeOf(line)?.id;
  return (
    cart?.items.find(({ id }) => id === line.id) ??
    cart?.items.find((other) => other.upc === line.upc && storeOf(other)?.id === place)
  );
}
