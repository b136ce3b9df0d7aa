import type { ParsedCall } from 'shared-contracts/call';
import { getToken, signOut } from 'shared-contracts/calls/auth';
import { sessionHeaders } from 'shared-contracts/headers';
import { sessionToken } from '../auth/authenticate.ts';
import { redeemCode } from '../auth/codes.ts';
import { logSignIn } from '../auth/security-log.ts';
import { findSession } from '../auth/session-row.ts';
import { endSessionsOf, type OpenSession, resumeSession, type SessionContext, startGuest } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import { transact } from '../database/transact.ts';
import { guestLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { answerSession, openGranted, sessionContext } from './session-answer.ts';

type Body = ParsedCall<typeof getToken>['body'];
type Registered = Extract<Body, { readonly type: 'Registered' }>;

/**
 * Exchanges an authorization code for a session and moves the guest's data along.
 * @throws {CallError} AUT404 for an unknown code or a wrong verifier; AUT409 for a used code
 */
async function signedInSession(
  { db }: SignInDependencies,
  body: Registered,
  held: string | undefined,
  context: SessionContext,
): Promise<OpenSession> {
  const result = await transact(db, async (transaction) => {
    const redeemed = await redeemCode(transaction, body.code, body.codeVerifier, context.now);
    if (redeemed.outcome !== 'granted') return redeemed.outcome;
    return openGranted(transaction, redeemed.grant, body, held, context);
  });
  // Refuse only after the commit, so that a code tried with a wrong verifier stays consumed.
  if (result === 'used') throw new CallError('AUT409');
  if (result === 'refused') throw new CallError('AUT404');
  return result;
}

/** Starts a guest's session; only these count, since pages resume theirs all the time. */
async function newGuest(
  { db }: SignInDependencies,
  context: SessionContext,
  take: CallContext['take'],
): Promise<OpenSession> {
  await take(guestLimits);
  return startGuest(db, context);
}

/** Token calls: opening, resuming and ending a session. */
export function tokenRoutes(dependencies: SignInDependencies): Route[] {
  const { db, now } = dependencies;
  return [
    route(getToken, async ({ body }, { request, reply, take }) => {
      const held = sessionToken(request);
      const context = sessionContext(dependencies, request);
      const session =
        body.type === 'Registered'
          ? await logSignIn(context.log, 'exchange', async (identify) => {
              const opened = await signedInSession(dependencies, body, held, context);
              identify(opened.subject.id);
              return opened;
            })
          : ((held ? await resumeSession(db, held, context) : undefined) ??
            (await newGuest(dependencies, context, take)));
      return answerSession(dependencies, session, reply);
    }),

    route(signOut, async ({ body }, { subject, reply }) => {
      const named = body.refreshToken ? await findSession(db, body.refreshToken) : undefined;
      for (const only of [subject.sessionId, named?.session_id])
        if (only) await endSessionsOf(db, subject.id, { now: now(), only });
      reply.header(sessionHeaders.seconds, 0);
      return {};
    }),
  ];
}
