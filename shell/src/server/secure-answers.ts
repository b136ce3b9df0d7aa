import type { FastifyInstance } from 'fastify';

/** Two years, as browsers ask for their built-in lists. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** Headers of every answer, whatever route gives it: no guessing of types, and no way back from https. */
export function secureAnswers(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    if (isHttps) reply.raw.setHeader('strict-transport-security', strictTransport);
  });
}
