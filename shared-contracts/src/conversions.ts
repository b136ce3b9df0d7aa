/** What visitors do that experiments are judged by, as the service for experiments calls it. */
export const conversions = {
  addToCart: 'add_to_cart',
  orderPlaced: 'order_placed',
  checkoutFailed: 'checkout_failed',
} as const;
