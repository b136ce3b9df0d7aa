import { sql } from 'kysely';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { CallError } from '../server/call-error.ts';
import { minorUnitsPerPoint, type Tender } from './tenders.ts';

/** Instruments of a cart, and what is left of the credits that come before rewards. */
export interface CartTenders {
  readonly tenders: readonly Tender[];
  /** Minor units of athletes payment and influencer credit. */
  readonly credits: number;
}

/** An instrument of a cart as the database keeps it, with the account behind it as it is now. */
export interface TenderRow {
  readonly id: string;
  readonly method: PaymentMethodId;
  readonly accountId: string | null;
  readonly unit: string | null;
  readonly balance: number | null;
  readonly lastFour: string | null;
  /** Whether the card was blocked or has run out. */
  readonly isGone: boolean;
}

/** The instruments of the cart `c`, as rows in JSON. */
export const tenderRows = sql<readonly TenderRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.tender_id, 'method', t.method, 'accountId', t.account_id, 'unit', la.unit, 'balance', la.balance,
    'lastFour', coalesce(vc.last_four, t.details->>'lastFour'), 'isGone', coalesce(vc.state = 'blocked' or vc.expires_at <= now(), false)) order by t.added_at, t.tender_id)
  from cart_tender t left join ledger_account la on la.account_id = t.account_id left join value_card vc on vc.card_id = t.account_id
  where t.cart_id = c.cart_id), '[]'::jsonb)`;

/** What the owner of the cart `c` still has of athletes payment and influencer credit, minor units. */
export const creditsOfOwner = (currency: Currency) => sql<number>`(
  select cast(coalesce(sum(balance), 0) as integer) from ledger_account
  where owner_id = c.subject_id and kind in ('ATHLETE_CREDIT', 'INFLUENCER_CREDIT') and unit = ${currency})`;

/** What pays for a cart, with what each could pay now; a card that was blocked or has run out since pays nothing. */
export function tendersOf(
  { tenders, credits }: { readonly tenders: readonly TenderRow[]; readonly credits: number },
  currency: Currency,
): CartTenders {
  return {
    tenders: tenders.map((row) => ({
      id: row.id,
      method: row.method,
      accountId: row.accountId ?? undefined,
      available: row.isGone ? 0 : worth(row, currency),
      lastFour: row.lastFour ?? undefined,
    })),
    credits,
  };
}

function worth({ unit, balance }: TenderRow, currency: Currency): number {
  if (unit === 'POINTS') return (balance ?? 0) * minorUnitsPerPoint;
  return unit === currency ? (balance ?? 0) : 0;
}

/** Puts an instrument on the cart. @returns its id @throws {CallError} GFC755 when the same account pays already */
export async function insertTender(
  transaction: Db,
  tender: {
    readonly cartId: string;
    readonly method: PaymentMethodId;
    readonly accountId?: string | undefined;
    readonly details?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into cart_tender (cart_id, tender_id, method, account_id, details)
    values (${tender.cartId}, ${crypto.randomUUID()}, ${tender.method}, ${tender.accountId ?? null}, cast(${JSON.stringify(tender.details ?? {})} as jsonb))
    on conflict (cart_id, account_id) where account_id is not null do nothing returning tender_id as id`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw new CallError('GFC755');
  return row.id;
}

export async function deleteTender(transaction: Db, cartId: string, tenderId: string): Promise<boolean> {
  const { rows } =
    await sql`delete from cart_tender where cart_id = ${cartId} and cast(tender_id as text) = ${tenderId} returning tender_id`.execute(
      transaction,
    );
  return rows.length > 0;
}

/** A cart has one provider at most: the last one chosen. */
export async function dropProviderTenders(transaction: Db, cartId: string): Promise<void> {
  await sql`delete from cart_tender where cart_id = ${cartId} and account_id is null`.execute(transaction);
}
