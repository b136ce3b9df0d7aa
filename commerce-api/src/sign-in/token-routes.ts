import type { ParsedCall } from 'shared-contracts/call';
import { getToken, signOut } from 'shared-contracts/calls/auth';
import { redeemCode } from '../auth/codes.ts';
import { endSession, type OpenSession, resumeSession, startGranted, startGuest } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import { transact } from '../database/transact.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { answerSession, refreshCookie, transferGuestData } from './session-answer.ts';

type Body = ParsedCall<typeof getToken>['body'];
type Registered = Extract<Body, { readonly type: 'Registered' }>;

/**
 * Exchanges an authorization code for a session and moves the guest's data along.
 * @throws {CallError} AUT404 for an unknown code or a wrong verifier; AUT409 for a used code
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
    await transferGuestData(transaction, session.subject, body, held);
    return session;
  });
  // Refuse only after the commit, so that a code tried with a wrong verifier stays consumed.
  if (result === 'used') throw new CallError('AUT409');
  if (result === 'refused') throw new CallError('AUT404');
  return result;
}

/** Token calls: exchange, refresh and revocation. */
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
