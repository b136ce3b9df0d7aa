import type { FastifyReply, FastifyRequest } from 'fastify';
import { storefrontAccess } from 'shared-contracts/storefront-access';

/** Answers a call of content as the services do, as text. */
export async function askContent(apiOrigin: string, { url }: FastifyRequest, reply: FastifyReply): Promise<string> {
  const answer = await fetch(`${apiOrigin}${url}`, {
    headers: storefrontAccess,
    signal: AbortSignal.timeout(10_000),
  });
  reply.code(answer.status).type('application/json');
  return answer.text();
}
