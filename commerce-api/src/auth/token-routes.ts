import type { FastifyReply } from 'fastify';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import { getToken, signOut } from 'shared-contracts/calls/auth';
import { mergeGuestCart } from '../cart/merge.ts';
import { findOpenCart } from '../cart/queries.ts';
import { findAccount } from '../consumer/accounts.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { mergeGuestLists } from '../saved/lists.ts';
import { CallError } from '../server/call-error.ts';
import { type Route, route } from '../server/route.ts';
import type { Subject } from '../server/subject.ts';
import { readEmployee } from '../stores/employees.ts';
import { accessTokenSeconds } from './access-token.ts';
import { redeemCode } from './codes.ts';
import type { AuthParts } from './parts.ts';
import {
  endGuestSession,
  endSession,
  type OpenSession,
  resumeSession,
  sessionDays,
  startGranted,
  startGuest,
} from './sessions.ts';

/** Holds the refresh token; scripts of the page cannot read it, and it travels to the token call only. */
export const refreshCookie = 'tfl_rt';

type Body = ParsedCall<typeof getToken>['body'];
type Registered = Extract<Body, { readonly type: 'Registered' }>;

function keepRefreshToken(reply: FastifyReply, refreshToken: string, secure: boolean): void {
  reply.setCookie(refreshCookie, refreshToken, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/token',
    maxAge: sessionDays * 86_400,
  });
}

/** The guest's things follow into the account, but never into store mode: its customers change. */
async function takeOver(transaction: Db, subject: Subject, body: Registered, held: string | undefined): Promise<void> {
  const guestId = held && subject.kind !== 'ASSOCIATE' ? await endGuestSession(transaction, held) : undefined;
  if (guestId && body.basketId) await mergeGuestCart(transaction, guestId, body.basketId, subject.id);
  if (guestId && subject.kind === 'CONSUMER') await mergeGuestLists(transaction, guestId, subject.id);
}

/**
 * Trades an authorization code for a session, and brings the guest's things along.
 * @throws {CallError} AUT404 for a code that is none, or whose verifier is wrong; AUT409 for one that is used
 */
async function signedInSession(
  { db, now }: AuthParts,
  body: Registered,
  held: string | undefined,
): Promise<OpenSession> {
  const result = await transact(db, async (transaction) => {
    const redeemed = await redeemCode(transaction, body.code, body.codeVerifier, now());
    if (redeemed.outcome !== 'granted') return redeemed.outcome;
    const session = await startGranted(transaction, redeemed.grant);
    await takeOver(transaction, session.subject, body, held);
    return session;
  });
  // Refused only after the transaction has ended: a code that was tried with a wrong verifier stays spent.
  if (result === 'used') throw new CallError('AUT409');
  if (result === 'refused') throw new CallError('AUT404');
  return result;
}

/** What the page learns about whoever signed in. */
async function describe(db: Db, subject: Subject): Promise<Partial<CallResponse<typeof getToken>>> {
  if (subject.kind === 'GUEST') return {};
  if (subject.kind === 'ASSOCIATE') {
    const store = await readEmployee(db, subject.storeId ?? '', subject.storeEmployeeId ?? '');
    return store ? { store } : {};
  }
  const account = await findAccount(db, subject.id);
  return {
    ...(account?.memberId ? { memberId: account.memberId } : {}),
    ...(subject.kind === 'EMPLOYEE' ? { isEmployeeDiscountTCAccepted: Boolean(account?.discountTermsAt) } : {}),
  };
}

/** Tokens: who the caller is from here on. */
export function tokenRoutes(parts: AuthParts): Route[] {
  const { db, tokens, secureCookies } = parts;
  return [
    route('anyone', getToken, async ({ body }, { request, reply }) => {
      const held = request.cookies[refreshCookie];
      const session =
        body.type === 'Registered'
          ? await signedInSession(parts, body, held)
          : ((held ? await resumeSession(db, held) : undefined) ?? (await startGuest(db)));
      if (session.refreshToken) keepRefreshToken(reply, session.refreshToken, secureCookies);
      const { subject } = session;
      const basketId = await findOpenCart(db, subject.id);
      return {
        accessToken: await tokens.sign(subject),
        expiresIn: accessTokenSeconds,
        consumerNo: subject.id,
        consumerType: subject.kind,
        ...(basketId ? { basketId } : {}),
        ...(await describe(db, subject)),
      };
    }),

    route('shopper', signOut, async ({ body }, { subject, reply }) => {
      await endSession(db, subject.id, { sessionId: subject.sessionId, refreshToken: body.refreshToken });
      reply.clearCookie(refreshCookie, { path: '/token', httpOnly: true, sameSite: 'lax', secure: secureCookies });
      return {};
    }),
  ];
}
