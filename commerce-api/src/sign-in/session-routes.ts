import { endOtherSessions, endSession, getSessions } from 'shared-contracts/calls/sessions';
import { sessionHeaders } from 'shared-contracts/headers';
import { listSessions } from '../auth/session-list.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { checkPresence } from '../consumer/presence.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';

/** Calls for the devices on which an account is signed in. */
export function sessionRoutes({ db, now }: Pick<SignInDependencies, 'db' | 'now'>): Route[] {
  return [
    route(getSessions, async (_input, { subject }) => ({
      sessions: await listSessions(db, subject, now()),
    })),

    route(endSession, async ({ body }, { subject, reply }) => {
      const isOwn = body.sessionId === subject.sessionId;
      if (!isOwn) await checkPresence(db, subject, now());
      await endSessionsOf(db, subject.id, { now: now(), only: body.sessionId });
      if (isOwn) reply.header(sessionHeaders.seconds, 0);
      return {};
    }),

    route(endOtherSessions, async (_input, { subject }) => {
      await checkPresence(db, subject, now());
      await endSessionsOf(db, subject.id, { now: now(), except: subject.sessionId });
      return {};
    }),
  ];
}
