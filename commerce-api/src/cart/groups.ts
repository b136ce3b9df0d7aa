import type { ApplicableShippingMethod, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Locale } from 'shared-contracts/locale';
import { deliveryWindow } from '../delivery/dates.ts';
import { type DeliveryMethod, type GroupKind, methodsFor } from '../delivery/methods.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';

/** Lines that are delivered together. */
export interface CartGroup {
  /** `me`, `customs`, `digital`, or the id of a store. */
  readonly id: string;
  readonly kind: GroupKind;
  readonly lines: readonly StoredLine[];
  readonly methods: readonly DeliveryMethod[];
  readonly chosen: DeliveryMethod;
}

export function groupIdOf(line: Pick<StoredLine, 'productType' | 'place'>): string {
  if (line.productType === 'digital') return 'digital';
  if (line.productType === 'custom') return 'customs';
  return line.place === '' ? 'me' : line.place;
}

const kindOf = (id: string): GroupKind => (id === 'me' || id === 'digital' || id === 'customs' ? id : 'store');

/** Home delivery first, stores last, as the cart shows them. */
const order: readonly GroupKind[] = ['me', 'customs', 'digital', 'store'];

/** The delivery groups of a cart with the method each has; one that is no longer offered gives way to the default. */
export function groupLines(cart: Pick<StoredCart, 'lines' | 'methods'>, country: CountryCode): CartGroup[] {
  const ids = [...new Set(cart.lines.map(groupIdOf))];
  return ids
    .map((id) => {
      const kind = kindOf(id);
      const methods = methodsFor(kind, country);
      const chosen = methods.find((method) => method.id === cart.methods[id]) ?? methods[0];
      if (!chosen) throw new Error(`No delivery method for ${kind} in ${country}`);
      return { id, kind, lines: cart.lines.filter((line) => groupIdOf(line) === id), methods, chosen };
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.id.localeCompare(b.id));
}

const sameDay = { en: 'same day', fr: 'le jour même', de: 'am selben Tag' } as const;

/** How long a method takes: working days as a range, or the same day. */
export function deliveryTimeOf(method: DeliveryMethod, locale: Locale): string {
  return method.days ? `${method.days[0]}-${method.days[1]}` : sameDay[locale.language];
}

export interface GroupView {
  readonly group: CartGroup;
  /** What the chosen method costs after promotions. */
  readonly finalAmount: number;
  readonly pickupDate: string | undefined;
  readonly address: ShippingGroup['address'];
}

function toApplicable(method: DeliveryMethod, view: GroupView, locale: Locale, now: Date): ApplicableShippingMethod {
  const selected = method.id === view.group.chosen.id;
  const window = method.days ? deliveryWindow(now, locale.country, method.days) : undefined;
  const single = view.group.kind === 'store' ? view.pickupDate : undefined;
  return {
    code: method.code,
    id: method.id,
    label: method.label[locale.language],
    price: { amount: method.amount, finalAmount: selected ? view.finalAmount : method.amount },
    deliveryTime: deliveryTimeOf(method, locale),
    ...(window ? { deliveryFrom: window.from, deliveryTo: window.to } : {}),
    ...(single ? { deliveryFrom: single, deliveryTo: single } : {}),
    selected,
  };
}

/** A delivery group as the shop shows it, with a date for every method. */
export function toShippingGroup(view: GroupView, locale: Locale, now: Date): ShippingGroup {
  const { group } = view;
  const [first] = group.lines;
  return {
    shippingId: group.id,
    code: group.chosen.code,
    ...(group.kind === 'store' ? { storeId: group.id, storeName: first?.storeName ?? group.id } : {}),
    ...(view.address ? { address: view.address } : {}),
    applicableShippingMethods: group.methods.map((method) => toApplicable(method, view, locale, now)),
    defaultShippingMethodId: group.methods[0]?.id ?? group.chosen.id,
  };
}
