import type { Locale } from 'shared-contracts/locale';
import { addressFault } from '../address/check.ts';
import { methodsFor } from '../delivery/methods.ts';
import { CallError } from '../server/call-error.ts';
import type { ReadCart } from './cart-reader.ts';
import { sellableUnits } from './stock-messages.ts';

/** Whether anything of a cart goes to an address. */
const needsAddress = ({ priced }: ReadCart): boolean =>
  priced.groups.some(({ kind }) => kind === 'me' || kind === 'customs');

/**
 * Everything that placing an order will need: goods in stock, an address they can go to, methods that are offered, a
 * billing address, and a tax.
 * @throws {CallError} for the first thing that is missing
 */
export function checkReadiness(read: ReadCart, locale: Locale, now: Date): void {
  const { stored, priced } = read;
  const short = stored.lines.filter((line) => sellableUnits(line, locale.country, now) < line.qty);
  const [first] = short;
  if (stored.lines.length === 0) throw new CallError('INV406');
  if (first)
    throw new CallError(short.length === stored.lines.length && short.length > 1 ? 'INV406' : 'INV700', {
      itemId: first.id,
    });
  for (const group of priced.groups) {
    const wanted = stored.methods[group.id];
    if (wanted && !methodsFor(group.kind, locale.country).some(({ id }) => id === wanted))
      throw new CallError('SHP404');
  }
  if (needsAddress(read)) {
    if (!stored.shippingAddress) throw new CallError('CHK320', { field: 'addressLine1' });
    const fault = addressFault(stored.shippingAddress, locale.country, 'shipping');
    if (fault) throw new CallError(fault.errorId, { field: fault.field });
  }
  if (!stored.billingAddress && !stored.shippingAddress) throw new CallError('BIL400');
  if (priced.totals.tax === undefined && priced.totals.total > 0 && needsAddress(read)) throw new CallError('TAX309');
}
