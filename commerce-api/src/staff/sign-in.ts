import type { FastifyReply } from 'fastify';
import type { StaffMember } from 'shared-contracts/calls/staff';
import { sessionHeaders } from 'shared-contracts/headers';
import { clearAttempts, clearLogin, loginRule, loginRuleOf, takeAttempt, takeLogin } from '../auth/attempts.ts';
import { readLink, useLink } from '../auth/mailed-links.ts';
import { checkNewPassword, checkNotGuessable } from '../auth/new-password.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { appAddress, findSecondFactor, newAppKey, redeemCode, type SecondFactor } from '../auth/second-factor.ts';
import { staffLife } from '../auth/session-life.ts';
import { endReplacedSession, endSessionsOf, openSession, type SessionContext } from '../auth/sessions.ts';
import { activeStaff, findStaff, type Staff } from '../auth/staff.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { SignInDependencies } from '../sign-in/dependencies.ts';
import { recordAction } from './actions.ts';

type Dependencies = Pick<SignInDependencies, 'db' | 'now' | 'brand' | 'staff' | 'links'>;

/** The circumstances of a sign-in, and the token of the session that it replaces. */
export interface SignInContext extends SessionContext {
  readonly held: string | undefined;
  /** The caller's network address, or that of its household. */
  readonly address: string;
  readonly correlationId: string;
}

/** Wrong passwords of staff, apart from those of shoppers. */
const staffLogin = loginRuleOf('staff-login');
/** Wrong passwords at an open page or a link. */
const staffPresence = { name: 'staff-presence', lockMinutes: 15 } as const;
const locked = () => new CallError('AUT423', { retryAfter: loginRule.lockMinutes * 60 });

/**
 * Checks the password. A missing account and a wrong password are indistinguishable by answer, duration, and lock.
 * @throws {CallError} AUT401, AUT426 for the attempt before the last one, AUT423 when locked
 */
async function checkLogin(
  dependencies: Dependencies,
  { email: typed, password }: { readonly email: string; readonly password: string },
  { now, address, correlationId }: SignInContext,
): Promise<Staff> {
  const { db } = dependencies;
  const email = normalizeEmail(typed);
  const login = { login: email, address };
  const attempt = await takeLogin(db, login, now, staffLogin);
  if (attempt === 'locked') throw locked();
  const known = await activeStaff(db, dependencies.staff).where('email', '=', email).executeTakeFirst();
  if ((await verifyPassword(password, known?.passwordHash ?? undefined)) && known) {
    await clearLogin(db, login, staffLogin);
    return known;
  }
  if (attempt === 'locking') {
    if (known) await recordAction(db, { staff: known, correlationId, now }, { action: 'staff.lock' });
    throw locked();
  }
  throw new CallError(attempt === 'last' ? 'AUT426' : 'AUT401');
}

/** Checks the password of somebody at an open page. @throws {CallError} AUT423 when locked, AUT450 for a wrong one */
async function checkOwnPassword(
  { db, now }: Dependencies,
  { staffId, passwordHash }: Staff,
  typed: string,
  field: string,
): Promise<void> {
  if ((await takeAttempt(db, staffId, now(), staffPresence)) === 'locked') throw locked();
  if (!(await verifyPassword(typed, passwordHash ?? undefined))) throw new CallError('AUT450', { field });
  await clearAttempts(db, staffId, staffPresence);
}

/** @throws {CallError} FE872, AUT454, AUT455 */
function checkChoice(password: string, { email }: Staff, brand: string, field: string): void {
  checkNewPassword(password, field);
  checkNotGuessable(password, { brand, email, firstName: '', lastName: '' }, field);
}

export interface StaffSession {
  readonly member: StaffMember;
  readonly token: string | undefined;
}

