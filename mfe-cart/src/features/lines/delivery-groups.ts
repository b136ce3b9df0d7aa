import type { ApplicableShippingMethod, Cart, CartItem, ShippingGroup } from 'shared-contracts/calls/cart-entities';

export interface DeliveryGroup {
  readonly group: ShippingGroup | undefined;
  readonly kind: 'home' | 'digital' | 'customs' | 'pickup' | 'sent-to-store';
  readonly items: readonly CartItem[];
}

const order: readonly DeliveryGroup['kind'][] = ['home', 'customs', 'digital', 'pickup', 'sent-to-store'];

/**
 * Groups lines by delivery: home first, pickup last, of each kind the soonest first, and gifts before or after the line they belong to
 * (docs/spec/commerce.md section 4).
 */
export function deliveryGroups(
  cart: Pick<Cart, 'items' | 'bonusItems' | 'shippingMethods'>,
  { bonusFirst }: { readonly bonusFirst: boolean },
): DeliveryGroup[] {
  const items = bonusFirst ? [...cart.bonusItems, ...cart.items] : [...cart.items, ...cart.bonusItems];
  const ids = [...new Set(items.map(({ shippingId }) => shippingId))];
  return ids
    .map((id) => {
      const group = cart.shippingMethods.find(({ shippingId }) => shippingId === id);
      return { kind: kindOf(id, group), group, items: items.filter(({ shippingId }) => shippingId === id) };
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || soonest(a) - soonest(b));
}

/** Days until the first line of a group arrives. */
const soonest = ({ items }: DeliveryGroup): number => Math.min(...items.map(({ deliveryOrder }) => deliveryOrder));

function kindOf(shippingId: string, group: ShippingGroup | undefined): DeliveryGroup['kind'] {
  if (shippingId === 'digital' || shippingId === 'customs') return shippingId;
  if (shippingId === 'me') return 'home';
  return group?.code === 'sts' ? 'sent-to-store' : 'pickup';
}

/** As the services say it in each language. */
const sameDay = /same day|le jour même|am selben tag/i;

/** The first number of a delivery estimate: same day is 0, "3-5" is 3, text without a number sorts last. */
export function deliverySortKey(deliveryTime: string): number {
  if (sameDay.test(deliveryTime)) return 0;
  const first = /\d+/.exec(deliveryTime);
  return first ? Number(first[0]) : Number.POSITIVE_INFINITY;
}

/** The methods of a group, soonest first. */
export function bySpeed(methods: readonly ApplicableShippingMethod[]): ApplicableShippingMethod[] {
  return [...methods].sort(
    (a, b) =>
      deliverySortKey(a.deliveryTime) - deliverySortKey(b.deliveryTime) || a.price.finalAmount - b.price.finalAmount,
  );
}
