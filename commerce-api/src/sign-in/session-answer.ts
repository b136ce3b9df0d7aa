import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallResponse } from 'shared-contracts/call';
import type { getToken } from 'shared-contracts/calls/auth';
import { sessionHeaders } from 'shared-contracts/headers';
import type { Grant } from '../auth/codes.ts';
import { storeModeIdleSeconds } from '../auth/session-life.ts';
import { endReplacedSession, type OpenSession, type SessionContext, startGranted } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import { findOpenCart } from '../cart/cart-queries.ts';
import { mergeGuestCart } from '../cart/merge.ts';
import { moveLinks } from '../cart/share-cart.ts';
import { type Account, findAccount } from '../consumer/accounts.ts';
import { findServed, type Served } from '../consumer/serving.ts';
import type { Db } from '../database/database.ts';
import { mergeGuestLists } from '../lists/lists.ts';
import { transferGuestOrders } from '../order/guest-orders.ts';
import { readEmployee } from '../stores/employees.ts';
import type { SignInDependencies } from './dependencies.ts';

export const sessionContext = (
  { sessionLife, now }: Pick<SignInDependencies, 'sessionLife' | 'now'>,
  { headers, log }: Pick<FastifyRequest, 'headers' | 'log'>,
): SessionContext => ({ life: sessionLife, now: now(), userAgent: headers['user-agent'], log });

/**
 * Opens the session of who has proved to be somebody. Ends the one that the page had, and moves a guest's data into the
 * account, but never in store mode, where customers change.
 * @throws {CallError} AUT404, AUT465
 * @param held the token of the page's session
 */
export async function openGranted(
  transaction: Db,
  grant: Grant,
  body: GuestObjects,
  held: string | undefined,
  context: SessionContext,
): Promise<OpenSession> {
  await useAccount(transaction, grant, context.now);
  const opened = await startGranted(transaction, grant, context);
  await transferGuestData(transaction, opened.subject, body, held, context);
  return opened;
}

/**
 * Notes that an account is used, which also keeps it from being disabled or deleted until the session is there.
 * @throws {CallError} AUT404 when it was deleted since it granted the sign-in, AUT465 when it is disabled
 */
async function useAccount(transaction: Db, { subjectId }: Grant, now: Date): Promise<void> {
  const account = await transaction
    .updateTable('account')
    .set({ used_at: now, idle_notice_at: null })
    .where('subject_id', '=', subjectId)
    .returning('disabled_at')
    .executeTakeFirst();
  if (!account) throw new CallError('AUT404');
  if (account.disabled_at) throw new CallError('AUT465');
}

interface GuestObjects {
  readonly basketId?: string | undefined;
}

async function transferGuestData(
  transaction: Db,
  subject: Subject,
  { basketId }: GuestObjects,
  held: string | undefined,
  context: SessionContext,
): Promise<void> {
  const guestId = held ? await endReplacedSession(transaction, held, context) : undefined;
  if (subject.kind === 'ASSOCIATE') return;
  if (guestId && basketId) await mergeGuestCart(transaction, guestId, basketId, subject.id);
  if (guestId) await moveLinks(transaction, guestId, subject.id);
  if (!guestId || subject.kind !== 'CONSUMER') return;
  await mergeGuestLists(transaction, guestId, subject.id);
  await transferGuestOrders(transaction, guestId, subject.id);
}

type Answer = CallResponse<typeof getToken>;

const traitsOf = ({ loyalty, credit, prosumer }: Account): NonNullable<Answer['traits']> => ({
  isLoyaltyMember: loyalty === 'member',
  ...(credit ? { credit } : {}),
  ...(prosumer ? { prosumer: [prosumer] } : {}),
});

const customerOf = (served: Served | undefined): Pick<NonNullable<Answer['store']>, 'customer'> => {
  if (!served) return {};
  const { firstName, lastName, isMember, sharesAddresses } = served;
  return { customer: { name: `${firstName} ${lastName}`.trim(), isMember, sharesAddresses } };
};

/** Returns the details about a signed-in subject for the page. */
async function describe(db: Db, subject: Subject): Promise<Partial<Answer>> {
  if (subject.kind === 'GUEST') return {};
  if (subject.kind === 'ASSOCIATE') {
    const store = await readEmployee(db, subject.storeId ?? '', subject.storeEmployeeId ?? '');
    const served = await findServed(db, subject.id);
    return store ? { store: { ...store, idleSeconds: storeModeIdleSeconds, ...customerOf(served) } } : {};
  }
  const account = await findAccount(db, subject.id);
  return {
    ...(account?.memberId ? { memberId: account.memberId } : {}),
    ...(account ? { traits: traitsOf(account) } : {}),
    ...(subject.kind === 'EMPLOYEE' ? { isEmployeeDiscountTCAccepted: Boolean(account?.discountTermsAt) } : {}),
  };
}

/**
 * Answers with the caller of a session. A new token travels in a header, which the shell's server keeps and removes, so that
 * no page receives it.
 */
export async function answerSession(
  { db, sessionLife }: SignInDependencies,
  { subject, token }: OpenSession,
  reply: FastifyReply,
): Promise<Answer> {
  if (subject.kind === 'STAFF') throw new Error('Staff have sessions of their own');
  if (token) reply.header(sessionHeaders.token, token).header(sessionHeaders.seconds, sessionLife.idleSeconds);
  const basketId = await findOpenCart(db, subject.id);
  return {
    consumerNo: subject.id,
    consumerType: subject.kind,
    ...(basketId ? { basketId } : {}),
    ...(await describe(db, subject)),
  };
}
