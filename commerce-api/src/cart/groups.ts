import type { Address, ApplicableShippingMethod, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Locale } from 'shared-contracts/locale';
import type { PickupPromise } from 'shared-contracts/pickup-promise';
import { deliveryWindow } from '../delivery/dates.ts';
import {
  type DeliveryMethod,
  type DeliveryRule,
  type GroupKind,
  labelOf,
  methodsFor,
  undeliverable,
} from '../delivery/methods.ts';
import { leavesFrom } from '../goods/release.ts';
import type { OpenMarket } from '../market/markets.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';
import { waitingText } from './waiting.ts';

/** Lines that are delivered together. */
export interface CartGroup {
  /** `me`, `customs`, `digital`, a store id, or a store id with `-sts` for ship-to-store. */
  readonly id: string;
  readonly kind: GroupKind;
  readonly lines: readonly StoredLine[];
  readonly methods: readonly DeliveryMethod[];
  readonly chosen: DeliveryMethod;
}

export function groupIdOf(line: Pick<StoredLine, 'productType' | 'storeId' | 'service'>): string {
  if (line.productType === 'digital') return 'digital';
  if (line.productType === 'custom') return 'customs';
  if (line.storeId === '') return 'me';
  return line.service === 'sts' ? `${line.storeId}${SENT_TO_STORE}` : line.storeId;
}

const SENT_TO_STORE = '-sts';

export function kindOf(groupId: string): GroupKind {
  if (groupId === 'me' || groupId === 'digital' || groupId === 'customs') return groupId;
  return groupId.endsWith(SENT_TO_STORE) ? 'sts' : 'store';
}

/** Returns the store of a pickup group. */
export const storeIdOf = (groupId: string): string => groupId.replace(SENT_TO_STORE, '');

/** Returns the location that serves a line: its store, else the market's warehouse. */
export const servedFrom = <W>(line: Pick<StoredLine, 'storeId' | 'service'>, warehouse: W): W | string =>
  line.storeId === '' || line.service === 'sts' ? warehouse : line.storeId;

/** Returns the units at the location that serves a line. */
export const unitsOf = (line: StoredLine): number =>
  line.storeId === '' || line.service === 'sts' ? line.warehouseUnits : line.storeUnits;

/** Returns whether a till sells goods of its own store's shelves, which the customer takes along at once. */
export const isTakenAlong = (
  { id, chosen }: Pick<CartGroup, 'id' | 'chosen'>,
  tillStoreId: string | undefined,
): boolean => chosen.code === 'pickup' && id === tillStoreId;

/** Display order: home delivery first, stores last. */
const order: readonly GroupKind[] = ['me', 'customs', 'digital', 'store', 'sts'];

type Delivered = Pick<StoredCart, 'lines' | 'methods' | 'shippingAddress' | 'groupAddresses'>;

/** Returns whether a method is available for all lines of a store group. */
function isOffered({ code }: DeliveryMethod, kind: GroupKind, lines: readonly StoredLine[]): boolean {
  if (kind !== 'store' && kind !== 'sts') return true;
  if (code === 'pickup') return kind === 'store' || lines.every((line) => line.storeUnits >= line.qty);
  const takesAll = lines.every((line) => line.storeAcceptsParcels && line.warehouseUnits >= line.qty);
  return kind === 'sts' || takesAll;
}

