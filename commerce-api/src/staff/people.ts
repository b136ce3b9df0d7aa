import { sql } from 'kysely';
import type { StaffPerson } from 'shared-contracts/calls/staff-people';
import { isEmail } from 'shared-contracts/email';
import type { LocaleId } from 'shared-contracts/locale';
import type { StaffRole } from 'shared-contracts/staff-role';
import { endLinks, makeLink, type StaffLinkRequest } from '../auth/mailed-links.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { StaffRule } from '../auth/staff.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { post } from '../jobs/outbox.ts';
import type { SignInDependencies } from '../sign-in/dependencies.ts';
import { type Actor, recordAction } from './actions.ts';

type Dependencies = Pick<SignInDependencies, 'db' | 'staff'>;

interface PersonRow {
  readonly staffId: string;
  readonly email: string;
  readonly roles: StaffRole[];
  readonly status: StaffPerson['status'];
  readonly lastUsedAt: Date | null;
}

/** Reads everybody on the staff, those who cannot sign in any more last, by email. */
export async function readPeople(db: Db, { allowsDemo }: StaffRule): Promise<StaffPerson[]> {
  const isDeactivated = sql`p.deactivated_at is not null or (p.is_demo and not ${allowsDemo})`;
  const { rows } = await sql<PersonRow>`
    select p.subject_id as "staffId", p.email, p.roles,
      case when ${isDeactivated} then 'deactivated'
        when p.password_hash is null or f.confirmed_at is null then 'invited' else 'active' end as status,
      (select max(last_used_at) from session s where s.subject_id = p.subject_id) as "lastUsedAt"
    from staff p left join second_factor f on f.subject_id = p.subject_id
    order by (${isDeactivated}), p.email`.execute(db);
  return rows.map(({ lastUsedAt, ...person }) => ({
    ...person,
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
  }));
}

interface Person {
  readonly staffId: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly hasPassword: boolean;
  /** Whether password and authenticator app are set up, and the service accepts the account. */
  readonly canSignIn: boolean;
  readonly isActive: boolean;
}

interface Selection {
  readonly ids: readonly string[];
  readonly email?: string | undefined;
}

/** Locks all operators and the selected people, in one order, so that no two changes remove the last operators together. */
async function lockPeople(
  transaction: Db,
  { allowsDemo }: StaffRule,
  { ids, email }: Selection,
): Promise<readonly Person[]> {
  const rows = await transaction
    .selectFrom('staff')
    .select(['subject_id', 'email', 'roles', 'password_hash', 'deactivated_at', 'is_demo'])
    .where((where) =>
      where.or([
        sql<boolean>`'operator' = any(roles)`,
        ...(ids.length > 0 ? [where('subject_id', 'in', ids)] : []),
        ...(email === undefined ? [] : [where('email', '=', email)]),
      ]),
    )
    .orderBy('subject_id')
    .forUpdate()
    .execute();
  // Not joined above: after waiting for a lock, a join would still return the apps from before the wait.
  const apps = await transaction
    .selectFrom('second_factor')
    .innerJoin('staff', 'staff.subject_id', 'second_factor.subject_id')
    .select('second_factor.subject_id')
    .where('confirmed_at', 'is not', null)
    .execute();
  const confirmed = new Set(apps.map((app) => app.subject_id));
  return rows.map((row) => ({
    staffId: row.subject_id,
    email: row.email,
    roles: row.roles,
    hasPassword: row.password_hash !== null,
    canSignIn: row.password_hash !== null && confirmed.has(row.subject_id) && (allowsDemo || !row.is_demo),
    isActive: row.deactivated_at === null,
  }));
}

const isOperator = ({ roles, isActive, canSignIn }: Person): boolean =>
  isActive && canSignIn && roles.includes('operator');

/**
 * Locks the staff for a change by an operator, who may have lost the role since the call began.
 * @throws {CallError} AUT404
 */
async function lockFor(
  transaction: Db,
  rule: StaffRule,
  { staff }: Actor,
  { ids, email }: Selection,
): Promise<readonly Person[]> {
  const people = await lockPeople(transaction, rule, { ids: staff ? [staff.staffId, ...ids] : ids, email });
  if (staff && !people.some((person) => person.staffId === staff.staffId && isOperator(person)))
    throw new CallError('AUT404');
  return people;
}

/** @throws {CallError} STF404 */
function personOf(people: readonly Person[], staffId: string): Person {
  const person = people.find((one) => one.staffId === staffId && one.isActive);
  if (!person) throw new CallError('STF404');
  return person;
}

/** @throws {CallError} STF409 when nobody else could sign in to administer the staff */
function checkNotLast(people: readonly Person[], person: Person): void {
  if (isOperator(person) && people.filter(isOperator).length === 1) throw new CallError('STF409');
}

