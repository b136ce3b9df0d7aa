import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Till } from '../base/till.ts';
import type { StoreConsentTable } from '../database/account-schema.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

/** Writes down what a customer agreed to, who asked, and when. */
export async function writeConsents(
  transaction: Db,
  { storeId, storeEmployeeId, openedBy }: Till,
  customerId: string,
  purposes: readonly StoreConsentTable['purpose'][],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('store_consent')
    .values(
      purposes.map((purpose) => ({
        consent_id: crypto.randomUUID(),
        customer_id: customerId,
        purpose,
        store_id: storeId,
        store_employee_id: storeEmployeeId,
        employee_account_id: openedBy,
        agreed_at: now,
      })),
    )
    .execute();
}

/**
 * Gives the session of a till a new subject, to whom nothing belongs: what was of a customer is out of its reach, in every
 * tab and with every id.
 * @throws {CallError} AUT498 when the session has another subject already
 */
async function renewSubject(transaction: Db, { subjectId, sessionId }: Till, now: Date): Promise<string> {
  const next = crypto.randomUUID();
  await transaction.insertInto('subject').values({ subject_id: next, kind: 'ASSOCIATE' }).execute();
  const renewed = await transaction
    .updateTable('session')
    .set({ subject_id: next })
    .where('session_id', '=', sessionId)
    .where('subject_id', '=', subjectId)
    .returning('session_id')
    .executeTakeFirst();
  if (!renewed) throw new CallError('AUT498');
  // A link names nobody, and the till must be able to take it back. The next customer gets a link of their own.
  await transaction
    .updateTable('shared_cart')
    .set(({ ref }) => ({ subject_id: next, content_hash: ref('token') }))
    .where('subject_id', '=', subjectId)
    .execute();
  await transaction
    .updateTable('serving')
    .set({ ended_at: now })
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .execute();
  return next;
}

/**
 * Takes a till's cart along to its next subject: goods, gifts, and codes, but neither addresses nor payments.
 * @throws {CallError} BSK404 when it is no open cart of the till
 */
async function moveCart(transaction: Db, cartId: string, from: string, to: string): Promise<void> {
  const { rows } = await sql`
    update cart set subject_id = ${to}, revision = revision + 1, updated_at = now(), shipping_address = null, billing_address = null,
      group_addresses = '{}', voucher_points = null
    where cart_id = ${cartId} and subject_id = ${from} and state = 'open' returning cart_id`.execute(transaction);
  if (rows.length === 0) throw new CallError('BSK404');
  await transaction.deleteFrom('cart_tender').where('cart_id', '=', cartId).execute();
}

/** Payload of the outbox message that informs a customer of being served; the rest is read when it is sent. */
export interface ServedNotice {
  readonly customerId: string;
  readonly storeId: string;
  /** ISO timestamp. */
  readonly at: string;
  readonly sharesAddresses: boolean;
}

interface Beginning {
  readonly reference: string;
  readonly sharesAddresses: boolean;
  readonly cartId: string | undefined;
  readonly now: Date;
}

/**
 * Begins serving a customer who was found or created in the session, and mails a notice to the customer.
 * @throws {CallError} PRO404 for any other reference; BSK404 for a cart that is not the till's own
 */
export async function beginServing(
  transaction: Db,
  till: Till,
  { reference, sharesAddresses, cartId, now }: Beginning,
): Promise<string> {
  const found = await transaction
    .selectFrom('found_customer')
    .select('customer_id')
    .where('reference_hash', '=', contentHash(reference))
    .where('session_id', '=', till.sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw new CallError('PRO404', { field: 'reference' });
  // A cart that is there belongs to the customer before.
  if (cartId && (await findServed(transaction, till.subjectId))) throw new CallError('BSK404');
  const next = await renewSubject(transaction, till, now);
  if (cartId) await moveCart(transaction, cartId, till.subjectId, next);
  await transaction
    .insertInto('serving')
    .values({
      subject_id: next,
      customer_id: found.customer_id,
      store_id: till.storeId,
      store_employee_id: till.storeEmployeeId,
      employee_account_id: till.openedBy,
      shares_addresses: sharesAddresses,
      begun_at: now,
      ended_at: null,
    })
    .execute();
  const purposes = sharesAddresses ? (['serving', 'addresses'] as const) : (['serving'] as const);
  await writeConsents(transaction, till, found.customer_id, purposes, now);
  const notice: ServedNotice = {
    customerId: found.customer_id,
    storeId: till.storeId,
    at: now.toISOString(),
    sharesAddresses,
  };
  await post(transaction, 'serving-begun', notice);
  return found.customer_id;
}

/** Lets go of the customer at the till, with an account or without. */
export async function endServing(transaction: Db, till: Till, now: Date): Promise<void> {
  await renewSubject(transaction, till, now);
}

/** A customer who is served. */
export interface Served {
  readonly customerId: string;
  readonly sharesAddresses: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isMember: boolean;
}

/** Returns whom a till serves now; undefined for nobody. */
export async function findServed(db: Db, subjectId: string): Promise<Served | undefined> {
  const { rows } = await sql<Served>`
    select sv.customer_id as "customerId", sv.shares_addresses as "sharesAddresses", a.first_name as "firstName", a.last_name as "lastName",
      a.email, a.loyalty = 'member' as "isMember"
    from serving sv join account a on a.subject_id = sv.customer_id where sv.subject_id = ${subjectId} and sv.ended_at is null`.execute(
    db,
  );
  return rows[0];
}
