import type { FastifyRequest } from 'fastify';
import { sessionAuthentication as authentication, sessionToken } from '../../src/auth/authenticate.ts';
import type { Subject } from '../../src/base/subject.ts';

export * from '../../src/auth/authenticate.ts';

/** Planted bug: an instance remembers the caller of a token instead of reading the session's row. */
export function sessionAuthentication(
  options: Parameters<typeof authentication>[0],
): ReturnType<typeof authentication> {
  const authenticate = authentication(options);
  const known = new Map<string, Subject>();
  return async (request: FastifyRequest) => {
    const token = sessionToken(request) ?? '';
    const subject = known.get(token) ?? (await authenticate(request));
    if (subject) known.set(token, subject);
    return subject;
  };
}
