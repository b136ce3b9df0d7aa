import type { Db } from '../database/database.ts';
import { type NewAccount, openAccount } from './accounts.ts';
import { type CardSecret, numberHash, pinHash } from './value-cards.ts';

/** A gift card or code: its account, and the secrets its holder knows. */
export interface NewValueCard extends NewAccount, CardSecret {
  readonly expiresAt?: Date;
  /** The order that bought it. */
  readonly orderNumber?: string;
}

/** Opens the account of a card and stores number and PIN as hashes. Idempotent. */
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
