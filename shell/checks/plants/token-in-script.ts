import type { FastifyRequest } from 'fastify';
import { sessionHeaders } from 'shared-contracts/headers';
import {
  type ProxiedSession,
  proxiedSession as proxiedSessionOf,
  type SessionSettings,
} from '../../src/server/session/proxied-session.ts';

export * from '../../src/server/session/proxied-session.ts';

/** Planted bug: the page receives the token as well as the cookie. */
export async function proxiedSession(request: FastifyRequest, settings: SessionSettings): Promise<ProxiedSession> {
  const session = await proxiedSessionOf(request, settings);
  return {
    ...session,
    async takeAnswer(reply) {
      const token = reply.getHeader(sessionHeaders.token);
      await session.takeAnswer(reply);
      if (typeof token === 'string') reply.header(sessionHeaders.token, token);
    },
  };
}
