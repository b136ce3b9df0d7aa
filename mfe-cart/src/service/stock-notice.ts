import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';

/** The part of a line's message that affects whether it can be ordered. */
export function weightOf({ code }: Pick<Flash, 'code'>): 'error' | 'warning' | 'info' {
  if (code === 'ProductLineItemFullInventoryMissing' || code === 'ProductItemNotAvailable') return 'error';
  return code === 'ProductLineItemInventoryMissing' ? 'warning' : 'info';
}

/** Units available when there are fewer than ordered; undefined for any other message. */
export function unitsLeft({ code, details }: Flash): number | undefined {
  if (code !== 'ProductLineItemInventoryMissing') return undefined;
  const left = Number(details?.available);
  return Number.isInteger(left) && left > 0 ? left : undefined;
}

/** Units that are missing of those ordered; undefined for any other message. */
export function unitsMissing({ code, details }: Flash): number | undefined {
  const missing = Number(details?.missingQty);
  return code === 'ProductLineItemInventoryMissing' && Number.isInteger(missing) && missing > 0 ? missing : undefined;
}

/** The notice above the lines: nothing is available, or only part of the order. */
export function stockNotice(cart: Pick<Cart, 'items'>): 'none' | 'some' | 'all' {
  const weights = cart.items.map(({ customerNotifications }) => customerNotifications.map(weightOf));
  if (weights.length > 0 && weights.every((line) => line.includes('error'))) return 'all';
  return weights.flat().some((weight) => weight !== 'info') ? 'some' : 'none';
}