/** Returns the delivery groups of a cart with their methods; an unavailable method is replaced by the default. */
export function groupLines(cart: Delivered, rules: readonly DeliveryRule[], country: CountryCode): CartGroup[] {
  const ids = [...new Set(cart.lines.map(groupIdOf))];
  return ids
    .map((id) => {
      const kind = kindOf(id);
      const lines = cart.lines.filter((line) => groupIdOf(line) === id);
      const region = (cart.groupAddresses[id] ?? cart.shippingAddress)?.stateCode;
      const methods = methodsFor(rules, kind, country, region).filter((method) => isOffered(method, kind, lines));
      const chosen = methods.find((method) => method.id === cart.methods[id]) ?? methods[0] ?? undeliverable;
      return { id, kind, lines, methods, chosen };
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.id.localeCompare(b.id));
}

/** Returns the delivery address of a group: its own, a collection point's, or the order's. */
export function addressOf(
  { id, kind, chosen }: Pick<CartGroup, 'id' | 'kind' | 'chosen'>,
  cart: Pick<StoredCart, 'shippingAddress' | 'groupAddresses'>,
): Address | undefined {
  if (kind !== 'me' && kind !== 'customs') return undefined;
  if (chosen.code === 'pudo') return cart.groupAddresses.pudo;
  return cart.groupAddresses[id] ?? cart.shippingAddress ?? undefined;
}

const sameDay = { en: 'same day', fr: 'le jour même', de: 'am selben Tag' } as const;

/** Returns the duration of a method: a range of working days, or the same day. */
export function deliveryTimeOf(method: DeliveryMethod, locale: Locale): string {
  return method.days ? `${method.days[0]}-${method.days[1]}` : sameDay[locale.language];
}

export interface GroupView {
  readonly market: OpenMarket | undefined;
  readonly group: CartGroup;
  /** Returns what a method costs after promotions. */
  readonly costOf: (method: DeliveryMethod) => number;
  readonly promise: PickupPromise | undefined;
  readonly address: ShippingGroup['address'];
  /** The address at a collection point. */
  readonly atPoint: Address | undefined;
  readonly isTakenAlong: boolean;
}

function toApplicable(method: DeliveryMethod, view: GroupView, locale: Locale, now: Date): ApplicableShippingMethod {
  const selected = method.id === view.group.chosen.id;
  const { days } = method;
  const window = days && view.market && deliveryWindow(leavesFrom(view.group.lines, now), view.market, days);
  const promise = method.code === 'pickup' && !view.isTakenAlong ? view.promise : undefined;
  return {
    code: method.code,
    id: method.id,
    label: labelOf(method, view.isTakenAlong)[locale.language],
    price: { amount: method.amount, finalAmount: view.costOf(method) },
    deliveryTime: deliveryTimeOf(method, locale),
    ...(window ? { deliveryFrom: window.from, deliveryTo: window.to } : {}),
    ...(promise ? { deliveryFrom: promise.date, deliveryTo: promise.date, pickup: promise } : {}),
    selected,
  };
}

function pointOf({ group, atPoint }: GroupView): Pick<ShippingGroup, 'collectionPoint'> {
  if (group.chosen.code !== 'pudo' || !atPoint?.storeId) return {};
  const { storeId: collectionPointId, storeName, addressLine1, city, postalCode, province, country } = atPoint;
  const place = { addressLine1, city, postalCode, ...(province ? { province } : {}), country };
  return { collectionPoint: { collectionPointId, name: storeName ?? collectionPointId, ...place } };
}

/** Returns a delivery group as the shop shows it, with a date for every method. */
export function toShippingGroup(view: GroupView, locale: Locale, now: Date): ShippingGroup {
  const { group } = view;
  const [first] = group.lines;
  const note = waitingText(group.lines, locale, now);
  const isStore = group.kind === 'store' || group.kind === 'sts';
  return {
    shippingId: group.id,
    code: group.chosen.code,
    ...(isStore ? { storeId: storeIdOf(group.id), storeName: first?.storeName ?? storeIdOf(group.id) } : {}),
    ...(view.isTakenAlong ? { isTakenAlong: true } : {}),
    ...(view.address ? { address: view.address } : {}),
    ...pointOf(view),
    ...(note ? { note } : {}),
    applicableShippingMethods: group.methods.map((method) => toApplicable(method, view, locale, now)),
    defaultShippingMethodId: group.methods[0]?.id ?? group.chosen.id,
  };
}
