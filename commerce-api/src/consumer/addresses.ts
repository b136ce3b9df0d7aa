import type { Address } from 'shared-contracts/calls/cart-entities';
import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import { CallError } from '../base/call-error.ts';
import { dialCodeOf, isCountry } from '../base/countries.ts';
import { contentHash } from '../base/hash.ts';
import type { ConsumerAddressTable } from '../database/account-schema.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { takeAccount } from './accounts.ts';

type ApproachType = ConsumerAddressTable['approach_type'];

/** Maximum number of addresses per account. */
const MAX_ADDRESSES = 50;

export interface AddressInput {
  readonly approachType: ApproachType;
  readonly main: boolean;
  /** Checked and normalized. */
  readonly address: Address;
}

/** Returns the addresses of an account, newest first. */
export async function readAddresses(db: Db, subjectId: string): Promise<ConsumerAddress[]> {
  const rows = await db
    .selectFrom('consumer_address')
    .select(['address_id', 'approach_type', 'main', 'address'])
    .where('subject_id', '=', subjectId)
    .orderBy('added_at', 'desc')
    .orderBy('address_id')
    .execute();
  return rows.map(({ address_id, approach_type, main, address }) => ({
    ...address,
    addressId: address_id,
    approachType: approach_type,
    main,
  }));
}

/** The phone of an address; that of another country with its code. */
const phoneOf = ({ phone, phoneCode, country }: Address): string | undefined =>
  phone && phoneCode && isCountry(country) && phoneCode !== dialCodeOf(country) ? `+${phoneCode} ${phone}` : phone;

// Returns a hash that is equal for the same person and place, regardless of opt-ins and of who else takes the delivery.
function hashOf(address: Address): string {
  const { firstName, lastName, addressLine1, addressLine2, city, postalCode, stateCode, country } = address;
  const parts = [
    firstName,
    lastName,
    phoneOf(address),
    addressLine1,
    addressLine2 ?? '',
    city,
    postalCode,
    stateCode ?? '',
    country,
  ];
  return contentHash(JSON.stringify(parts.map((part) => (part ?? '').toLowerCase())));
}

/** @throws {CallError} CCA400 when the account already has the address */
async function checkNew(transaction: Db, subjectId: string, { approachType, address }: AddressInput, but?: string) {
  const rows = await transaction
    .selectFrom('consumer_address')
    .select(['address_id', 'content_hash', 'approach_type'])
    .where('subject_id', '=', subjectId)
    .execute();
  const hash = hashOf(address);
  const known = rows.some(
    (row) => row.address_id !== but && row.approach_type === approachType && row.content_hash === hash,
  );
  if (known) throw new CallError('CCA400');
  if (!but && rows.length >= MAX_ADDRESSES) throw new CallError('PRO418');
}

/** Makes an address the main one of its type, or ensures that there is one. */
async function keepMain(transaction: Db, subjectId: string, type: ApproachType, wanted?: string): Promise<void> {
  const ofType = await transaction
    .selectFrom('consumer_address')
    .select(['address_id', 'main'])
    .where('subject_id', '=', subjectId)
    .where('approach_type', '=', type)
    .orderBy('added_at', 'desc')
    .execute();
  const present = ofType.find(({ main }) => main)?.address_id;
  const next = wanted ?? present ?? ofType[0]?.address_id;
  if (!next || next === present) return;
  const change = (main: boolean, addressId: string) =>
    transaction.updateTable('consumer_address').set({ main }).where('address_id', '=', addressId).execute();
  if (present) await change(false, present);
  await change(true, next);
}

/**
 * Adds an address.
 * @throws {CallError} CCA400 for a duplicate
 */
export async function addAddress(transaction: Db, subjectId: string, input: AddressInput): Promise<string> {
  await takeAccount(transaction, subjectId);
  await checkNew(transaction, subjectId, input);
  const addressId = crypto.randomUUID();
  await transaction
    .insertInto('consumer_address')
    .values({
      address_id: addressId,
      subject_id: subjectId,
      approach_type: input.approachType,
      main: false,
      address: json(input.address),
      content_hash: hashOf(input.address),
    })
    .execute();
  await keepMain(transaction, subjectId, input.approachType, input.main ? addressId : undefined);
  return addressId;
}

/** @throws {CallError} CCA401 for an unknown address and for another subject's */
async function findType(transaction: Db, subjectId: string, addressId: string): Promise<ApproachType> {
  const row = await transaction
    .selectFrom('consumer_address')
    .select('approach_type')
    .where('address_id', '=', addressId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (!row) throw new CallError('CCA401');
  return row.approach_type;
}

/**
 * Replaces an address.
 * @throws {CallError} CCA401, CCA400
 */
export async function replaceAddress(
  transaction: Db,
  subjectId: string,
  addressId: string,
  input: AddressInput,
): Promise<void> {
  await takeAccount(transaction, subjectId);
  const before = await findType(transaction, subjectId, addressId);
  await checkNew(transaction, subjectId, input, addressId);
  const moved = before !== input.approachType;
  await transaction
    .updateTable('consumer_address')
    .set({
      approach_type: input.approachType,
      address: json(input.address),
      content_hash: hashOf(input.address),
      ...(moved ? { main: false } : {}),
    })
    .where('address_id', '=', addressId)
    .execute();
  await keepMain(transaction, subjectId, input.approachType, input.main ? addressId : undefined);
  if (moved) await keepMain(transaction, subjectId, before);
}

async function countOf(transaction: Db, subjectId: string, type: ApproachType): Promise<number> {
  const rows = await transaction
    .selectFrom('consumer_address')
    .select('address_id')
    .where('subject_id', '=', subjectId)
    .where('approach_type', '=', type)
    .execute();
  return rows.length;
}

/**
 * Deletes an address.
 * @throws {CallError} CCA401, and PRO414 for the billing address of saved cards
 */
export async function deleteAddress(transaction: Db, subjectId: string, addressId: string): Promise<void> {
  await takeAccount(transaction, subjectId);
  const type = await findType(transaction, subjectId, addressId);
  if (type === 'B' && (await countOf(transaction, subjectId, 'B')) === 1) {
    const card = await transaction
      .selectFrom('saved_card')
      .select('payment_instrument_id')
      .where('subject_id', '=', subjectId)
      .limit(1)
      .executeTakeFirst();
    if (card) throw new CallError('PRO414');
  }
  await transaction.deleteFrom('consumer_address').where('address_id', '=', addressId).execute();
  await keepMain(transaction, subjectId, type);
}
