import type { FastifyReply } from 'fastify';
import type { CallResponse } from 'shared-contracts/call';
import type { getToken } from 'shared-contracts/calls/auth';
import { accessTokenSeconds } from '../auth/access-token.ts';
import { endGuestSession, type OpenSession, sessionDays, storeModeIdleSeconds } from '../auth/sessions.ts';
import type { Subject } from '../base/subject.ts';
import { findOpenCart } from '../cart/cart-queries.ts';
import { mergeGuestCart } from '../cart/merge.ts';
import { findAccount } from '../consumer/accounts.ts';
import type { Db } from '../database/database.ts';
import { mergeGuestLists } from '../lists/lists.ts';
import { transferGuestOrders } from '../order/guest-orders.ts';
import { readEmployee } from '../stores/employees.ts';
import type { SignInDependencies } from './dependencies.ts';

/** Holds the refresh token; unavailable to scripts, and sent only to the token call. */
export const refreshCookie = 'tfl_rt';

function keepRefreshToken(reply: FastifyReply, refreshToken: string, secure: boolean): void {
  reply.setCookie(refreshCookie, refreshToken, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/token',
    maxAge: sessionDays * 86_400,
  });
}

/** Moves the guest's data into the account, but never in store mode, where customers change. */
export async function transferGuestData(
  transaction: Db,
  subject: Subject,
  { basketId }: { readonly basketId?: string | undefined },
  held: string | undefined,
): Promise<void> {
  const guestId = held && subject.kind !== 'ASSOCIATE' ? await endGuestSession(transaction, held) : undefined;
  if (guestId && basketId) await mergeGuestCart(transaction, guestId, basketId, subject.id);
  if (!guestId || subject.kind !== 'CONSUMER') return;
  await mergeGuestLists(transaction, guestId, subject.id);
  await transferGuestOrders(transaction, guestId, subject.id);
}

/** Returns the details about a signed-in subject for the page. */
async function describe(db: Db, subject: Subject): Promise<Partial<CallResponse<typeof getToken>>> {
  if (subject.kind === 'GUEST') return {};
  if (subject.kind === 'ASSOCIATE') {
    const store = await readEmployee(db, subject.storeId ?? '', subject.storeEmployeeId ?? '');
    return store ? { store: { ...store, idleSeconds: storeModeIdleSeconds } } : {};
  }
  const account = await findAccount(db, subject.id);
  return {
    ...(account?.memberId ? { memberId: account.memberId } : {}),
    ...(subject.kind === 'EMPLOYEE' ? { isEmployeeDiscountTCAccepted: Boolean(account?.discountTermsAt) } : {}),
  };
}

/** Answers with the session's access token and sets its refresh token as a cookie. */
export async function answerSession(
  { db, tokens, secureCookies }: SignInDependencies,
  { subject, refreshToken }: OpenSession,
  reply: FastifyReply,
): Promise<CallResponse<typeof getToken>> {
  if (refreshToken) keepRefreshToken(reply, refreshToken, secureCookies);
  const basketId = await findOpenCart(db, subject.id);
  return {
    accessToken: await tokens.sign(subject),
    expiresIn: accessTokenSeconds,
    consumerNo: subject.id,
    consumerType: subject.kind,
    ...(basketId ? { basketId } : {}),
    ...(await describe(db, subject)),
  };
}
