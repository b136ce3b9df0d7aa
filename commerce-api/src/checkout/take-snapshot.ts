import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import type { ReadCart } from '../cart/cart-reader.ts';
import { adjustmentViews } from '../cart/discount-view.ts';
import { addressOf, groupIdOf, isTakenAlong, servedFrom, storeIdOf } from '../cart/groups.ts';
import { lookOf } from '../cart/view.ts';
import { deliveryWindow } from '../delivery/dates.ts';
import { labelOf } from '../delivery/methods.ts';
import { productUrl } from '../goods/product-url.ts';
import { leavesFrom } from '../goods/release.ts';
import type { Snapshot, SnapshotTender } from '../order/snapshot.ts';
import type { ProviderMethod } from '../payment/tenders.ts';
import { isGiving } from '../promotions/engine.ts';

/** The provider's part of the payment, as the page sent it. */
export interface ProviderTender {
  readonly method: ProviderMethod;
  readonly token: string;
  readonly savedCard?: string;
}

export interface SnapshotInput {
  readonly read: ReadCart;
  readonly locale: Locale;
  readonly orderNumber: string;
  /** The provider that pays what stored value does not cover; not needed when nothing is left. */
  readonly provider: ProviderTender | undefined;
  readonly holds: Snapshot['holds'];
  readonly deviceFingerprint: string | undefined;
  readonly inStoreSalesInfo: Snapshot['inStoreSalesInfo'];
  readonly billingAddress: Address;
  /** Whether the shopper has an account. */
  readonly hasAccount: boolean;
  readonly now: Date;
}

function shipmentsOf({
  read: { stored, priced, market },
  locale,
  inStoreSalesInfo,
  now,
}: SnapshotInput): Order['shipments'] {
  return priced.groups.map((group, index) => {
    const { days } = group.chosen;
    const window = days && market && deliveryWindow(leavesFrom(group.lines, now), market, days);
    const isStore = group.kind === 'store' || group.kind === 'sts';
    const storeName = group.lines[0]?.storeName;
    const isAlong = isTakenAlong(group, inStoreSalesInfo?.storeId);
    // For pickup, the address names the person who collects.
    const address = isStore ? stored.groupAddresses[group.id] : addressOf(group, stored);
    return {
      shipmentId: `s${index + 1}`,
      shippingMethod: { code: group.chosen.code, label: labelOf(group.chosen, isAlong)[locale.language] },
      ...(isStore ? { storeId: storeIdOf(group.id) } : {}),
      ...(isStore && storeName ? { storeName } : {}),
      ...(isAlong ? { isTakenAlong: true } : {}),
      status: 'received' as const,
      ...(window ? { deliveryFrom: window.from, deliveryTo: window.to } : {}),
      ...(address ? { address } : {}),
    };
  });
}

const shipmentIds = (read: ReadCart): ReadonlyMap<string, string> =>
  new Map(read.priced.groups.map((group, index) => [group.id, `s${index + 1}`]));

function itemsOf({ read, locale }: SnapshotInput): Order['items'] {
  const shipmentOf = shipmentIds(read);
  return read.priced.lines.map(({ line, unitCurrent, unitOriginal, rowTotal, afterOrder, tax }) => ({
    id: line.id,
    productId: line.productId,
    name: line.name,
    categoryId: line.categoryId,
    ...lookOf(line, unitCurrent, locale),
    qty: line.qty,
    originalPrice: unitOriginal,
    rowTotal,
    priceAfterOrderDiscount: afterOrder,
    taxTotal: tax,
    pdpUrl: productUrl(line.slug, line.productId),
    shipmentId: shipmentOf.get(groupIdOf(line)) ?? 's1',
    ...(line.recipeId ? { recipeId: line.recipeId } : {}),
    ...(line.customsCode ? { precreatedCustomsCode: line.customsCode } : {}),
    ...(line.gift ? { giftOption: line.gift } : {}),
  }));
}

function promosOf({ read, locale }: SnapshotInput): Order['promoSummary'] {
  return read.priced.promotions.states
    .filter(({ amount }) => amount > 0)
    .map(({ promotion, amount }) => ({
      promotionId: promotion.id,
      level: promotion.level,
      label: promotion.name[locale.language],
      price: -amount,
    }));
}

