import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { addressFault } from '../address/check.ts';
import { CallError } from '../base/call-error.ts';
import { type TransitionCode, transitionOf } from '../delivery/transitions.ts';
import { checkAdjustments } from './adjustments.ts';
import { messageOf } from './cart-messages.ts';
import type { ReadCart } from './cart-reader.ts';
import { addressOf, type CartGroup } from './groups.ts';
import { isWithdrawn, sellableUnits } from './stock-messages.ts';

const transitionErrors = {
  STHToPickupTransition: 'ORD516',
  PickupToSthTransition: 'ORD517',
  StsToSthTransition: 'ORD517',
  PickupToStsTransition: 'ORD518',
  StsToPickupTransition: 'ORD516',
} as const satisfies Record<TransitionCode, string>;

/** Checks that the stock of every line is sufficient at its location. */
function checkStock({ stored }: ReadCart, locale: Locale, now: Date): void {
  const unpriced = stored.lines.find(({ isPriced }) => !isPriced);
  if (unpriced) throw new CallError('INV702', { itemId: unpriced.id });
  const short = stored.lines.filter((line) => sellableUnits(line, locale.country, now) < line.qty);
  const [first] = short;
  if (!first) return;
  const moved = short.map((line) => transitionOf(line, locale.country, '')).find((transition) => transition);
  if (moved)
    throw new CallError(transitionErrors[moved.code], {
      itemId: moved.lineId,
      additionalInfo: { flash: moved.code satisfies Flash['code'] },
    });
  const withdrawn = short.find((line) => isWithdrawn(line, locale.country, now));
  if (withdrawn) throw new CallError('ORD430', { itemId: withdrawn.id });
  throw new CallError(short.length === stored.lines.length && short.length > 1 ? 'INV406' : 'INV700', {
    itemId: first.id,
  });
}

const goesToAddress = ({ kind }: CartGroup): boolean => kind === 'me' || kind === 'customs';

function checkDelivery({ stored, priced }: ReadCart, { country }: Locale): void {
  for (const group of priced.groups) {
    const wanted = stored.methods[group.id];
    if (group.methods.length === 0 || (wanted && wanted !== group.chosen.id))
      throw new CallError('SHP404', { additionalInfo: { shipmentId: group.id } });
    if (!goesToAddress(group)) continue;
    const address = addressOf(group, stored);
    const shipment = { shipmentId: group.id, flash: 'InvalidShippingAddress' };
    if (!address) throw new CallError('CHK320', { field: 'addressLine1', additionalInfo: shipment });
    const fault = addressFault(address, country, 'shipping');
    if (fault) throw new CallError(fault.errorId, { field: fault.field, additionalInfo: shipment });
  }
}

/**
 * Checks everything that placing an order needs: stock, adjustments within the limit, a reachable address, available
 * methods, a billing address and tax.
 * @throws {CallError} for the first failed check
 */
export function checkReadiness(read: ReadCart, locale: Locale, now: Date): void {
  const { stored, priced } = read;
  if (stored.lines.length === 0) throw new CallError('INV406', { text: messageOf('CartEmpty', locale.language) });
  checkStock(read, locale, now);
  checkAdjustments(read);
  checkDelivery(read, locale);
  if (!stored.billingAddress && !stored.shippingAddress) throw new CallError('BIL400');
  if (priced.totals.tax === undefined && priced.totals.total > 0) throw new CallError('TAX309');
}
