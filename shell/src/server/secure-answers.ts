import type { FastifyInstance } from 'fastify';

/** Two years, as required by browsers' preload lists. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** Headers of every answer on every route: no content sniffing, and no way back from https. */
export function secureAnswers(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    if (isHttps) reply.raw.setHeader('strict-transport-security', strictTransport);
  });
}
