import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from './deployers.ts';

/** Bytes of a form. */
const maxBytes = 8 * 1024;

/** Reads forms, and nothing else, on these routes. */
export function readForms(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Refuses forms of other sites. They could not know a token, but should not even try one. */
export function checkOwnPage({ headers, host }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = (origin === undefined || URL.parse(origin)?.host === host) && (site ?? 'same-origin') === 'same-origin';
  if (!isOwn) throw new Forbidden('This form belongs to another site');
}