/** What a page shows of somebody who signed in at a time. */
export const memberOf = ({ staffId, email, roles }: Omit<Staff, 'passwordHash'>, signedInAt: Date): StaffMember => ({
  staffId,
  email,
  roles: [...roles],
  endsAt: new Date(signedInAt.getTime() + staffLife.maxSeconds * 1000).toISOString(),
  idleSeconds: staffLife.idleSeconds,
});

/** Hands a new token to the shell's server, to be kept until the session ends however much it is used. */
export function answerMember(reply: FastifyReply, { member, token }: StaffSession, now: Date): StaffMember {
  const seconds = Math.max(0, Math.floor((Date.parse(member.endsAt) - now.getTime()) / 1000));
  if (token) reply.header(sessionHeaders.token, token).header(sessionHeaders.seconds, seconds);
  return member;
}

/**
 * Locks an account, whose sessions end under the same lock.
 * @throws {CallError} `refusal` when it was deactivated meanwhile
 */
async function lockStaff(
  transaction: Db,
  { staff }: Dependencies,
  staffId: string,
  refusal: 'AUT401' | 'AUT402' = 'AUT401',
): Promise<Staff> {
  const known = await activeStaff(transaction, staff).where('subject_id', '=', staffId).forUpdate().executeTakeFirst();
  if (!known) throw new CallError(refusal);
  return known;
}

/** Opens a session of a locked account, and ends the one that it replaces. */
async function openStaffSession(
  transaction: Db,
  staff: Staff,
  context: SignInContext,
  action: string,
): Promise<StaffSession> {
  if (context.held) await endReplacedSession(transaction, context.held, context);
  const { token } = await openSession(transaction, { id: staff.staffId, kind: 'STAFF' }, context);
  await recordAction(transaction, { ...context, staff }, { action });
  return { member: memberOf(staff, context.now), token };
}

/**
 * Signs in by password and code.
 * @throws {CallError} AUT401, AUT423, AUT426, AUT460 without a code, AUT461 for a wrong or used one, STF410 when no app
 * is set up
 */
export async function signIn(
  dependencies: Dependencies,
  {
    email,
    password,
    secondFactor,
  }: { readonly email: string; readonly password: string; readonly secondFactor?: string | undefined },
  context: SignInContext,
  identify: (staffId: string) => void,
): Promise<StaffSession> {
  const { db } = dependencies;
  const checked = await checkLogin(dependencies, { email, password }, context);
  const { staffId } = checked;
  identify(staffId);
  const factor = await findSecondFactor(db, staffId);
  if (!factor?.isConfirmed) throw new CallError('STF410');
  if (!secondFactor) throw new CallError('AUT460', { additionalInfo: { method: factor.method } });
  await redeemCode(db, staffId, factor, { typed: secondFactor, askedBy: '', now: context.now });
  return transact(db, async (transaction) => {
    const known = await lockStaff(transaction, dependencies, staffId);
    const current = await findSecondFactor(transaction, staffId);
    // Password or app were changed or reset since they were checked.
    if (known.passwordHash !== checked.passwordHash || !current?.isConfirmed || current.secret !== factor.secret)
      throw new CallError('AUT401');
    return openStaffSession(transaction, known, context, 'staff.signIn');
  });
}

/** Somebody who follows a link, with the app that is not confirmed yet. */
interface Newcomer {
  readonly staff: Staff;
  readonly factor: SecondFactor & { readonly secret: string };
  readonly linkId: string;
}

/**
 * Reads a link, and prepares the key of an app: the same until the link is used or replaced, so that a page can be reloaded.
 * @throws {CallError} AUT402
 */
