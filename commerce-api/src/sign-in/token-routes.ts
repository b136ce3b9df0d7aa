import type { ParsedCall } from 'shared-contracts/call';
import { getToken, signOut } from 'shared-contracts/calls/auth';
import { redeemCode } from '../auth/codes.ts';
import { endSession, type OpenSession, resumeSession, startGranted, startGuest } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import { transact } from '../database/transact.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { answerSession, refreshCookie, takeOver } from './session-answer.ts';

type Body = ParsedCall<typeof getToken>['body'];
type Registered = Extract<Body, { readonly type: 'Registered' }>;

/**
 * Trades an authorization code for a session, and brings the guest's things along.
 * @throws {CallError} AUT404 for a code that is none, or whose verifier is wrong; AUT409 for one that is used
 */
async function signedInSession(
  { db, now }: SignInDependencies,
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

/** Tokens: who the caller is from here on. */
export function tokenRoutes(dependencies: SignInDependencies): Route[] {
  const { db, secureCookies } = dependencies;
  return [
    route(getToken, async ({ body }, { request, reply }) => {
      const held = request.cookies[refreshCookie];
      const session =
        body.type === 'Registered'
          ? await signedInSession(dependencies, body, held)
          : ((held ? await resumeSession(db, held) : undefined) ?? (await startGuest(db)));
      return answerSession(dependencies, session, reply);
    }),

    route(signOut, async ({ body }, { subject, reply }) => {
      await endSession(db, subject.id, { sessionId: subject.sessionId, refreshToken: body.refreshToken });
      reply.clearCookie(refreshCookie, { path: '/token', httpOnly: true, sameSite: 'lax', secure: secureCookies });
      return {};
    }),
  ];
}
