import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import { isUuid } from '../base/uuid.ts';
import type { Db } from '../database/database.ts';
import type { CardVault } from './provider.ts';

/** A consumer's saved card: the provider stores the card, the shop only what can be displayed. */
export interface SavedCard {
  readonly paymentInstrumentId: string;
  /** The provider's reference. */
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  /** MM/YY */
  readonly expiry: string;
  readonly holder: string;
  readonly isDefault: boolean;
}

const columns = sql`payment_instrument_id as "paymentInstrumentId", provider_reference as reference, brand, last_four as "lastFour", expiry, holder, is_default as "isDefault"`;

export async function listSavedCards(db: Db, subjectId: string): Promise<SavedCard[]> {
  const { rows } = await sql<SavedCard>`
    select ${columns} from saved_card where subject_id = ${subjectId} order by is_default desc, created_at desc`.execute(
    db,
  );
  return rows;
}

/** @throws {CallError} PYT404 for an unknown card and for another subject's */
export async function findSavedCard(db: Db, subjectId: string, id: string): Promise<SavedCard> {
  if (!isUuid(id)) throw new CallError('PYT404');
  const { rows } = await sql<SavedCard>`
    select ${columns} from saved_card where subject_id = ${subjectId} and payment_instrument_id = ${id}`.execute(db);
  const [card] = rows;
  if (!card) throw new CallError('PYT404');
  return card;
}

/** Exchanges the card form's single-use token for a reusable one; runs before the transaction. */
export function vaultCard(vault: CardVault, key: string, subjectId: string, token: string) {
  return vault.vaultCardByToken(key, { token, customer: subjectId });
}

/**
 * Stores a card that the provider has added to its vault. The first card becomes the default.
 * @throws {CallError} PYT300 when the card is already saved
 */
export async function insertSavedCard(
  transaction: Db,
  subjectId: string,
  card: Awaited<ReturnType<typeof vaultCard>>,
): Promise<SavedCard> {
  const { rows } = await sql<SavedCard>`
    insert into saved_card (payment_instrument_id, subject_id, provider_reference, fingerprint, brand, last_four, expiry, holder, is_default)
    values (${crypto.randomUUID()}, ${subjectId}, ${card.reference}, ${card.fingerprint}, ${card.brand}, ${card.lastFour}, ${card.expiry}, ${card.holder},
      not exists (select from saved_card where subject_id = ${subjectId}))
    on conflict (subject_id, fingerprint) do nothing returning ${columns}`.execute(transaction);
  const [saved] = rows;
  if (!saved) throw new CallError('PYT300');
  return saved;
}

/** Makes a card the default. */
export async function setDefaultCard(transaction: Db, subjectId: string, id: string): Promise<SavedCard> {
  const card = await findSavedCard(transaction, subjectId, id);
  await sql`update saved_card set is_default = (payment_instrument_id = ${card.paymentInstrumentId}) where subject_id = ${subjectId}`.execute(
    transaction,
  );
  return { ...card, isDefault: true };
}

/** Deletes a card; another one becomes the default. */
export async function deleteSavedCard(transaction: Db, subjectId: string, id: string): Promise<void> {
  const card = await findSavedCard(transaction, subjectId, id);
  await sql`delete from saved_card where payment_instrument_id = ${card.paymentInstrumentId} and subject_id = ${subjectId}`.execute(
    transaction,
  );
  if (!card.isDefault) return;
  await sql`
    update saved_card set is_default = true
    where payment_instrument_id = (select payment_instrument_id from saved_card where subject_id = ${subjectId} order by created_at desc limit 1)`.execute(
    transaction,
  );
}
