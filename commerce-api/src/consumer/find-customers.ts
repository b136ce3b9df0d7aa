import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CustomerKey, FoundCustomer } from 'shared-contracts/calls/serving';
import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import { plainCode } from 'shared-contracts/plain-text';
import { contentHash } from '../base/hash.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { internationalPhone } from '../base/phone.ts';
import type { Db } from '../database/database.ts';

/** Minutes for which a customer who was found can be served. */
const MINUTES = 10;

/** An account as an associate may see it. */
interface Row {
  readonly subjectId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly loyalty: string;
}

const conditionOf = (by: CustomerKey, value: string, locale: Locale) =>
  ({
    email: () => sql`a.email = ${normalizeEmail(value)}`,
    phone: () => sql`a.phone = ${internationalPhone(value, undefined, locale.country)}`,
    // With its hyphen, which may be left out.
    memberId: () => sql`upper(a.member_id) = ${plainCode(value).replace(/^([A-Z0-9]{4})([A-Z0-9]{4})$/, '$1-$2')}`,
    orderNumber: () =>
      sql`a.subject_id = (select o.subject_id from orders o where o.order_number = ${writtenOrderNumber(value)})`,
  })[by]();

const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
const maskedPhone = (phone: string): string => `•••${phone.slice(-2)}`;

async function readCustomer(db: Db, condition: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select a.subject_id as "subjectId", a.first_name as "firstName", a.last_name as "lastName", a.email, a.phone, a.loyalty,
      (select ca.address->>'city' from consumer_address ca where ca.subject_id = a.subject_id and ca.approach_type = 'S' order by ca.main desc, ca.added_at desc limit 1) as city
    from account a join subject s on s.subject_id = a.subject_id
    where s.kind = 'CONSUMER' and a.disabled_at is null and ${condition} limit 2`.execute(db);
  // Two accounts with the same value would be a guess.
  return rows.length === 1 ? rows[0] : undefined;
}

/** A customer, and as much of the account as the associate sees. */
export interface Found {
  readonly customerId: string;
  readonly shown: FoundCustomer;
}

/** Names a customer for one session, by a reference that nobody can guess and no other session can use. */
async function nameFor(db: Db, row: Row, { sessionId, now }: { sessionId: string; now: Date }): Promise<Found> {
  const reference = randomBytes(16).toString('base64url');
  await db
    .insertInto('found_customer')
    .values({
      reference_hash: contentHash(reference),
      session_id: sessionId,
      customer_id: row.subjectId,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return {
    customerId: row.subjectId,
    shown: {
      reference,
      name: `${row.firstName} ${row.lastName}`.trim(),
      ...(row.city ? { city: row.city } : {}),
      email: maskedEmail(row.email),
      ...(row.phone ? { phone: maskedPhone(row.phone) } : {}),
      isMember: row.loyalty === 'member',
    },
  };
}

interface Search {
  readonly by: CustomerKey;
  readonly value: string;
  readonly sessionId: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Finds the customer who has exactly this; employees are no customers here, so that nobody sells at their prices. */
export async function findCustomer(db: Db, { by, value, sessionId, locale, now }: Search): Promise<Found | undefined> {
  const row = await readCustomer(db, conditionOf(by, value.trim(), locale));
  return row && nameFor(db, row, { sessionId, now });
}

/** Names a customer whose account was just opened; a retry gets another reference. */
export async function nameCustomer(
  transaction: Db,
  customerId: string,
  session: { readonly sessionId: string; readonly now: Date },
): Promise<Found> {
  const row = await readCustomer(transaction, sql`a.subject_id = ${customerId}`);
  if (!row) throw new Error('The new account was not found');
  return nameFor(transaction, row, session);
}
