import type { CallResponse } from 'shared-contracts/call';
import type { postAvailability } from 'shared-contracts/calls/products';
import type { searchStores } from 'shared-contracts/calls/utilities';

export type FoundStore = CallResponse<typeof searchStores>['stores'][number];
type Availability = CallResponse<typeof postAvailability>;

/** A store as a pickup location. */
export interface StoreChoice {
  readonly store: FoundStore;
  /** Units in stock there, if known. */
  readonly available: number;
  /** Whether the full quantity is in stock there. */
  readonly enough: boolean;
  /** ISO date of the earliest pickup; undefined when pickup is not possible. */
  readonly readyOn?: string;
  readonly isFavourite: boolean;
}

/** Stores with their availability: full stock first, then the favorite, then in search order. */
export function storeChoices(
  stores: readonly FoundStore[],
  availability: Availability | undefined,
  wanted: { readonly qty: number; readonly favouriteId: string | undefined },
): StoreChoice[] {
  return stores
    .map((store): StoreChoice => {
      const available = store.available ?? 0;
      const readyOn = availability?.stores.find(({ storeId }) => storeId === store.storeId)?.pickupDate;
      return {
        store,
        available,
        enough: available >= wanted.qty,
        isFavourite: store.storeId === wanted.favouriteId,
        ...(readyOn && available >= wanted.qty ? { readyOn } : {}),
      };
    })
    .sort((a, b) => Number(b.enough) - Number(a.enough) || Number(b.isFavourite) - Number(a.isFavourite));
}
