import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { keptReader } from '../database/kept-values.ts';
import type { TableChanges } from '../database/table-changes.ts';

/** Bounds of an amount in minor units of the market's currency, both included. */
export interface AmountBounds {
  readonly least: number;
  readonly most: number;
}

/** What holds in a market, as a record of `markets.jsonl` has it. */
export interface Market {
  readonly id: CountryCode;
  /** The location that ships to the market. */
  readonly warehouse: string;
  /** By the warehouse's clock, the hour from which orders leave on the next working day. */
  readonly dispatchUntil: number;
  /** Days from delivery or collection within which goods can be returned. */
  readonly returnDays: number;
  /** What a gift card may be worth; undefined where none are sold. */
  readonly giftCards?: AmountBounds | undefined;
}

/** What holds in a market, with the place of its warehouse. */
export interface OpenMarket extends Market {
  readonly country: CountryCode;
  /** Of the warehouse, where its record has one. */
  readonly time_zone: string | null;
}

/** The markets in which the merchant sells. */
export type Markets = ReadonlyMap<CountryCode, OpenMarket>;

/** Returns a reader that keeps the merchant's markets until they change. */
export const marketsReader = (db: Db, changes: TableChanges): (() => Promise<Markets>) =>
  keptReader(changes, async () => {
    const rows = await db
      .selectFrom('market')
      .innerJoin('location', 'location.location_id', 'market.warehouse_id')
      .select(['market.rules', 'location.country', 'location.time_zone'])
      .execute();
    return new Map(
      rows.map(({ rules, ...warehouse }) => {
        const market = rules as Market;
        return [market.id, { ...market, ...warehouse }];
      }),
    );
  });

/** The warehouse that ships to a country, in a statement. */
export const warehouseOf = (country: CountryCode): RawBuilder<string> =>
  sql<string>`(select warehouse_id from market where market_id = ${country})`;
