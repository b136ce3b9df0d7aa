import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { isNameOnly } from '../address/check.ts';
import { CallError } from '../base/call-error.ts';
import type { SubjectKind } from '../base/subject.ts';
import type { CartReader, ReadCart, SharedRules } from '../cart/cart-reader.ts';
import { isTakenAlong } from '../cart/groups.ts';
import { checkReadiness } from '../cart/readiness.ts';
import type { Db } from '../database/database.ts';
import { newOrderNumber } from '../order/order-number.ts';
import type { NewPlacement } from '../order/placements.ts';
import type { Snapshot } from '../order/snapshot.ts';
import { giftCardGoods } from '../payment/cart-payment.ts';
import { readFingerprint } from '../payment/device-fingerprint.ts';
import { isOffered } from '../payment/methods.ts';
import { type ProviderTender, takeSnapshot } from './take-snapshot.ts';

export interface PlaceRequest {
  /** Id of the attempt that this call starts, if no other does first. */
  readonly placementId: string;
  readonly subjectId: string;
  readonly cartId: string;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
  readonly locale: Locale;
  /** Checked and normalized; the delivery address is billed when absent. */
  readonly billingAddress: Address | undefined;
  readonly subjectKind: SubjectKind;
  /** The provider that pays what stored value does not cover. */
  readonly provider: ProviderTender | undefined;
  readonly inStoreSalesInfo: Snapshot['inStoreSalesInfo'];
  /** Minor units; placement is refused when the total differs. */
  readonly expectedTotal: number;
  /** Minor units that the shopper saw left for the provider; undefined when the page did not send it. */
  readonly expectedRemainingToPay: number | undefined;
}

export interface PriceDependencies {
  readonly reader: CartReader;
  /** Prefix of order numbers. */
  readonly orderPrefix: string;
}

/** Returns what the order sets aside besides its payments: voucher points and an employee's allowance. */
function holdsOf({ stored, priced }: ReadCart): Snapshot['holds'] {
  const { voucher, employeeSpend } = priced.promotions;
  const { points, allowance } = stored.owner ?? {};
  return [
    ...(points && stored.voucherPoints && voucher > 0
      ? [{ accountId: points.accountId, amount: stored.voucherPoints, purpose: 'voucher' }]
      : []),
    ...(allowance && employeeSpend > 0
      ? [{ accountId: allowance.accountId, amount: employeeSpend, purpose: 'allowance' }]
      : []),
  ];
}

/**
 * Checks the provider: one is required for what stored value does not cover, it must be offered for this cart, and it
 * must not pay more than the shopper saw, since a gift card may have been spent elsewhere in the meantime.
 */
function checkProvider(
  { priced, market }: ReadCart,
  { provider, subjectKind, expectedRemainingToPay }: PlaceRequest,
): void {
  const { remainingToPay } = priced.totals;
  if (remainingToPay === 0) return;
  if (!provider || remainingToPay > (expectedRemainingToPay ?? remainingToPay)) throw new CallError('PYT400');
  if (
    !isOffered(provider.method, { kind: subjectKind, remainingToPay, giftCards: giftCardGoods(priced.lines) }, market)
  )
    throw new CallError('PYT404', { field: 'paymentMethod' });
}

/** An order ready to be placed, computed from a cart. */
export interface PricedOrder {
  readonly row: NewPlacement;
  readonly read: ReadCart;
}

/**
 * Returns whether the bill needs an address, not only a name: Klarna sends it there, and the bank of a card compares it,
 * unless the payer is in the store.
 */
function billsAddress({ priced }: ReadCart, { provider, inStoreSalesInfo }: PlaceRequest): boolean {
  if (priced.totals.remainingToPay === 0) return false;
  if (provider?.method !== 'CREDIT_CARD') return provider?.method === 'KLARNA';
  return !priced.groups.every((group) => isTakenAlong(group, inStoreSalesInfo?.storeId));
}

/** Returns the cart with the billing address of the call. */
const billedTo = (read: ReadCart, { billingAddress }: PlaceRequest): ReadCart =>
  billingAddress ? { ...read, stored: { ...read.stored, billingAddress } } : read;

/**
 * Prices the cart and takes the snapshot of its order.
 * @throws {CallError} when the cart cannot be ordered, or not at the total that the shopper saw
 */
export async function priceOrder(
  db: Db,
  { reader, orderPrefix }: PriceDependencies,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<PricedOrder> {
  const { cartId, subjectId, locale } = request;
  const now = new Date();
  const read = billedTo(await reader.price(db, shared, { cartId, subjectId, locale, now }), request);
  checkReadiness(read, locale, now);
  const { total } = read.priced.totals;
  if (total !== request.expectedTotal) throw new CallError('TAX310', { additionalInfo: { total } });
  const billingAddress = read.stored.billingAddress ?? read.stored.shippingAddress;
  if (!billingAddress || (isNameOnly(billingAddress) && billsAddress(read, request))) throw new CallError('BIL400');
  checkProvider(read, request);
  const snapshot = takeSnapshot({
    read,
    locale,
    orderNumber: newOrderNumber(orderPrefix),
    provider: request.provider,
    holds: holdsOf(read),
    deviceFingerprint: request.provider && (await readFingerprint(db, subjectId, cartId)),
    inStoreSalesInfo: request.inStoreSalesInfo,
    billingAddress,
    hasAccount: read.stored.owner !== null,
    now,
  });
  const { call, key, requestHash } = request;
  return { read, row: { id: request.placementId, subjectId, cartId, call, key, requestHash, snapshot } };
}
