import type { FastifyBaseLogger } from 'fastify';
import { checkField } from 'shared-contracts/address-check';
import type { ParsedCall } from 'shared-contracts/call';
import { findCollectionPoints, getStoreEmployees } from 'shared-contracts/calls/stores';
import { getStores, searchStores } from 'shared-contracts/calls/utilities';
import type { CountryCode, Locale } from 'shared-contracts/locale';
import { type AddressLookUp, AddressLookUpUnavailableError, type FoundPlace } from '../address/address-look-up.ts';
import { addressRulesOf } from '../address/rules.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { LocationTable } from '../database/schema.ts';
import type { MapSource } from '../media/map-source.ts';
import { storeSearchLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { type CollectionPoints, CollectionPointsUnavailableError } from './collection-points.ts';
import { readEmployees } from './employees.ts';
import { readNamed, readNearest, readStore, readStorePage, readUnits } from './queries.ts';
import { toStore } from './store-view.ts';

type SearchBody = ParsedCall<typeof searchStores>['body'];

interface Found {
  readonly store: LocationTable;
  readonly distanceKm?: number;
}

/** Stores that a search answers with. */
const most = 10;

interface Dependencies {
  readonly db: Db;
  /** Places where parcels can be collected. */
  readonly directory: CollectionPoints;
  /** None where typed places are found by the names of stores only. */
  readonly places: AddressLookUp | undefined;
  readonly map: MapSource | undefined;
}

/** Store calls. */
export function storeRoutes({ db, directory, places, map }: Dependencies): Route[] {
  const aboutMap = async () => {
    const about = await map?.about();
    return about ? { map: about } : {};
  };
  /** The place that is meant, as far as the directory knows it; stores can be found by name while it does not answer. */
  const locate = async (typed: string, { country, language }: Locale, log: FastifyBaseLogger) =>
    places?.locate({ typed, country, language }).catch((error: unknown) => {
      if (!(error instanceof AddressLookUpUnavailableError)) throw error;
      log.warn({ err: error }, 'places cannot be looked up');
      return undefined;
    });
  const inOrder = async (country: CountryCode): Promise<Found[]> =>
    (await readStorePage(db, country, { limit: most, offset: 0 })).stores.map((store) => ({ store }));

  /** What is found, from the position of the shopper, the place that is typed, or the names of stores. */
  const search = async (
    { query, latitude, longitude }: SearchBody,
    locale: Locale,
    log: FastifyBaseLogger,
  ): Promise<{ readonly found: readonly Found[]; readonly place?: FoundPlace; readonly isUnknown?: boolean }> => {
    const { country } = locale;
    if (latitude !== undefined && longitude !== undefined)
      return { found: await readNearest(db, country, { latitude, longitude }, most) };
    if (!query) return { found: await inOrder(country) };
    const [place, named] = await Promise.all([locate(query, locale, log), readNamed(db, country, query, most)]);
    if (place) return { found: await readNearest(db, country, place, most), place };
    if (named.length > 0) return { found: named.map((store) => ({ store })) };
    return { found: await inOrder(country), isUnknown: true };
  };

  return [
    route(
      getStores,
      async ({ query: { storeId, limit, offset } }, { locale }) => {
        const one = storeId === undefined ? undefined : await readStore(db, storeId, locale.country);
        const { stores, hasMore } =
          storeId === undefined
            ? await readStorePage(db, locale.country, { limit, offset })
            : { stores: one ? [one] : [], hasMore: false };
        const now = new Date();
        return {
          stores: stores.map((location) => toStore(location, locale, now)),
          hasMore,
          ...(await aboutMap()),
        };
      },
      { sharedFor: 30 },
    ),
    route(
      searchStores,
      async ({ body }, { locale, log }) => {
        const { found, place, isUnknown } = await search(body, locale, log);
        const ids = found.map(({ store }) => store.location_id);
        const units = body.upc ? await readUnits(db, [body.upc], ids) : undefined;
        const now = new Date();
        return {
          stores: found.map(({ store, distanceKm }) => ({
            ...toStore(store, locale, now),
            ...(distanceKm === undefined ? {} : { distanceKm }),
            ...(units ? { available: Math.min(units.get(store.location_id) ?? 0, 99) } : {}),
          })),
          ...(place ? { place } : {}),
          ...(isUnknown ? { isUnknown } : {}),
          ...(await aboutMap()),
        };
      },
      { limits: storeSearchLimits },
    ),

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
