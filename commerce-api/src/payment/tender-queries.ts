import { type RawBuilder, sql } from 'kysely';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import { isUuid } from '../base/uuid.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { minorUnitsPerPoint } from '../ledger/points.ts';
import type { Tender } from './tenders.ts';

/** The tenders of a cart, and the credits that must be spent before rewards. */
export interface CartTenders {
  readonly tenders: readonly Tender[];
  /** Minor units of athletes payment and influencer credit. */
  readonly credits: number;
}

/** A stored tender of a cart with the current state of its account. */
export interface TenderRow {
  readonly id: string;
  readonly method: PaymentMethodId;
  readonly accountId: string | null;
  readonly unit: string | null;
  readonly balance: number | null;
  readonly lastFour: string | null;
  /** Whether the card is blocked or expired, or the points are those of somebody who is no member any more. */
  readonly isGone: boolean;
}

/** The tenders of the cart `c`, as JSON rows. */
export const tenderRows = sql<readonly TenderRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.tender_id, 'method', t.method, 'accountId', t.account_id, 'unit', la.unit, 'balance', la.balance,
    'lastFour', coalesce(vc.last_four, t.details->>'lastFour'), 'isGone', coalesce(vc.state = 'blocked' or vc.expires_at <= now(), false)
    or (t.method = 'LOYALTY_POINTS' and not exists (select from account m where m.subject_id = la.owner_id and m.loyalty = 'member'))) order by t.added_at, t.tender_id)
  from cart_tender t left join ledger_account la on la.account_id = t.account_id left join value_card vc on vc.card_id = t.account_id
  where t.cart_id = c.cart_id), '[]'::jsonb)`;

/** What is left of the cart owner's athletes payment and influencer credit, minor units. */
export const creditsOfOwner = (currency: Currency) => sql<number>`(
  select cast(coalesce(sum(balance), 0) as integer) from ledger_account
  where owner_id = c.subject_id and kind in ('ATHLETE_CREDIT', 'INFLUENCER_CREDIT') and unit = ${currency})`;

/** Returns the tenders of a cart with the current limit of each; blocked and expired cards pay nothing, nor do a former member's points. */
export function tendersOf(
  { tenders, credits }: { readonly tenders: readonly TenderRow[]; readonly credits: number },
  currency: Currency,
): CartTenders {
  return {
    tenders: tenders.map((row) => ({
      id: row.id,
      method: row.method,
      accountId: row.accountId ?? undefined,
      available: row.isGone ? 0 : spendableAmount(row, currency),
      lastFour: row.lastFour ?? undefined,
    })),
    credits,
  };
}

function spendableAmount({ unit, balance }: TenderRow, currency: Currency): number {
  if (unit === 'POINTS') return (balance ?? 0) * minorUnitsPerPoint;
  return unit === currency ? (balance ?? 0) : 0;
}

/** A tender to be added to a cart. */
export interface NewTender extends Tender {
  readonly details: Readonly<Record<string, string>>;
}

/** A cart has at most one provider: the last one chosen. */
const droppingProviders = (cartId: string, { accountId }: NewTender): RawBuilder<unknown> =>
  sql`delete from cart_tender where cart_id = ${cartId} and account_id is null and cast(${accountId ?? null} as uuid) is null`;

/** @param source what must return a row, from `from` on */
const inserting = (cartId: string, tender: NewTender, source: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  insert into cart_tender (cart_id, tender_id, method, account_id, details)
  select ${cartId}, ${tender.id}, ${tender.method}, ${tender.accountId ?? null}, ${json(tender.details)} ${source}`;

/** Adds a tender to the cart. */
export async function insertTender(transaction: Db, cartId: string, tender: NewTender): Promise<void> {
  await droppingProviders(cartId, tender).execute(transaction);
  await inserting(cartId, tender).execute(transaction);
}

/** The same as CTEs of a statement that has locked the cart in its CTE `touched`. */
export const tenderTables = (cartId: string, tender: NewTender): RawBuilder<unknown> => sql`
  dropped as (${droppingProviders(cartId, tender)} and exists (select from touched)),
  added as (${inserting(cartId, tender, sql`from touched`)} returning tender_id)`;

export async function deleteTender(transaction: Db, cartId: string, tenderId: string): Promise<boolean> {
  if (!isUuid(tenderId)) return false;
  const { numDeletedRows } = await transaction
    .deleteFrom('cart_tender')
    .where('cart_id', '=', cartId)
    .where('tender_id', '=', tenderId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
