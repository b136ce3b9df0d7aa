import { locales } from 'shared-contracts/locale';
import { hashPassword } from '../auth/password.ts';
import { dialCodeOf } from '../base/countries.ts';
import { addAddress } from '../consumer/addresses.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { transact } from '../database/transact.ts';
import { openAccount } from '../ledger/accounts.ts';
import type { DemoAccounts, DemoPerson } from './demo-accounts.ts';
import { lockFilling } from './lock-filling.ts';

/**
 * Returns the fixed id of a demo account, derived from its kind and position in the list; the same in every database.
 */
export const personId = (kind: 'subject' | 'credit' | 'points' | 'spend', place: number): string =>
  `d3300000-000${['subject', 'credit', 'points', 'spend'].indexOf(kind)}-4000-8000-${String(place).padStart(12, '0')}`;

const memberId = (place: number): string => `DEM2-${String(place + 22).padStart(4, '2')}`;

async function openCredits(transaction: Db, person: DemoPerson, subjectId: string, place: number): Promise<void> {
  const { currency } = locales[person.locale];
  if (person.loyalty)
    await openAccount(transaction, {
      id: personId('points', place),
      kind: 'POINTS',
      ownerId: subjectId,
      unit: 'POINTS',
      opening: person.points ?? 0,
    });
  if (person.credit)
    await openAccount(transaction, {
      id: personId('credit', place),
      kind: person.credit === 'athlete' ? 'ATHLETE_CREDIT' : 'INFLUENCER_CREDIT',
      ownerId: subjectId,
      unit: currency,
      cap: 100_000,
      opening: 64_000,
    });
  if (person.kind === 'EMPLOYEE')
    await openAccount(transaction, {
      id: personId('spend', place),
      kind: 'EMPLOYEE_SPEND',
      ownerId: subjectId,
      unit: currency,
      cap: 300_000,
      opening: person.discountLeft ?? 258_000,
    });
}

async function keepAddresses(
  transaction: Db,
  {
    person,
    addresses,
    subjectId,
  }: { readonly person: DemoPerson; readonly addresses: DemoAccounts['addresses']; readonly subjectId: string },
): Promise<void> {
  if (!person.hasAddress) return;
  const { firstName, lastName, email } = person;
  const address = { ...addresses[person.locale], firstName, lastName, email };
  for (const approachType of ['S', 'B'] as const)
    await addAddress(transaction, subjectId, { approachType, main: true, address });
}

async function seedPerson(
  transaction: Db,
  {
    person,
    place,
    passwordHash,
    addresses,
  }: {
    readonly person: DemoPerson;
    readonly place: number;
    readonly passwordHash: string;
    readonly addresses: DemoAccounts['addresses'];
  },
): Promise<void> {
  const subjectId = personId('subject', place);
  const { postalCode, phone } = addresses[person.locale];
  const made = await transaction
    .insertInto('subject')
    .values({ subject_id: subjectId, kind: person.kind ?? 'CONSUMER' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject_id')
    .executeTakeFirst();
  if (!made) return;
  const started = new Date('2025-03-01T09:00:00Z');
  await transaction
    .insertInto('account')
    .values({
      subject_id: subjectId,
      email: person.email,
      password_hash: passwordHash,
      phone: person.hasAddress
        ? `+${dialCodeOf(locales[person.locale].country)}${(phone ?? '').replace(/^0/, '').slice(0, -2)}${10 + place}`
        : null,
      first_name: person.firstName,
      last_name: person.lastName,
      postal_code: postalCode,
      birth_date: '1990-04-12',
      gender: null,
      country: locales[person.locale].country,
      locale: person.locale,
      prosumer: person.prosumer ?? null,
      credit: person.credit ?? null,
      loyalty: person.loyalty ?? 'none',
      loyalty_since: person.loyalty ? started : null,
      member_id: person.loyalty ? memberId(place) : null,
      discount_terms_at: person.termsAccepted ? started : null,
      // Their password is public, and stays.
      mailbox_proven_at: started,
      source: json({ acquisitionType: 'Registered', campaignName: 'demo' }),
    })
    .execute();
  await openCredits(transaction, person, subjectId, place);
  await keepAddresses(transaction, { person, addresses, subjectId });
}

/** Inserts a demo shop's accounts and its stores' employees, once. */
export async function fillAccounts(
  db: Db,
  { people, password, addresses, storeEmployees }: DemoAccounts,
): Promise<void> {
  const isPresent = async (at: Db): Promise<boolean> =>
    (await at
      .selectFrom('account')
      .select('email')
      .where('email', '=', people.at(-1)?.email ?? '')
      .executeTakeFirst()) !== undefined;
  if (await isPresent(db)) return;
  const hashes = await Promise.all(people.map(() => hashPassword(password)));
  await transact(db, async (transaction) => {
    await lockFilling(transaction);
    if (await isPresent(transaction)) return;
    await transaction
      .insertInto('store_employee')
      .values([...storeEmployees])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [place, person] of people.entries())
      await seedPerson(transaction, { person, place, passwordHash: hashes[place] ?? '', addresses });
  });
}
