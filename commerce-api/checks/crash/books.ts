import { sql } from 'kysely';
import { sum } from '../../src/base/sum.ts';
import type { Db } from '../../src/database/database.ts';
import type { Wallet } from './wallet.ts';

/** The externally visible state that a crash must not change, compared with the expected one. */
export interface Truth {
  readonly placements: readonly string[];
  readonly orders: number;
  readonly unitsTaken: number;
  /** Minor units paid by the gift card. */
  readonly fromGiftCard: number;
  /** Minor units captured and refunded according to the shop's books. */
  readonly captured: number;
  readonly refunded: number;
  /** The same according to the provider's books. */
  readonly capturedThere: number;
  readonly refundedThere: number;
  /** Authorizations still open at the card provider for an order that failed. */
  readonly leftOpen: number;
  /** Accounts whose balance differs from the sum of their entries. */
  readonly unbalanced: number;
  /** Refunds planned but not executed. */
  readonly openRefunds: number;
}

export interface Subject {
  readonly cartId: string;
  readonly upc: string;
  readonly units: number;
  readonly giftCardId: string;
  readonly giftCardWorth: number;
}

const count = async (query: ReturnType<typeof sql<{ readonly n: number }>>, db: Db): Promise<number> =>
  (await query.execute(db)).rows[0]?.n ?? 0;

/** The gift card pays first, so the card's position in payment order is 1. */
async function countHeld(
  wallet: Wallet,
  placements: readonly { readonly placement_id: string; readonly state: string }[],
): Promise<number> {
  const failed = placements.filter(({ state }) => state === 'failed');
  const statuses = await Promise.all(
    failed.map(({ placement_id }) => wallet.cardStatus(`${placement_id}:1:authorise`)),
  );
  return statuses.filter((status) => status === 'approved' || status === 'challenge').length;
}

/** Reads the books of shop and provider for one shopper's order. */
export async function readTruth(
  db: Db,
  wallet: Wallet,
  { cartId, upc, units, giftCardId, giftCardWorth }: Subject,
): Promise<Truth> {
  const placements = await db
    .selectFrom('placement')
    .select(['placement_id', 'state'])
    .where('cart_id', '=', cartId)
    .execute();
  const { rows: payments } = await sql<{
    readonly method: string;
    readonly amount: number;
    readonly refunded: number;
    readonly state: string;
    readonly reference: string;
  }>`
    select p.method, p.amount, p.refunded, p.state, p.provider_reference as reference
    from payment p join placement pl on pl.placement_id = p.placement_id
    where pl.cart_id = ${cartId} and p.account_id is null`.execute(db);
  const captured = payments.filter(({ state }) => state === 'captured');
  const there = await Promise.all(payments.map(({ method, reference }) => wallet.booksOf(method, reference)));
  const left = await count(sql`select available as n from stock where upc = ${upc} and location_id = 'W100'`, db);
  const balance = await count(sql`select balance as n from ledger_account where account_id = ${giftCardId}`, db);
  return {
    placements: placements.map(({ state }) => state),
    orders: await count(sql`select cast(count(*) as integer) as n from orders where cart_id = ${cartId}`, db),
    unitsTaken: units - left,
    fromGiftCard: giftCardWorth - balance,
    captured: sum(captured.map(({ amount }) => amount)),
    refunded: sum(captured.map(({ refunded }) => refunded)),
    capturedThere: sum(there.map((each) => each.captured)),
    refundedThere: sum(there.map((each) => each.refunded)),
    leftOpen: await countHeld(wallet, placements),
    unbalanced: await count(
      sql`select cast(count(*) as integer) as n from ledger_account a
        where a.balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.account_id)`,
      db,
    ),
    openRefunds: await count(
      sql`select cast(count(*) as integer) as n from refund r join orders o on o.order_number = r.order_number
        where o.cart_id = ${cartId} and r.state <> 'done'`,
      db,
    ),
  };
}

/** The outcome of an act: an order, nothing, or a refunded order. */
export type Outcome = 'ordered' | 'nothing' | 'given-back';

/**
 * Returns the expected final state; amounts are minor units. Refunds go to the provider first, because it paid last.
 */
export function expected(
  outcome: Outcome,
  { byGiftCard, byProvider }: { readonly byGiftCard: number; readonly byProvider: number },
  givenBack: number,
): Truth {
  const wasPlaced = outcome !== 'nothing';
  const refunded = Math.min(byProvider, givenBack);
  const captured = wasPlaced ? byProvider : 0;
  return {
    placements: [wasPlaced ? 'done' : 'failed'],
    orders: wasPlaced ? 1 : 0,
    unitsTaken: outcome === 'ordered' ? 1 : 0,
    fromGiftCard: wasPlaced ? byGiftCard - (givenBack - refunded) : 0,
    captured,
    refunded,
    capturedThere: captured,
    refundedThere: refunded,
    leftOpen: 0,
    unbalanced: 0,
    openRefunds: 0,
  };
}
