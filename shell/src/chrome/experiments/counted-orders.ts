import { optionalText } from 'storefront-kit/optional-storage';

const counted = optionalText('tarnfell.counted-orders');
/** Orders that are remembered. */
const most = 20;

/** Remembers an order; false for one that was counted before, also in another tab or before a reload. */
export function countOrder(number: string): boolean {
  const known = (counted.read() ?? '').split(' ').filter(Boolean);
  if (known.includes(number)) return false;
  counted.write([...known, number].slice(-most).join(' '));
  return true;
}
