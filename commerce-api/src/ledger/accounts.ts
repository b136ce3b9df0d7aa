import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { AccountKind } from '../database/payment-schema.ts';
import { post } from './entries.ts';

/** Stored value that belongs to a person, or to the bearer of its number. */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: AccountKind;
  /** Undefined for bearer accounts. */
  readonly ownerId: string | undefined;
  /** A currency, whose minor units the balance counts, or POINTS. */
  readonly unit: string;
  /** Spendable balance, never below 0. */
  readonly balance: number;
  /** The yearly limit of a credit; the amount spent is the cap minus the balance. */
  readonly cap: number | undefined;
}

export interface NewAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly ownerId?: string | undefined;
  readonly unit: string;
  readonly cap?: number;
  /** Amount of the first entry, if the account is not empty. */
  readonly opening?: number;
}

const columns = ['account_id', 'kind', 'owner_id', 'unit', 'balance', 'cap'] as const;

interface Row {
  readonly account_id: string;
  readonly kind: AccountKind;
  readonly owner_id: string | null;
  readonly unit: string;
  readonly balance: number;
  readonly cap: number | null;
}

const toAccount = (row: Row): LedgerAccount => ({
  id: row.account_id,
  kind: row.kind,
  ownerId: row.owner_id ?? undefined,
  unit: row.unit,
  balance: row.balance,
  cap: row.cap ?? undefined,
});

/** Opens an account; an existing one does not change. */
export async function openAccount(transaction: Db, account: NewAccount): Promise<void> {
  const made = await transaction
    .insertInto('ledger_account')
    .values({
      account_id: account.id,
      kind: account.kind,
      owner_id: account.ownerId ?? null,
      unit: account.unit,
      cap: account.cap ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  if (made.length === 0 || !account.opening) return;
  await post(transaction, { accountId: account.id, key: 'opening', amount: account.opening, reference: 'opening' });
}

export async function readAccount(db: Db, id: string): Promise<LedgerAccount | undefined> {
  const row = await db.selectFrom('ledger_account').select(columns).where('account_id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** Returns a person's accounts, oldest first. */
export async function accountsOf(db: Db, ownerId: string): Promise<LedgerAccount[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('account_id')
    .execute();
  return rows.map(toAccount);
}

/** Returns a person's account of a kind and unit, such as their points. */
export async function personalAccount(
  db: Db,
  ownerId: string,
  kind: 'POINTS' | 'ATHLETE_CREDIT' | 'INFLUENCER_CREDIT' | 'EMPLOYEE_SPEND',
  unit: string,
): Promise<LedgerAccount | undefined> {
  const row = await db
    .selectFrom('ledger_account')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('unit', '=', unit)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Locks accounts in the order in which every transaction locks them. */
export async function lockAccounts(transaction: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select account_id from ledger_account where account_id = any(cast(${[...new Set(ids)]} as uuid[]))
    order by account_id for update`.execute(transaction);
}
