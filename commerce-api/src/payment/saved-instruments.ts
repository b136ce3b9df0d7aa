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

const rewardKinds: readonly AccountKind[] = ['REWARD_CODE', 'REWARD_CARD'];

async function readRewards(db: Db, subjectId: string): Promise<SavedInstrument[]> {
  const rows = await db
    .selectFrom('value_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'value_card.card_id')
    .select(['card_id', 'kind', 'unit', 'balance', 'last_four', 'expires_at'])
    .where('owner_id', '=', subjectId)
    .where('kind', 'in', rewardKinds)
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

/** Returns an account's saved cards and rewards, of one type or all. */
export async function readInstruments(db: Db, subjectId: string, type: Type | undefined): Promise<SavedInstrument[]> {
  const cards = type === undefined || type === 'CREDIT_CARD' ? await listSavedCards(db, subjectId) : [];
  const rewards = type === 'CREDIT_CARD' ? [] : await readRewards(db, subjectId);
  return [...cards.map(toSavedInstrument), ...rewards.filter((reward) => type === undefined || reward.type === type)];
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

type AskedReward = Exclude<Asked, { type: 'CREDIT_CARD' }>;

/** Opens the reward card that a call asks for by number and PIN, before the transaction that saves it. */
export async function openAskedReward(db: Db, asked: AskedReward, now: Date): Promise<OpenedCard | undefined> {
  return asked.type === 'REWARD_CARD'
    ? tryCard(db, asked.type, { number: asked.number, pin: asked.pin }, now)
    : undefined;
}

async function rewardOf(
  transaction: Db,
  asked: AskedReward,
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
 * Adds a reward to its holder's account.
 * @throws {CallError} PYT300, PYT404, GFC765 after too many attempts at a card's PIN
 */
export async function saveReward(
  transaction: Db,
  asked: AskedReward,
  holder: { readonly subjectId: string; readonly opened: OpenedCard | undefined },
): Promise<string> {
  const { subjectId } = holder;
  const reward = await rewardOf(transaction, asked, holder);
  if (reward.ownerId === subjectId) throw new CallError('PYT300');
  const claimed = await transaction
    .updateTable('ledger_account')
    .set({ owner_id: subjectId })
    .where('account_id', '=', reward.accountId)
    .where('owner_id', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (!claimed) throw new CallError('PYT404', { field: 'number' });
  return reward.accountId;
}

/**
 * Deletes a saved card, or detaches a reward from the account.
 * @throws {CallError} PYT404
 */
export async function removeInstrument(transaction: Db, subjectId: string, id: string): Promise<void> {
  const reward = await transaction
    .updateTable('ledger_account')
    .set({ owner_id: null })
    .where('account_id', '=', id)
    .where('owner_id', '=', subjectId)
    .where('kind', 'in', rewardKinds)
    .returning('account_id')
    .executeTakeFirst();
  if (!reward) await deleteSavedCard(transaction, subjectId, id);
}
