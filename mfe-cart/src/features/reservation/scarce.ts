import type { Cart } from 'shared-contracts/calls/cart-entities';

/** Stock at or below which a product may sell out while the shopper decides. */
const scarceFrom = 5;

/** Whether to offer a reservation: some line is stocked in a warehouse or store, and stock is low. */
export const isScarce = ({ items }: Pick<Cart, 'items'>): boolean =>
  items.some(
    ({ available, isCustoms, selectedShippingOption }) =>
      available > 0 && available <= scarceFrom && !isCustoms && selectedShippingOption !== 'digital',
  );

/** Seconds as minutes and seconds, e.g. 65 → "1:05". */
export const asMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
