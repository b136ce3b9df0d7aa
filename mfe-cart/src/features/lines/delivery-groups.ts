import type { ApplicableShippingMethod, Cart, CartItem, ShippingGroup } from 'shared-contracts/calls/cart-entities';

export interface DeliveryGroup {
  readonly group: ShippingGroup | undefined;
  readonly kind: 'home' | 'digital' | 'customs' | 'pickup';
  readonly items: readonly CartItem[];
}

const order: readonly DeliveryGroup['kind'][] = ['home', 'customs', 'digital', 'pickup'];

/** The lines by how they reach the shopper: home first, pickup after the rest (commerce.md section 4). */
export function deliveryGroups(cart: Pick<Cart, 'items' | 'shippingMethods'>): DeliveryGroup[] {
  const groups = new Map<string, { kind: DeliveryGroup['kind']; shippingId: string; items: CartItem[] }>();
  for (const item of cart.items) {
    const { kind, shippingId } = placeOf(item);
    const known = groups.get(shippingId);
    if (known) known.items.push(item);
    else groups.set(shippingId, { kind, shippingId, items: [item] });
  }
  return [...groups.values()]
    .map(({ kind, shippingId, items }) => ({
      kind,
      items,
      group: cart.shippingMethods.find((group) => group.shippingId === shippingId),
    }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function placeOf(item: CartItem): { readonly kind: DeliveryGroup['kind']; readonly shippingId: string } {
  const storeId = item.shippingOptions.find(({ selected }) => selected)?.storeInfo?.id;
  if (storeId) return { kind: 'pickup', shippingId: storeId };
  if (item.selectedShippingOption === 'digital') return { kind: 'digital', shippingId: 'digital' };
  if (item.isCustoms) return { kind: 'customs', shippingId: 'customs' };
  return { kind: 'home', shippingId: 'me' };
}

/** The first number of a delivery time: same day is 0, "3-5" is 3, text without a number comes last. */
export function deliverySortKey(deliveryTime: string): number {
  if (/same day/i.test(deliveryTime)) return 0;
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
