import type { Order } from 'shared-contracts/calls/checkout';
import { expect } from 'vitest';
import type { Shop } from './shop.ts';
import { parcel, type Report, report } from './warehouse.ts';

const HOUR_MS = 3_600_000;

/** The time of a shop, which goes on with what is reported of its orders. For `openShop`. */
export function reportedTime() {
  let now = Date.now();

  /** Reports an event of the order's shipment some hours from now. */
  const later = async (shop: Shop, hours: number, { orderNumber, shipments }: Order, event: Report) => {
    now = Date.now() + hours * HOUR_MS;
    const { shipmentId } = shipments[0]!;
    expect(await report(shop, { orderNumber, shipmentId, ...event }, new Date(now))).toBe(204);
  };
  return {
    now: (days = 0): Date => new Date(now + days * 24 * HOUR_MS),
    reset(): void {
      now = Date.now();
    },
    wait(days: number): void {
      now += days * 24 * HOUR_MS;
    },
    later,
    /** Delivers the order's parcel within two days. */
    async deliver(shop: Shop, order: Order): Promise<void> {
      await later(shop, 2, order, { type: 'shipment.packed' });
      await later(shop, 6, order, { type: 'shipment.shipped', ...parcel });
      await later(shop, 48, order, { type: 'parcel.delivered' });
    },
  };
}
