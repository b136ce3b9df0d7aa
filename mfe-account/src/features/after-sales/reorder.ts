import type { Order } from 'shared-contracts/calls/checkout';
import type { AddToCart } from 'shared-contracts/services/cart';

/**
 * The add requests that repeat an order, for delivery. Gifts follow from their promotions, and a gift card keeps its
 * amount.
 */
export function goodsAgain({ items, shipments }: Pick<Order, 'items' | 'shipments'>): AddToCart[] {
  const digital = new Set(
    shipments.filter(({ shippingMethod }) => shippingMethod.code === 'digital').map(({ shipmentId }) => shipmentId),
  );
  return items.flatMap(({ rowTotal, upc, shipmentId, ...item }) => {
    if (rowTotal === 0 || upc === undefined) return [];
    const { productId, qty, name, picture, giftOption, recipeId, precreatedCustomsCode } = item;
    return [
      {
        productId,
        upc,
        qty,
        name,
        picture,
        ...(giftOption ? { giftOption } : {}),
        ...(recipeId ? { recipeId } : {}),
        ...(precreatedCustomsCode ? { precreatedCustomsCode } : {}),
        ...(digital.has(shipmentId) ? { customAmount: Math.round(rowTotal / qty) } : {}),
      },
    ];
  });
}
