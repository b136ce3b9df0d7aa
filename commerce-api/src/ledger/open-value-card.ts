import type { Db } from '../database/database.ts';
import { type NewAccount, openAccount } from './accounts.ts';
import { type CardSecret, numberHash, pinHash } from './value-cards.ts';

/** A card or code of worth: its account, and how it is known to whoever holds it. */
export interface NewValueCard extends NewAccount, CardSecret {
  readonly expiresAt?: Date;
  /** The order that bought it. */
  readonly orderNumber?: string;
}

/** Opens the account of a card and keeps its number and PIN as hashes. Opening it again changes nothing. */
export async function openValueCard(transaction: Db, card: NewValueCard): Promise<void> {
  const { number, pin, expiresAt, orderNumber, ...account } = card;
  await openAccount(transaction, account);
  await transaction
    .insertInto('value_card')
    .values({
      card_id: account.id,
      number_hash: numberHash(number),
      pin_hash: pinHash(number, pin),
      last_four: number.slice(-4),
      expires_at: expiresAt ?? null,
      order_number: orderNumber ?? null,
    })
    .onConflict((conflict) => conflict.column('card_id').doNothing())
    .execute();
}
