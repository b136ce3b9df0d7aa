import type { FastifyRequest } from 'fastify';
import type { Subject } from '../base/subject.ts';
import type { AccessTokens } from './access-token.ts';

/** Reads the caller from the authorization header. */
export function bearerAuthentication(tokens: AccessTokens): (request: FastifyRequest) => Promise<Subject | undefined> {
  return async (request) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    return scheme === 'Bearer' && token ? tokens.verify(token) : undefined;
  };
}
