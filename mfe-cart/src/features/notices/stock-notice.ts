import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';

/** How much of a message at a line keeps it from being ordered. */
export function weightOf({ code }: Pick<Flash, 'code'>): 'error' | 'warning' | 'info' {
  if (code === 'ProductLineItemFullInventoryMissing' || code === 'ProductItemNotAvailable') return 'error';
  return code === 'ProductLineItemInventoryMissing' ? 'warning' : 'info';
}

/** Units that can be had of a line that there are not enough of; undefined when that is not the trouble. */
export function unitsLeft({ code, details }: Flash): number | undefined {
  if (code !== 'ProductLineItemInventoryMissing') return undefined;
  const left = Number(details?.available);
  return Number.isInteger(left) && left > 0 ? left : undefined;
}

/** What is said above the lines: nothing can be had, or some of it not as it is. */
export function stockNotice(cart: Pick<Cart, 'items'>): 'none' | 'some' | 'all' {
  const weights = cart.items.map(({ customerNotifications }) => customerNotifications.map(weightOf));
  if (weights.length > 0 && weights.every((line) => line.includes('error'))) return 'all';
  return weights.flat().some((weight) => weight !== 'info') ? 'some' : 'none';
}
