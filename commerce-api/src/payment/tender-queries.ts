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

interface Row {
  readonly id: string;
  readonly method: PaymentMethodId;
  readonly accountId: string | null;
  readonly unit: string | null;
  readonly balance: number | null;
  readonly lastFour: string | null;
}

const isGone = (row: { readonly state: string | null; readonly expired: boolean | null }): boolean =>
  row.state === 'blocked' || row.expired === true;

/** What pays for a cart, with what each could pay now; a card that was blocked or has run out since pays nothing. */
export async function readTenders(
  db: Db,
  { cartId, subjectId, currency }: { readonly cartId: string; readonly subjectId: string; readonly currency: Currency },
): Promise<CartTenders> {
  const { rows } = await sql<Row & { readonly state: string | null; readonly expired: boolean | null }>`
    select t.tender_id as id, t.method, t.account_id as "accountId", a.unit, a.balance, coalesce(c.last_four, t.details->>'lastFour') as "lastFour",
      c.state, c.expires_at <= now() as expired
    from cart_tender t
    left join ledger_account a on a.account_id = t.account_id
    left join value_card c on c.card_id = t.account_id
    where t.cart_id = ${cartId} order by t.added_at, t.tender_id`.execute(db);
  const tenders = rows.map((row) => ({
    id: row.id,
    method: row.method,
    accountId: row.accountId ?? undefined,
    available: isGone(row) ? 0 : worth(row, currency),
    lastFour: row.lastFour ?? undefined,
  }));
  const needsCredits = rows.some(({ method }) => method !== 'GIFT_CARD');
  return { tenders, credits: needsCredits ? await creditsOf(db, subjectId, currency) : 0 };
}

function worth({ unit, balance }: Row, currency: Currency): number {
  if (unit === 'POINTS') return (balance ?? 0) * minorUnitsPerPoint;
  return unit === currency ? (balance ?? 0) : 0;
}

/** What a person still has of athletes payment and influencer credit, minor units. */
export async function creditsOf(db: Db, subjectId: string, currency: Currency): Promise<number> {
  const { rows } = await sql<{ readonly credits: number }>`
    select cast(coalesce(sum(balance), 0) as integer) as credits from ledger_account
    where owner_id = ${subjectId} and kind in ('ATHLETE_CREDIT', 'INFLUENCER_CREDIT') and unit = ${currency}`.execute(
    db,
  );
  return rows[0]?.credits ?? 0;
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
