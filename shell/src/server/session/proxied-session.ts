import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { sessionHeaders } from 'shared-contracts/headers';
import { isStaffPath } from 'shared-contracts/staff-role';
import { ownCookies } from '../own-cookies.ts';
import { isFromOwnPage } from './own-page.ts';
import { openToken, sealToken } from './sealed-token.ts';
import type { SessionKey } from './session-keys.ts';

/** How shells keep sessions. */
export interface SessionSettings {
  readonly keys: readonly SessionKey[];
  /** Whether the shop is served over https, so that a session is never kept or sent without. */
  readonly isHttps: boolean;
}

/**
 * Drops what the browser fetched ahead while somebody was signed in. Not its cache, which holds nothing personal and makes
 * the next page fast, and neither its cookies nor its storage, which hold preferences.
 */
const clearedAtSignOut = '"prefetchCache", "prerenderCache"';

interface AnswerHeaders {
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}

/** The session of one call that passes through the shell. */
export interface ProxiedSession {
  readonly isSignedIn: boolean;
  /** Replaces what the browser sent by the credentials of its session. */
  requestHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders;
  /** Keeps or ends the session as the services answered, and removes what the page must not see. */
  takeAnswer(reply: AnswerHeaders): Promise<void>;
}

export async function proxiedSession(request: FastifyRequest, settings: SessionSettings): Promise<ProxiedSession> {
  const cookies = ownCookies(settings)(request);
  const isOwn = isFromOwnPage(request);
  // Shopper and staff may be signed in at the same time, in one browser.
  // By the route that the services' router finds, too: it reads `/%73taff` as `/staff`.
  const name = isStaffPath(request.routeOptions.url ?? request.url) ? 'staff' : 'session';
  const sealed = isOwn ? cookies.read(name) : undefined;
  const token = sealed ? await openToken(sealed, settings.keys) : undefined;
  return {
    isSignedIn: token !== undefined,
    requestHeaders: ({ cookie: _cookie, authorization: _authorization, ...headers }) => ({
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }),
    async takeAnswer(reply) {
      const issued = reply.getHeader(sessionHeaders.token);
      const seconds = reply.getHeader(sessionHeaders.seconds);
      for (const header of [...Object.values(sessionHeaders), 'set-cookie']) reply.removeHeader(header);
      if (!isOwn || seconds === undefined) return;
      const kept = typeof issued === 'string' ? await sealToken(issued, settings.keys) : '';
      reply.header('set-cookie', cookies.header(name, kept, kept ? Number(seconds) : 0));
      if (!kept) reply.header('clear-site-data', clearedAtSignOut);
    },
  };
}
