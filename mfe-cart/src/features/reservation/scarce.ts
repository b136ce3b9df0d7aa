import type { Cart } from 'shared-contracts/calls/cart-entities';

/** Units at which goods may be gone before a shopper has decided. */
const scarceFrom = 5;

/** Whether holding is worth offering: something of the cart lies in a warehouse or a store, and there is little of it. */
export const isScarce = ({ items }: Pick<Cart, 'items'>): boolean =>
  items.some(
    ({ available, isCustoms, selectedShippingOption }) =>
      available > 0 && available <= scarceFrom && !isCustoms && selectedShippingOption !== 'digital',
  );

/** Seconds as minutes and seconds, e.g. 65 → "1:05". */
export const asMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