/** Returns the coupons that take effect. A coupon without effect is not consumed. */
const usedCoupons = ({ stored, priced, coupons }: ReadCart): string[] =>
  priced.promotions.states.filter(isGiving).flatMap(({ promotion }) => {
    const code = coupons.get(promotion.id);
    return code !== undefined && stored.coupons.includes(code) ? [code] : [];
  });

/** Returns the effective adjustments of associates. */
function adjustmentsOf({ stored, priced }: ReadCart): Pick<Order, 'priceAdjustments'> {
  const applied = adjustmentViews(stored.adjustments, priced.promotions).filter(({ price }) => price < 0);
  return applied.length > 0 ? { priceAdjustments: applied.map(({ note: _, ...adjustment }) => adjustment) } : {};
}

/** Returns the tenders in payment order: stored value first, then the provider for the rest. */
function tendersOf({ read, provider }: SnapshotInput): SnapshotTender[] {
  const value = read.payment.paid
    .filter(({ tender, amount }) => tender.accountId !== undefined && amount > 0)
    .map(({ tender, amount }, position) => ({
      position,
      method: tender.method,
      amount,
      ...(tender.accountId ? { accountId: tender.accountId } : {}),
      ...(tender.lastFour ? { lastFour: tender.lastFour } : {}),
    }));
  const { remainingToPay } = read.priced.totals;
  return provider && remainingToPay > 0
    ? [...value, { position: value.length, amount: remainingToPay, ...provider }]
    : value;
}

/** Reads the newsletter opt-in from the delivery address, or from the billing address when nothing is delivered. */
const wantsNewsletter = ({ read, billingAddress, hasAccount }: SnapshotInput): boolean =>
  !hasAccount && (read.stored.shippingAddress ?? billingAddress).subscriptions?.newsletterConsent === true;

/** The mails of an order for a customer in a store go to the account, whatever an associate has typed. */
const emailOf = ({ read: { stored }, billingAddress, inStoreSalesInfo }: SnapshotInput): string =>
  (inStoreSalesInfo && stored.owner?.email) || (stored.shippingAddress?.email ?? billingAddress.email ?? '');

/** Builds the snapshot of the future order from a cart that passed all checks. */
export function takeSnapshot(input: SnapshotInput): Snapshot {
  const { read, locale, orderNumber, now } = input;
  const { priced } = read;
  const shipments = shipmentIds(read);
  return {
    locale: locale.id,
    order: {
      orderNumber,
      status: 'placed',
      createdAt: now.toISOString(),
      email: emailOf(input),
      currency: locale.currency,
      items: itemsOf(input),
      shipments: shipmentsOf(input),
      paymentMethod: [],
      billingAddress: input.billingAddress,
      promoSummary: promosOf(input),
      totals: { ...priced.totals, remainingToPay: 0 },
      flash: [],
      ...adjustmentsOf(read),
      ...(read.market ? { returnDays: read.market.returnDays } : {}),
      ...(input.inStoreSalesInfo ? { inStoreSalesInfo: input.inStoreSalesInfo } : {}),
    },
    reservations: priced.lines.map(({ line, afterOrder }) => ({
      lineId: line.id,
      upc: line.upc,
      locationId: servedFrom(line, read.stored.warehouseId),
      qty: line.qty,
      rowTotal: afterOrder,
      counted: line.productType !== 'digital',
      productType: line.productType,
      shipmentId: shipments.get(groupIdOf(line)) ?? 's1',
    })),
    coupons: usedCoupons(read),
    tenders: tendersOf(input),
    holds: input.holds,
    amountPerPoint: read.market?.amountPerPoint ?? null,
    ...(input.deviceFingerprint ? { deviceFingerprint: input.deviceFingerprint } : {}),
    ...(wantsNewsletter(input) ? { newsletter: true as const } : {}),
    ...(input.inStoreSalesInfo ? { inStoreSalesInfo: input.inStoreSalesInfo } : {}),
  };
}
