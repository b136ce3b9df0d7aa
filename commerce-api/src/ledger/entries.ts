import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inlineRows } from '../database/inline-rows.ts';

/** A movement on an account. */
export interface Movement {
  readonly accountId: string;
  /** Unique per account: a repeated movement is posted once. */
  readonly key: string;
  /** Added to the balance; negative for debits. */
  readonly amount: number;
  /** What the movement belongs to, e.g. an order number. */
  readonly reference: string;
}

/** The balance is insufficient. */
export class InsufficientBalanceError extends Error {
  override readonly name = 'InsufficientBalanceError';
}

/** A programming error: a key was reused for a different movement, or a hold was settled in two ways. */
export class LedgerConflictError extends Error {
  override readonly name = 'LedgerConflictError';
}

type EntryKind = 'plain' | 'hold' | 'capture' | 'release';

interface Written {
  readonly entry: number;
  readonly moved: number;
}

/**
 * Writes an entry and updates the balance in one statement that succeeds only when the balance stays at 0 or above.
 * Locking the account first serializes concurrent spending.
 */
async function write(
  transaction: Db,
  kind: EntryKind,
  { accountId, key, amount, reference }: Movement,
  settles: string | null,
): Promise<Written> {
  const { rows } = await sql<Written>`
    with account as (
      select account_id from ledger_account where account_id = ${accountId} and balance + ${amount} >= 0 for update
    ), entry as (
      insert into ledger_entry (account_id, key, kind, amount, settles, reference)
      select account_id, ${key}, ${kind}, ${amount}, cast(${settles} as text), ${reference} from account
      on conflict do nothing returning account_id, amount
    ), moved as (
      update ledger_account set balance = balance + entry.amount from entry
      where ledger_account.account_id = entry.account_id returning ledger_account.account_id
    )
    select cast((select count(*) from entry) as integer) as entry, cast((select count(*) from moved) as integer) as moved`.execute(
    transaction,
  );
  return rows[0] ?? { entry: 0, moved: 0 };
}

async function find(transaction: Db, accountId: string, key: string) {
  return transaction
    .selectFrom('ledger_entry')
    .select(['kind', 'amount', 'settles'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

async function move(transaction: Db, kind: EntryKind, movement: Movement, settles: string | null): Promise<void> {
  const { entry } = await write(transaction, kind, movement, settles);
  if (entry === 1) return;
  const known = await find(transaction, movement.accountId, movement.key);
  if (known) {
    if (known.kind === kind && known.amount === movement.amount && known.settles === settles) return;
    throw new LedgerConflictError(`${movement.key} was used for another movement`);
  }
  if (settles !== null) throw new LedgerConflictError(`${settles} was settled before`);
  throw new InsufficientBalanceError(`There is less than ${-movement.amount} on the account`);
}

/**
 * Posts a credit or debit.
 * @throws {InsufficientBalanceError} when the balance is insufficient; nothing is written then
 */
export function post(transaction: Db, movement: Movement): Promise<void> {
  return move(transaction, 'plain', movement, null);
}

/** A part of a balance that is set aside until it is captured or released. */
export type Hold = Omit<Movement, 'amount'> & {
  /** Positive. */
  readonly amount: number;
};

/**
 * Holds an amount; the balance drops immediately.
 * @throws {InsufficientBalanceError} when the balance is insufficient
 */
export function hold(transaction: Db, { amount, ...rest }: Hold): Promise<void> {
  return move(transaction, 'hold', { ...rest, amount: -amount }, null);
}

const capturedKey = ({ key }: Pick<Hold, 'key'>): string => `${key}:captured`;
const entryOf = ({ accountId, key, reference }: Omit<Hold, 'amount'>) => ({ account_id: accountId, key, reference });

/**
 * CTEs that hold all amounts of an order or none. `funded` has a row when all balances suffice; then `keyed` must have
 * one, and the amounts are held.
 * @param isSpent whether to capture them immediately
 */
export const holdTables = (holds: readonly Hold[], isSpent: boolean) => ({
  claim: sql`
    asked as (
      select account_id, cast(sum(amount) as integer) as amount
      from ${inlineRows(
        holds.map((held) => ({ ...entryOf(held), amount: held.amount })),
        'account_id uuid, amount integer',
      )} group by account_id
    ), purse as (
      select a.account_id, asked.amount, a.balance - asked.amount as rest from stocked cross join asked
      join ledger_account a on a.account_id = asked.account_id order by a.account_id for update of a
    ), funded as (
      select true as ok from purse having count(*) = (select count(*) from asked) and coalesce(min(rest), 0) >= 0
    )`,
  take: sql`
    entries as (
      insert into ledger_entry (account_id, key, kind, amount, settles, reference)
      select account_id, given.key, kind, amount, settles, reference
      from ${inlineRows(
        holds.flatMap((held) => [
          { ...entryOf(held), kind: 'hold', amount: -held.amount },
          ...(isSpent
            ? [{ ...entryOf(held), key: capturedKey(held), kind: 'capture', amount: 0, settles: held.key }]
            : []),
        ]),
        'account_id uuid, key text, kind text, amount integer, settles text, reference text',
      )} cross join keyed
    ), lowered as (
      update ledger_account set balance = balance - purse.amount from purse, keyed
      where ledger_account.account_id = purse.account_id
    )`,
});

/** Captures a hold. The balance does not change, because the hold already lowered it. */
export async function capture(transaction: Db, { accountId, key, reference }: Omit<Hold, 'amount'>): Promise<void> {
  if (!(await find(transaction, accountId, key))) throw new LedgerConflictError(`There is no hold ${key}`);
  return move(transaction, 'capture', { accountId, key: capturedKey({ key }), amount: 0, reference }, key);
}

/** Releases a hold in full; does nothing without a hold. */
export async function release(transaction: Db, { accountId, key, reference }: Omit<Hold, 'amount'>): Promise<void> {
  const held = await find(transaction, accountId, key);
  if (!held) return;
  return move(transaction, 'release', { accountId, key: `${key}:released`, amount: -held.amount, reference }, key);
}
