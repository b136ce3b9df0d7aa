import type { FastifyInstance } from 'fastify';

/** Two years, as required by browsers' preload lists. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** No content sniffing, no embedding. Pages and frames replace the policy by their own. */
export const everyAnswer = { 'x-content-type-options': 'nosniff', 'content-security-policy': "frame-ancestors 'none'" };

/** Headers of every answer on every route, and no way back from https. */
export function secureAnswers(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(everyAnswer)) reply.raw.setHeader(name, value);
    if (isHttps) reply.raw.setHeader('strict-transport-security', strictTransport);
  });
}
