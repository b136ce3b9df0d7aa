import type { ParsedCall } from 'shared-contracts/call';
import type { addInstrument, SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import type { Currency } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { AccountKind } from '../database/payment-schema.ts';
import { type CardVault, ProviderRefusedError, type VaultedCard } from './provider.ts';
import {
  deleteSavedCard,
  insertSavedCard,
  listSavedCards,
  type SavedCard,
  setDefaultCard,
  vaultCard,
} from './saved-cards.ts';
import { type OpenedCard, openedValue, openRewardCode, type StoredValue, tryCard } from './stored-value.ts';

type Asked = ParsedCall<typeof addInstrument>['body'];
type Type = SavedInstrument['type'];

/** Returns the displayable part of a saved card. */
export const toSavedInstrument = (card: SavedCard): SavedInstrument => ({
  paymentInstrumentId: card.paymentInstrumentId,
  type: 'CREDIT_CARD',
  default: card.isDefault,
  brand: card.brand,
  lastFour: card.lastFour,
  expiry: card.expiry,
  holder: card.holder,
});

/** What is saved by its number: stored value in the ledger, with a balance. */
const valueKinds: readonly AccountKind[] = ['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'];

async function readValues(db: Db, subjectId: string): Promise<SavedInstrument[]> {
  const rows = await db
    .selectFrom('value_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'value_card.card_id')
    .select(['card_id', 'kind', 'unit', 'balance', 'last_four', 'expires_at'])
    .where('owner_id', '=', subjectId)
    .where('kind', 'in', valueKinds)
    .where('state', '=', 'active')
    .orderBy('ledger_account.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    paymentInstrumentId: row.card_id,
    type: row.kind as Type,
    default: false,
    lastFour: row.last_four,
    balance: row.balance,
    currency: row.unit as Currency,
    ...(row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}),
  }));
}

/** Returns an account's saved cards, gift cards, and rewards, of one type or all. */
export async function readInstruments(db: Db, subjectId: string, type: Type | undefined): Promise<SavedInstrument[]> {
  const cards = type === undefined || type === 'CREDIT_CARD' ? await listSavedCards(db, subjectId) : [];
  const values = type === 'CREDIT_CARD' ? [] : await readValues(db, subjectId);
  return [...cards.map(toSavedInstrument), ...values.filter((value) => type === undefined || value.type === type)];
}

/** Returns whether a card's month, MM/YY, has passed. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month, 1) <= now.getTime();
}

/**
 * Stores a card at the provider by its form token; runs before the transaction because it uses the network.
 * @throws {CallError} PYT404 for a rejected token, FE309 for an expired card
 */
export async function vaultCardByToken(
  vault: CardVault,
  {
    subjectId,
    key,
    token,
    now,
  }: { readonly subjectId: string; readonly key: string; readonly token: string; readonly now: Date },
): Promise<VaultedCard> {
  const card = await vaultCard(vault, `${subjectId}:${key}`, subjectId, token).catch((error: unknown) => {
    if (error instanceof ProviderRefusedError) throw new CallError('PYT404', { field: 'token', cause: error });
    throw error;
  });
  if (isExpired(card.expiry, now)) throw new CallError('FE309', { field: 'token' });
  return card;
}

/**
 * Saves a card.
 * @throws {CallError} PYT300 when it is already saved
 */
export async function saveCard(
  transaction: Db,
  subjectId: string,
  card: VaultedCard,
  makeDefault: boolean,
): Promise<string> {
  const { paymentInstrumentId } = await insertSavedCard(transaction, subjectId, card);
  if (makeDefault) await setDefaultCard(transaction, subjectId, paymentInstrumentId);
  return paymentInstrumentId;
}

type AskedValue = Exclude<Asked, { type: 'CREDIT_CARD' }>;

/** Opens the card that a call asks for by number and PIN, before the transaction that saves it. */
export async function openAskedValue(db: Db, asked: AskedValue, now: Date): Promise<OpenedCard | undefined> {
  return asked.type === 'REWARD_CODE'
    ? undefined
    : tryCard(db, asked.type, { number: asked.number, pin: asked.pin }, now);
}

async function storedValueOf(
  transaction: Db,
  asked: AskedValue,
  { subjectId, opened }: { readonly subjectId: string; readonly opened: OpenedCard | undefined },
): Promise<StoredValue> {
  try {
    return opened ? openedValue(opened) : await openRewardCode(transaction, asked.number, subjectId);
  } catch (error) {
    // Any refusal but the lock looks like a missing card to a caller who has not proven to hold it.
    if (!(error instanceof CallError)) throw error;
    if (error.errorId === 'GFC765')
      throw new CallError('GFC765', {
        field: 'pin',
        cause: error,
        ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      });
    throw new CallError('PYT404', { field: 'number', cause: error });
  }
}

/**
 * Adds a gift card or a reward to its holder's account.
 * @throws {CallError} PYT300, PYT404, GFC765 after too many attempts at a card's PIN
 */
export async function saveValue(
  transaction: Db,
  asked: AskedValue,
  holder: { readonly subjectId: string; readonly opened: OpenedCard | undefined },
): Promise<string> {
  const { subjectId } = holder;
  const value = await storedValueOf(transaction, asked, holder);
  if (value.ownerId === subjectId) throw new CallError('PYT300');
  const claimed = await transaction
    .updateTable('ledger_account')
    .set({ owner_id: subjectId })
    .where('account_id', '=', value.accountId)
    .where('owner_id', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (!claimed) throw new CallError('PYT404', { field: 'number' });
  return value.accountId;
}

/**
 * Deletes a saved card, or detaches a gift card or a reward from the account.
 * @throws {CallError} PYT404
 */
export async function removeInstrument(transaction: Db, subjectId: string, id: string): Promise<void> {
  const detached = await transaction
    .updateTable('ledger_account')
    .set({ owner_id: null })
    .where('account_id', '=', id)
    .where('owner_id', '=', subjectId)
    .where('kind', 'in', valueKinds)
    .returning('account_id')
    .executeTakeFirst();
  if (!detached) await deleteSavedCard(transaction, subjectId, id);
}
