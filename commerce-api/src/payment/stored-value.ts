import type { Currency } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { AccountKind } from '../database/payment-schema.ts';
import { normalizeCardNumber, normalizeRewardCode, numberHash, pinHash } from '../ledger/value-cards.ts';

/** A gift card, reward card or reward code whose holder is verified. */
export interface StoredValue {
  readonly accountId: string;
  readonly kind: AccountKind;
  readonly ownerId: string | null;
  readonly unit: string;
  readonly balance: number;
  readonly lastFour: string;
  readonly expiresAt: Date | null;
}

async function findByNumber(db: Db, number: string) {
  return db
    .selectFrom('value_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'value_card.card_id')
    .select(['card_id', 'pin_hash', 'state', 'expires_at', 'last_four', 'kind', 'owner_id', 'unit', 'balance'])
    .where('number_hash', '=', numberHash(number))
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

const toStoredValue = (row: Found): StoredValue => ({
  accountId: row.card_id,
  kind: row.kind,
  ownerId: row.owner_id,
  unit: row.unit,
  balance: row.balance,
  lastFour: row.last_four,
  expiresAt: row.expires_at,
});

/**
 * Opens a card by number and PIN. An unknown number, a blocked card and a wrong PIN are indistinguishable; details are
 * available only with the right PIN.
 * @throws {CallError} GFC400 without a number, GFC700 for an invalid number, GFC760 when number and PIN do not match
 */
export async function openCard(
  db: Db,
  kind: 'GIFT_CARD' | 'REWARD_CARD',
  typed: { readonly number: string | undefined; readonly pin: string | undefined },
): Promise<StoredValue> {
  if (!typed.number) throw new CallError('GFC400', { field: 'c_gcCardNumber' });
  const number = normalizeCardNumber(typed.number);
  if (!number) throw new CallError('GFC700', { field: 'c_gcCardNumber' });
  const row = await findByNumber(db, number);
  const opens =
    row?.kind === kind && row.state === 'active' && row.pin_hash === pinHash(number, (typed.pin ?? '').trim());
  if (!row || !opens) throw new CallError('GFC760', { field: 'c_gcPin' });
  return toStoredValue(row);
}

/** Opens a reward code that this person may spend: their own, or a bearer code. */
export async function openRewardCode(db: Db, typed: string | undefined, subjectId: string): Promise<StoredValue> {
  const code = normalizeRewardCode(typed ?? '');
  const row = code ? await findByNumber(db, code) : undefined;
  const opens =
    row?.kind === 'REWARD_CODE' && row.state === 'active' && (row.owner_id === null || row.owner_id === subjectId);
  if (!row || !opens) throw new CallError('PYT404', { field: 'c_rewardCode' });
  return toStoredValue(row);
}

/** Returns a reward code or reward card saved by the consumer; PYT404 for an unknown one and for another subject's. */
export async function savedStoredValue(
  db: Db,
  kind: 'REWARD_CODE' | 'REWARD_CARD' | 'GIFT_CARD',
  id: string,
  subjectId: string,
): Promise<StoredValue> {
  const row = await db
    .selectFrom('value_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'value_card.card_id')
    .select(['card_id', 'pin_hash', 'state', 'expires_at', 'last_four', 'kind', 'owner_id', 'unit', 'balance'])
    .where((where) => where.eb(where.cast<string>('card_id', 'text'), '=', id))
    .where('owner_id', '=', subjectId)
    .executeTakeFirst();
  if (row?.kind !== kind || row.state !== 'active') throw new CallError('PYT404');
  return toStoredValue(row);
}

/**
 * Checks that stored value can pay in this currency now.
 * @throws {CallError} GFC812 expired, GFC800 wrong currency, GFC740 empty
 */
export function checkSpendable(value: StoredValue, currency: Currency, now: Date): void {
  if (value.expiresAt && value.expiresAt <= now) throw new CallError('GFC812', { field: 'c_gcCardNumber' });
  if (value.unit !== currency) throw new CallError('GFC800', { field: 'c_gcCardNumber' });
  if (value.balance <= 0) throw new CallError('GFC740', { field: 'c_gcCardNumber' });
}
