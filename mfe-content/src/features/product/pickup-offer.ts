import type { CallResponse } from 'shared-contracts/call';
import type { postAvailability } from 'shared-contracts/calls/products';
import type { PickupPromise } from 'shared-contracts/pickup-promise';

export type StoreWithProduct = CallResponse<typeof postAvailability>['stores'][number];
type Ready = StoreWithProduct & { readonly pickup: PickupPromise };

/** Where a product can be collected: at the shopper's store, else at the nearest other, or the first one to have it. */
export type PickupOffer =
  | { readonly kind: 'own' | 'any'; readonly store: Ready }
  | { readonly kind: 'elsewhere'; readonly store: Ready & { readonly distanceKm: number } }
  | { readonly kind: 'none' };

const isReady = (store: StoreWithProduct): store is Ready => store.pickup !== undefined;
const isMeasured = (store: Ready): store is Ready & { readonly distanceKm: number } => store.distanceKm !== undefined;

/** Chooses what the page says; stores keep their order when they are equally far or equally soon. */
export function pickupOffer(stores: readonly StoreWithProduct[], ownId: string | undefined): PickupOffer {
  const ready = stores.filter(isReady);
  const own = ready.find(({ storeId }) => storeId === ownId);
  if (own) return { kind: 'own', store: own };
  const [nearest] = ready.filter(isMeasured).sort((a, b) => a.distanceKm - b.distanceKm);
  if (ownId !== undefined && nearest) return { kind: 'elsewhere', store: nearest };
  const [soonest] = [...ready].sort((a, b) => a.pickup.date.localeCompare(b.pickup.date));
  return soonest ? { kind: 'any', store: soonest } : { kind: 'none' };
}
