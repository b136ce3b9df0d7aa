import { getStores, searchStores } from 'shared-contracts/calls/utilities';
import type { Db } from '../database/database.ts';
import { type Route, route } from '../server/route.ts';
import { readStores, readUnits } from './queries.ts';
import { distanceKm, toStore } from './store-view.ts';

const matches = (query: string) => {
  const wanted = query.toLowerCase();
  return (store: { readonly name: string; readonly city: string; readonly postalCode: string }): boolean =>
    [store.name, store.city, store.postalCode].some((text) => text.toLowerCase().includes(wanted));
};

/** Where the shop has doors. */
export function storeRoutes(db: Db): Route[] {
  return [
    route(
      'anyone',
      getStores,
      async (_input, { locale }) => ({
        stores: (await readStores(db, locale.country)).map((location) => toStore(location, locale)),
      }),
      { sharedFor: 300 },
    ),
    route('anyone', searchStores, async ({ body }, { locale }) => {
      const stores = (await readStores(db, locale.country)).map((location) => toStore(location, locale));
      const units = body.upc ? await readUnits(db, body.upc) : undefined;
      const { latitude, longitude, query } = body;
      const here = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
      const found = query ? stores.filter(matches(query)) : stores;
      // A place nobody knows still gets an answer: all stores rather than none.
      const shown = (found.length > 0 ? found : stores).map((store) => ({
        ...store,
        ...(here ? { distanceKm: distanceKm(here, store) } : {}),
        ...(units ? { available: Math.min(units.get(store.storeId) ?? 0, 99) } : {}),
      }));
      return { stores: shown.sort((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0)) };
    }),
  ];
}
