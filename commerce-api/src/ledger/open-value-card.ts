import type { Db } from '../database/database.ts';
import { type NewAccount, openAccount } from './accounts.ts';
import { hashPin } from './card-pin.ts';
import { type CardSecret, issuedCardSecret, numberHash } from './value-cards.ts';

/** A gift card or code: its account, and what its holder knows. */
export interface NewValueCard extends NewAccount {
  readonly number: string;
  readonly pin: HashedPin;
  readonly expiresAt?: Date;
  /** The order that bought it. */
  readonly orderNumber?: string;
}

/** A PIN as it is stored. Hashing takes long, so that it happens before the transaction that opens the card. */
export interface HashedPin {
  readonly hash: string;
  readonly digits: number;
}

/** Returns what a card's holder knows with its PIN hashed. */
export async function hashSecret({ number, pin }: CardSecret): Promise<Pick<NewValueCard, 'number' | 'pin'>> {
  return { number, pin: { hash: await hashPin(pin), digits: pin.length } };
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
      pin_hash: pin.hash,
      pin_digits: pin.digits,
      last_four: number.slice(-4),
      expires_at: expiresAt ?? null,
      order_number: orderNumber ?? null,
    })
    .onConflict((conflict) => conflict.column('card_id').doNothing())
    .execute();
}

/** Returns number and PIN of a card that an order bought. */
export async function readIssuedSecret(db: Db, secret: string, cardId: string): Promise<CardSecret | undefined> {
  const row = await db.selectFrom('value_card').select('pin_digits').where('card_id', '=', cardId).executeTakeFirst();
  return row && issuedCardSecret(secret, cardId, row.pin_digits);
}
