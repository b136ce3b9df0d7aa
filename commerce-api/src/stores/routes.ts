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
import { isNameOf, readNamed, readNearest, readStocked, readStore, readStorePage, readUnits } from './queries.ts';
import { toStore } from './store-view.ts';

type Search = Pick<ParsedCall<typeof searchStores>, 'body' | 'query'>;

interface Found {
  readonly store: LocationTable;
  readonly distanceKm?: number;
}

interface Answer {
  readonly found: readonly Found[];
  readonly place?: FoundPlace;
  readonly isUnknown?: boolean;
  readonly hasMore?: boolean;
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
  /** Stores are found without a map, too. */
  const aboutMap = async (log: FastifyBaseLogger) => {
    const about = await map?.about().catch((error: unknown) => {
      log.error({ err: error }, 'the map cannot be read');
      return undefined;
    });
    return about ? { map: about } : {};
  };
  /** The place that is meant, as far as the directory knows it; stores can be found by name while it does not answer. */
  const locate = async (typed: string, { country, language }: Locale, log: FastifyBaseLogger) =>
    places?.locate({ typed, country, language }).catch((error: unknown) => {
      if (!(error instanceof AddressLookUpUnavailableError)) throw error;
      log.warn({ err: error }, 'places cannot be looked up');
      return undefined;
    });
  /** What to begin with: the shopper's own store and those around it, or else by city; first those that have a product. */
  const unasked = async (
    country: CountryCode,
    { from, upc }: { readonly from: string | undefined; readonly upc: string | undefined },
  ): Promise<{ readonly found: Found[]; readonly hasMore: boolean }> => {
    const own = from === undefined ? undefined : await readStore(db, from, country);
    const stocked = upc === undefined ? [] : await readStocked(db, country, upc, { near: own, count: most });
    const any = own
      ? (await readNearest(db, country, own, most + 1)).map(({ store }) => store)
      : (await readStorePage(db, country, { limit: most + 1, offset: 0 })).stores;
    const all = new Map([...(own ? [own] : []), ...stocked, ...any].map((store) => [store.location_id, store]));
    return { found: [...all.values()].slice(0, most).map((store) => ({ store })), hasMore: any.length > most };
  };

  /** What is found, from the position of the shopper, the place that is typed, or the names of stores. */
  const search = async (
    { body: { query: typed, latitude, longitude, upc }, query: { from } }: Search,
    locale: Locale,
    log: FastifyBaseLogger,
  ): Promise<Answer> => {
    const { country } = locale;
    if (latitude !== undefined && longitude !== undefined)
      return { found: await readNearest(db, country, { latitude, longitude }, most) };
    if (!typed) return unasked(country, { from, upc });
    const [place, named] = await Promise.all([locate(typed, locale, log), readNamed(db, country, typed, most)]);
    // A store that is called like a place comes first, with those around it.
    const namesake = place && named.find((store) => isNameOf(typed, store));
    if (namesake) return { found: (await unasked(country, { from: namesake.location_id, upc: undefined })).found };
    if (place) return { found: await readNearest(db, country, place, most), place };
    if (named.length > 0) return { found: named.map((store) => ({ store })) };
    return { ...(await unasked(country, { from, upc })), isUnknown: true };
  };

  return [
    route(
      getStores,
      async ({ query: { storeId, limit, offset } }, { locale, log }) => {
        const one = storeId === undefined ? undefined : await readStore(db, storeId, locale.country);
        const { stores, hasMore } =
          storeId === undefined
            ? await readStorePage(db, locale.country, { limit, offset })
            : { stores: one ? [one] : [], hasMore: false };
        const now = new Date();
        return {
          stores: stores.map((location) => toStore(location, locale, now)),
          hasMore,
          ...(await aboutMap(log)),
        };
      },
      { sharedFor: 30 },
    ),
    route(
      searchStores,
      async ({ body, query }, { locale, log }) => {
        const { found, place, isUnknown, hasMore } = await search({ body, query }, locale, log);
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
          ...(hasMore ? { hasMore } : {}),
          ...(await aboutMap(log)),
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
