import { checkField } from 'shared-contracts/address-check';
import { findCollectionPoints, getStoreEmployees } from 'shared-contracts/calls/stores';
import { getStores, searchStores } from 'shared-contracts/calls/utilities';
import { addressRulesOf } from '../address/rules.ts';
import { CallError } from '../base/call-error.ts';
import { distanceKm } from '../base/distance.ts';
import type { Db } from '../database/database.ts';
import { type Route, route } from '../server/route.ts';
import { type CollectionPoints, CollectionPointsUnavailableError } from './collection-points.ts';
import { readEmployees } from './employees.ts';
import { readStores, readUnits } from './queries.ts';
import { toStore } from './store-view.ts';

const matches = (query: string) => {
  const wanted = query.toLowerCase();
  return (store: { readonly name: string; readonly city: string; readonly postalCode: string }): boolean =>
    [store.name, store.city, store.postalCode].some((text) => text.toLowerCase().includes(wanted));
};

/** Store calls. */
export function storeRoutes(db: Db, directory: CollectionPoints): Route[] {
  return [
    route(
      getStores,
      async (_input, { locale }) => ({
        stores: (await readStores(db, locale.country)).map((location) => toStore(location, locale, new Date())),
      }),
      { sharedFor: 30 },
    ),
    route(searchStores, async ({ body }, { locale }) => {
      const stores = (await readStores(db, locale.country)).map((location) => toStore(location, locale, new Date()));
      const units = body.upc ? await readUnits(db, [body.upc]) : undefined;
      const { latitude, longitude, query } = body;
      const here = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
      const found = query ? stores.filter(matches(query)) : stores;
      // An unknown place returns all stores instead of none.
      const shown = (found.length > 0 ? found : stores).map((store) => ({
        ...store,
        ...(here ? { distanceKm: distanceKm(here, store) } : {}),
        ...(units ? { available: Math.min(units.get(store.storeId) ?? 0, 99) } : {}),
      }));
      return { stores: shown.sort((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0)) };
    }),

    route(getStoreEmployees, async ({ params }) => {
      const employees = await readEmployees(db, params.storeId);
      if (employees.length === 0) throw new CallError('STR404', { field: 'storeId' });
      return {
        storeId: params.storeId,
        employees: employees.map(({ storeEmployeeId, storeEmployeeName }) => ({ storeEmployeeId, storeEmployeeName })),
      };
    }),

    route(findCollectionPoints, async ({ body }, { locale, log }) => {
      const rule = addressRulesOf(locale.country, locale.language).find(({ name }) => name === 'postalCode');
      const elsewhere = body.country !== undefined && body.country !== locale.country;
      if (elsewhere) throw new CallError('CHK320', { field: 'country' });
      if (!rule || checkField(rule, body.postalCode)) throw new CallError('CHK320', { field: 'postalCode' });
      const { country, language } = locale;
      const search = { postalCode: body.postalCode, city: body.city ?? '', country, language };
      const collectionPoints = await directory.near(search).catch((error: unknown) => {
        if (!(error instanceof CollectionPointsUnavailableError)) throw error;
        log.warn({ err: error }, 'collection points are not available');
        throw new CallError('SHP502', { cause: error });
      });
      return { collectionPoints };
    }),
  ];
}
