import type { FastifyRequest } from 'fastify';
import { headerNames } from 'shared-contracts/headers';
import { sessionAuthentication as authentication } from '../../src/auth/authenticate.ts';

export * from '../../src/auth/authenticate.ts';

/** Planted bug: ignores for whom a page makes its call. */
export function sessionAuthentication(
  options: Parameters<typeof authentication>[0],
): ReturnType<typeof authentication> {
  const authenticate = authentication(options);
  return (request: FastifyRequest) => {
    delete request.headers[headerNames.shopper];
    return authenticate(request);
  };
}
