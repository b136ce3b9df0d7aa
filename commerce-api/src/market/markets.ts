import { type RawBuilder, sql } from 'kysely';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { SignUpRequirement } from 'shared-contracts/calls/utilities';
import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { keptReader } from '../database/kept-values.ts';
import type { TableChanges } from '../database/table-changes.ts';

/** Bounds of an amount in minor units of the market's currency, both included. */
export interface AmountBounds {
  readonly least: number;
  readonly most: number;
}

/** A loyalty voucher: its price in points and its value in minor units of the market. */
export interface Voucher {
  readonly points: number;
  readonly amount: number;
}

/** What an invitation brings each of the two: points, once the new member keeps goods of one order for so much. */
interface InvitationRule {
  readonly points: number;
  /** Minor units of the market, after what was taken off. */
  readonly leastAmount: number;
  /** How many invitations of a member are rewarded in a year. */
  readonly mostPerYear: number;
}

/** From which amount a method pays, in minor units; methods without one pay any amount. */
export type PaymentMinimums = Readonly<Partial<Record<PaymentMethodId, number>>>;

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
  readonly paymentMinimums?: PaymentMinimums | undefined;
  /** Minor units of goods for which members earn a point; none where they earn none. */
  readonly amountPerPoint?: number | null | undefined;
  /** What members can exchange points for, cheapest first. */
  readonly vouchers?: readonly Voucher[] | undefined;
  /** None where members invite nobody. */
  readonly invitations?: InvitationRule | null | undefined;
  readonly signUpRequires?: readonly SignUpRequirement[] | undefined;
}

/** What holds in a market, with the place of its warehouse. */
export interface OpenMarket extends Market {
  readonly country: CountryCode;
  /** Of the warehouse, where its record has one. */
  readonly time_zone: string | null;
}

/** The markets in which the merchant sells. */
export type Markets = ReadonlyMap<CountryCode, OpenMarket>;

/** Reads the merchant's markets. */
export async function readMarkets(db: Db): Promise<Markets> {
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
}

/** Returns a reader that keeps the merchant's markets until they change. */
export const marketsReader = (db: Db, changes: TableChanges): (() => Promise<Markets>) =>
  keptReader(changes, () => readMarkets(db));

/** The vouchers of a market, cheapest first; none where the merchant sells nothing. */
export const vouchersOf = (market: Pick<Market, 'vouchers'> | undefined): readonly Voucher[] => market?.vouchers ?? [];

export const voucherOf = (market: Pick<Market, 'vouchers'> | undefined, points: number): Voucher | undefined =>
  vouchersOf(market).find((voucher) => voucher.points === points);

/** The warehouse that ships to a country, in a statement. */
export const warehouseOf = (country: CountryCode): RawBuilder<string> =>
  sql<string>`(select warehouse_id from market where market_id = ${country})`;