async function readNewcomer(dependencies: Dependencies, token: string): Promise<Newcomer> {
  const { db, links, now } = dependencies;
  const linkId = await links.read(token);
  const staffId = await readLink(db, linkId, 'staff', now());
  return transact(db, async (transaction) => {
    const staff = await lockStaff(transaction, dependencies, staffId, 'AUT402');
    // A link that was replaced meanwhile must not choose the key that the next one shows.
    await readLink(transaction, linkId, 'staff', now());
    await transaction
      .insertInto('second_factor')
      .values({ subject_id: staffId, method: 'app', secret: newAppKey(), confirmed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const factor = await findSecondFactor(transaction, staffId);
    if (!linkId || !factor?.secret || factor.isConfirmed) throw new CallError('AUT402');
    return { staff, factor: { ...factor, secret: factor.secret }, linkId };
  });
}

/** What the page of a link shows. @throws {CallError} AUT402 */
export async function openLink(dependencies: Dependencies, token: string) {
  const { staff, factor } = await readNewcomer(dependencies, token);
  return { staff, key: factor.secret, address: appAddress(factor.secret, `${dependencies.brand} Staff`, staff.email) };
}

/**
 * Sets up an account by its link: the password, unless there is one, which must be right; and the app, by a first code.
 * @throws {CallError} AUT402, AUT423, AUT450, AUT454, AUT455, AUT461, FE872
 */
export async function acceptLink(
  dependencies: Dependencies,
  {
    token,
    password,
    secondFactor,
  }: { readonly token: string; readonly password: string; readonly secondFactor: string },
  context: SignInContext,
  identify: (staffId: string) => void,
): Promise<StaffSession> {
  const { db, brand } = dependencies;
  const { now } = context;
  const { staff, factor, linkId } = await readNewcomer(dependencies, token);
  const { staffId } = staff;
  identify(staffId);
  if (staff.passwordHash) await checkOwnPassword(dependencies, staff, password, 'password');
  else checkChoice(password, staff, brand, 'password');
  const hash = staff.passwordHash ?? (await hashPassword(password));
  await redeemCode(db, staffId, factor, { typed: secondFactor, askedBy: '', now });
  return transact(db, async (transaction) => {
    const known = await lockStaff(transaction, dependencies, staffId);
    const session = await openStaffSession(transaction, known, context, 'staff.setUp');
    await useLink(transaction, linkId, 'staff', now);
    await transaction.updateTable('staff').set({ password_hash: hash }).where('subject_id', '=', staffId).execute();
    const confirmed = await transaction
      .updateTable('second_factor')
      .set({ confirmed_at: now })
      .where('subject_id', '=', staffId)
      .where('secret', '=', factor.secret)
      .where('confirmed_at', 'is', null)
      .returning('subject_id')
      .executeTakeFirst();
    if (!confirmed) throw new CallError('AUT402');
    return session;
  });
}

/**
 * Changes a password; every other session ends.
 * @throws {CallError} AUT423, AUT450, AUT451 for the same one, AUT454, AUT455, FE872, AUT498 when it was changed meanwhile
 */
export async function changePassword(
  dependencies: Dependencies,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
  {
    staffId,
    sessionId,
    correlationId,
  }: { readonly staffId: string; readonly sessionId: string | undefined; readonly correlationId: string },
): Promise<void> {
  const { db, brand } = dependencies;
  const staff = await findStaff(db, dependencies.staff, staffId);
  if (!staff) throw new CallError('AUT498');
  checkChoice(newPassword, staff, brand, 'newPassword');
  await checkOwnPassword(dependencies, staff, currentPassword, 'currentPassword');
  if (await verifyPassword(newPassword, staff.passwordHash ?? undefined))
    throw new CallError('AUT451', { field: 'newPassword' });
  const hash = await hashPassword(newPassword);
  const now = dependencies.now();
  await transact(db, async (transaction) => {
    const changed = await transaction
      .updateTable('staff')
      .set({ password_hash: hash })
      .where('subject_id', '=', staffId)
      .where('password_hash', '=', staff.passwordHash)
      .returning('subject_id')
      .executeTakeFirst();
    if (!changed) throw new CallError('AUT498');
    await endSessionsOf(transaction, staffId, { now, except: sessionId });
    await recordAction(transaction, { staff, correlationId, now }, { action: 'staff.changePassword' });
  });
}
