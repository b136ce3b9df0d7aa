import type { Currency } from 'shared-contracts/locale';
import { clearAttempts, takeAttempt } from '../auth/attempts.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { AccountKind } from '../database/payment-schema.ts';
import { hashPin, matchPin } from '../ledger/card-pin.ts';
import { normalizeCardNumber, normalizeRewardCode, numberHash } from '../ledger/value-cards.ts';

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

/** Wrong PINs of one card: five an hour, from whichever shopper, address, or instance. */
const pinRule = { name: 'card-pin', lockMinutes: 60 } as const;

const locked = (): CallError => new CallError('GFC765', { field: 'c_gcPin', retryAfter: pinRule.lockMinutes * 60 });

/**
 * Opens a card by number and PIN; outside of a transaction, so that a refused attempt counts. An unknown number, a blocked
 * card and a wrong PIN are indistinguishable by answer, duration and lock; details are available only with the right PIN,
 * and none while the card is locked.
 * @throws {CallError} GFC400 without a number, GFC700 for an invalid number, GFC760 when number and PIN do not match,
 * GFC765 after too many attempts
 */
export async function openCard(
  db: Db,
  kind: 'GIFT_CARD' | 'REWARD_CARD',
  typed: { readonly number: string | undefined; readonly pin: string | undefined },
  now: Date,
): Promise<StoredValue> {
  if (!typed.number) throw new CallError('GFC400', { field: 'c_gcCardNumber' });
  const number = normalizeCardNumber(typed.number);
  if (!number) throw new CallError('GFC700', { field: 'c_gcCardNumber' });
  const hash = numberHash(number);
  const attempt = await takeAttempt(db, hash, now, pinRule);
  if (attempt === 'locked') throw locked();
  const row = await findByNumber(db, number);
  const pin = (typed.pin ?? '').trim();
  const match = await matchPin({ number, pin }, row?.pin_hash);
  if (row?.kind !== kind || row.state !== 'active' || match === 'none')
    throw attempt === 'locking' ? locked() : new CallError('GFC760', { field: 'c_gcPin' });
  await clearAttempts(db, hash, pinRule);
  if (match === 'outdated') await replaceHash(db, row, pin);
  return toStoredValue(row);
}

async function replaceHash(db: Db, { card_id, pin_hash }: Found, pin: string): Promise<void> {
  await db
    .updateTable('value_card')
    .set({ pin_hash: await hashPin(pin) })
    .where('card_id', '=', card_id)
    .where('pin_hash', '=', pin_hash)
    .execute();
}

/** A card that was opened, or why it was not; found before the transaction that uses it. */
export type OpenedCard = { readonly value: StoredValue } | { readonly refusal: CallError };

/** Like `openCard`, for a refusal that is only thrown where the transaction would have opened the card. */
export async function tryCard(...input: Parameters<typeof openCard>): Promise<OpenedCard> {
  try {
    return { value: await openCard(...input) };
  } catch (error) {
    if (error instanceof CallError) return { refusal: error };
    throw error;
  }
}

/** @throws {CallError} the refusal of a card that was not opened */
export function openedValue(opened: OpenedCard): StoredValue {
  if ('refusal' in opened) throw opened.refusal;
  return opened.value;
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

/** Returns a gift card, reward code, or reward card saved by the consumer; PYT404 for an unknown one and for another subject's. */
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