async function mailLink(
  transaction: Db,
  { staffId, email }: Pick<Person, 'staffId' | 'email'>,
  { now, locale, reason }: { readonly now: Date; readonly locale: LocaleId; readonly reason: 'invitation' | 'reset' },
): Promise<void> {
  // A key that an older link showed must not be set up any more.
  await transaction.deleteFrom('second_factor').where('subject_id', '=', staffId).execute();
  const linkId = await makeLink(transaction, { subjectId: staffId, purpose: 'staff', now });
  await post(transaction, 'staff-link', { linkId, email, locale, reason } satisfies StaffLinkRequest);
}

export interface Invitation {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly locale: LocaleId;
}

/**
 * Invites somebody by a mailed link, which works once, for three days. Inviting again ends the link before; somebody who
 * was deactivated begins anew.
 * @returns the id of the account
 * @throws {CallError} AUT453 for an address that is none, STF400 for one that is in use, AUT404 when the actor is no
 * operator any more
 */
export async function invite(
  { db, staff }: Dependencies,
  actor: Actor,
  { email: typed, roles, locale }: Invitation,
): Promise<string> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw new CallError('AUT453', { field: 'email' });
  const { now } = actor;
  const given = [...new Set(roles)].sort();
  try {
    return await transact(db, async (transaction) => {
      const people = await lockFor(transaction, staff, actor, { ids: [], email });
      const known = people.find((person) => person.email === email);
      if (known?.isActive && known.hasPassword) throw new CallError('STF400', { field: 'email' });
      const staffId = known?.staffId ?? crypto.randomUUID();
      if (!known) await transaction.insertInto('subject').values({ subject_id: staffId, kind: 'STAFF' }).execute();
      const state = { email, roles: given, invited_at: now, deactivated_at: null, is_demo: false };
      await transaction
        .insertInto('staff')
        .values({ subject_id: staffId, password_hash: null, ...state })
        .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(state))
        .execute();
      await mailLink(transaction, { staffId, email }, { now, locale, reason: 'invitation' });
      await recordAction(transaction, actor, { action: 'staff.invite', to: email, roles: given });
      return staffId;
    });
  } catch (error) {
    // Somebody else invited the same person at the same time.
    if (isUniqueViolation(error)) throw new CallError('STF400', { field: 'email' });
    throw error;
  }
}

/** @throws {CallError} STF404, STF409, AUT404 when the actor is no operator any more */
export function changeRoles(
  { db, staff }: Dependencies,
  actor: Actor,
  staffId: string,
  roles: readonly StaffRole[],
): Promise<void> {
  const given = [...new Set(roles)].sort();
  return transact(db, async (transaction) => {
    const people = await lockFor(transaction, staff, actor, { ids: [staffId] });
    const person = personOf(people, staffId);
    if (!given.includes('operator')) checkNotLast(people, person);
    await transaction.updateTable('staff').set({ roles: given }).where('subject_id', '=', staffId).execute();
    await recordAction(transaction, actor, { action: 'staff.changeRoles', to: person.email, roles: given });
  });
}

/** Ends sessions, links, password, and app of an account. @throws {CallError} as `changeRoles` */
export function deactivate({ db, staff }: Dependencies, actor: Actor, staffId: string): Promise<void> {
  const { now } = actor;
  return transact(db, async (transaction) => {
    const people = await lockFor(transaction, staff, actor, { ids: [staffId] });
    const person = personOf(people, staffId);
    checkNotLast(people, person);
    await transaction
      .updateTable('staff')
      .set({ deactivated_at: now, password_hash: null })
      .where('subject_id', '=', staffId)
      .execute();
    await transaction.deleteFrom('second_factor').where('subject_id', '=', staffId).execute();
    await endLinks(transaction, staffId, 'staff', now);
    await endSessionsOf(transaction, staffId, { now });
    await recordAction(transaction, actor, { action: 'staff.deactivate', to: person.email });
  });
}

export interface Reset {
  /** Whether the password is forgotten, too. */
  readonly password: boolean;
  readonly locale: LocaleId;
}

/**
 * Ends the app and the sessions of an account, and mails a link to set up another app. It is not refused for the last
 * operator, who gets the link too.
 * @throws {CallError} STF404, AUT404 when the actor is no operator any more
 */
export function reset(
  { db, staff }: Dependencies,
  actor: Actor,
  staffId: string,
  { password, locale }: Reset,
): Promise<void> {
  const { now } = actor;
  return transact(db, async (transaction) => {
    const people = await lockFor(transaction, staff, actor, { ids: [staffId] });
    const person = personOf(people, staffId);
    if (password)
      await transaction.updateTable('staff').set({ password_hash: null }).where('subject_id', '=', staffId).execute();
    await mailLink(transaction, person, { now, locale, reason: 'reset' });
    await endSessionsOf(transaction, staffId, { now });
    await recordAction(transaction, actor, {
      action: password ? 'staff.resetPassword' : 'staff.reset',
      to: person.email,
    });
  });
}
