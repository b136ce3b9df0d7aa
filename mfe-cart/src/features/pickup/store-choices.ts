import type { CallResponse } from 'shared-contracts/call';
import type { postAvailability } from 'shared-contracts/calls/products';
import type { searchStores } from 'shared-contracts/calls/utilities';

export type FoundStore = CallResponse<typeof searchStores>['stores'][number];
type Availability = CallResponse<typeof postAvailability>;
type Sent = NonNullable<Availability['stores'][number]['sent']>;

/** A store as a pickup location. */
export interface StoreChoice {
  readonly store: FoundStore;
  /** Units in stock there, if known. */
  readonly available: number;
  /** Whether the full quantity is in stock there. */
  readonly enough: boolean;
  /** ISO date of the earliest pickup; undefined when pickup is not possible. */
  readonly readyOn?: string;
  /** When a parcel is there, for a store with too little that takes one. */
  readonly sent?: Sent;
  readonly isFavorite: boolean;
}

const rank = ({ enough, sent }: StoreChoice): number => (enough ? 0 : sent ? 1 : 2);

/** Stores with their availability: full stock first, then those that goods are sent to, then the favorite, then in search order. */
export function storeChoices(
  stores: readonly FoundStore[],
  availability: Availability | undefined,
  wanted: { readonly qty: number; readonly favoriteId: string | undefined },
): StoreChoice[] {
  return stores
    .map((store): StoreChoice => {
      const available = store.available ?? 0;
      const { pickupDate, sent } = availability?.stores.find(({ storeId }) => storeId === store.storeId) ?? {};
      const enough = available >= wanted.qty;
      return {
        store,
        available,
        enough,
        isFavorite: store.storeId === wanted.favoriteId,
        ...(enough && pickupDate ? { readyOn: pickupDate } : {}),
        ...(!enough && sent ? { sent } : {}),
      };
    })
    .sort((a, b) => rank(a) - rank(b) || Number(b.isFavorite) - Number(a.isFavorite));
}
