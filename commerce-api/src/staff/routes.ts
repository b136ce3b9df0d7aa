import {
  acceptStaffLink,
  changeStaffPassword,
  endStaffSession,
  getStaffSession,
  getStaffSessions,
  openStaffLink,
  staffSignIn,
  staffSignOut,
} from 'shared-contracts/calls/staff';
import { sessionHeaders } from 'shared-contracts/headers';
import { sessionToken } from '../auth/authenticate.ts';
import { logSignIn } from '../auth/security-log.ts';
import { listSessions } from '../auth/session-list.ts';
import { endSessionsOf, resumeSession } from '../auth/sessions.ts';
import { findStaff } from '../auth/staff.ts';
import { transact } from '../database/transact.ts';
import { qrCode } from '../documents/qr-code.ts';
import { signInLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import type { SignInDependencies } from '../sign-in/dependencies.ts';
import { sessionContext } from '../sign-in/session-answer.ts';
import { recordAction } from './actions.ts';
import { peopleRoutes } from './people-routes.ts';
import { acceptLink, answerMember, changePassword, memberOf, openLink, type SignInContext, signIn } from './sign-in.ts';

/** Calls of staff: their sessions, passwords, and links; for operators the staff itself. */
export function staffRoutes(dependencies: SignInDependencies): Route[] {
  const { db, now, staff } = dependencies;
  const limits = { limits: signInLimits };
  const contextOf = ({ request, correlationId, address }: CallContext): SignInContext => ({
    ...sessionContext(dependencies, request),
    held: sessionToken(request),
    address,
    correlationId,
  });
  /** Ends one of the caller's own sessions. */
  const endSession = async (
    { subject, correlationId }: CallContext,
    only: string | undefined,
    action: string,
  ): Promise<void> => {
    const member = await findStaff(db, staff, subject.id);
    await transact(db, async (transaction) => {
      const ended = await endSessionsOf(transaction, subject.id, { now: now(), only });
      if (ended === 0) return;
      await recordAction(transaction, { staff: member ?? null, correlationId, now: now() }, { action });
    });
  };
  return [
    route(getStaffSession, async (_input, { request, reply }) => {
      const token = sessionToken(request);
      const session = token && (await resumeSession(db, token, sessionContext(dependencies, request), 'staff'));
      const known = session ? await findStaff(db, staff, session.subject.id) : undefined;
      if (!session || !known) return {};
      const member = memberOf(known, session.createdAt);
      return { member: answerMember(reply, { member, token: session.token }, now()) };
    }),

    route(
      staffSignIn,
      ({ body }, context) =>
        logSignIn(context.log, 'staff', async (identify) =>
          answerMember(context.reply, await signIn(dependencies, body, contextOf(context), identify), now()),
        ),
      limits,
    ),

    route(
      openStaffLink,
      async ({ body }) => {
        const { staff: person, key, address } = await openLink(dependencies, body.token);
        const { email, roles, passwordHash } = person;
        return {
          email,
          roles: [...roles],
          password: passwordHash ? ('current' as const) : ('new' as const),
          app: { key, qr: qrCode(address) },
        };
      },
      limits,
    ),

    route(
      acceptStaffLink,
      ({ body }, context) =>
        logSignIn(context.log, 'staff', async (identify) =>
          answerMember(context.reply, await acceptLink(dependencies, body, contextOf(context), identify), now()),
        ),
      limits,
    ),

    route(staffSignOut, async (_input, context) => {
      await endSession(context, context.subject.sessionId, 'staff.signOut');
      context.reply.header(sessionHeaders.seconds, 0);
      return {};
    }),

    route(
      changeStaffPassword,
      async ({ body }, { subject: { id: staffId, sessionId }, correlationId }) => {
        await changePassword(dependencies, body, { staffId, sessionId, correlationId });
        return {};
      },
      limits,
    ),

    route(getStaffSessions, async (_input, { subject }) => {
      const sessions = await listSessions(db, subject, now());
      return { sessions: sessions.map(({ device: _device, storeId: _storeId, ...session }) => session) };
    }),

    route(endStaffSession, async ({ body }, context) => {
      await endSession(context, body.sessionId, 'staff.endSession');
      if (body.sessionId === context.subject.sessionId) context.reply.header(sessionHeaders.seconds, 0);
      return {};
    }),

    ...peopleRoutes(dependencies),
  ];
}
