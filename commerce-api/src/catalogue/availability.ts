import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { postAvailability } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { distanceKm } from '../base/distance.ts';
import type { Db } from '../database/database.ts';
import { deliveryWindow } from '../delivery/dates.ts';
import { type DeliveryRule, parcelDays } from '../delivery/methods.ts';
import { pickupPromise } from '../delivery/pickup.ts';
import { stockStatusOf } from '../goods/stock-status.ts';
import type { OpenMarket } from '../market/markets.ts';
import { readStores, readUnits } from '../stores/queries.ts';
import { readStock } from './detail-queries.ts';

/** Returns where a variant is available: the delivery date at home, and the stores. */
export async function readAvailability(
  db: Db,
  { params, body }: ParsedCall<typeof postAvailability>,
  {
    locale,
    market,
    delivery,
    now,
  }: {
    readonly locale: Locale;
    readonly market: OpenMarket | undefined;
    readonly delivery: readonly DeliveryRule[];
    readonly now: Date;
  },
): Promise<CallResponse<typeof postAvailability>> {
  const variants = await readStock(db, params.productId, locale.country);
  const [first] = variants;
  if (!first) throw new CallError('API404');
  // Without a size, any size counts, at each place for itself.
  const wanted = body.upc
    ? variants.find(({ upc }) => upc === body.upc)
    : (variants.find(({ units }) => units >= body.qty) ?? first);
  if (!wanted) throw new CallError('API404');
  const onSale = !wanted.announced_until || wanted.announced_until <= now;
  const leaves = wanted.ships_at && wanted.ships_at > now ? wanted.ships_at : now;
  const available = onSale && wanted.units >= body.qty;
  const days = parcelDays(delivery, locale.country);
  const window = days && market && deliveryWindow(leaves, market, days);
  const units = await readUnits(db, body.upc ? [wanted.upc] : variants.map(({ upc }) => upc));
  const locations = await readStores(db, locale.country);
  const own = locations.find(({ location_id }) => location_id === body.storeId);
  const stores = locations.map((store) => {
    const here = units.get(store.location_id) ?? 0;
    const isThere = onSale && leaves === now;
    const pickup = isThere && here >= body.qty ? pickupPromise(now, store) : undefined;
    return {
      storeId: store.location_id,
      name: store.name,
      city: store.address.city,
      stockStatus: stockStatusOf(here, wanted.announced_until, now),
      ...(pickup ? { pickupDate: pickup.date, pickup } : {}),
      ...(isThere && available && store.accepts_parcels && window ? { sent: window } : {}),
      ...(own ? { distanceKm: distanceKm(own, store) } : {}),
    };
  });
  return { delivery: { available, ...(available ? window : {}) }, stores };
}
