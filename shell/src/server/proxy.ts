import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { servicePrefixes } from 'shared-contracts/calls/all-calls';

/** First path segments that lead to the services: those of every call, and the pictures'. */
const prefixes = [...servicePrefixes, 'images'];

/** Hands calls of the page on to the services, untouched, so that the page needs no second origin. */
export async function proxyServices(app: FastifyInstance, apiOrigin: string): Promise<void> {
  await app.register(async (services) => {
    services.removeAllContentTypeParsers();
    services.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await services.register(replyFrom, {
      base: apiOrigin,
      undici: { connections: 128, headersTimeout: 30_000, bodyTimeout: 30_000 },
    });
    for (const prefix of prefixes) {
      services.all(`/${prefix}/*`, (request, reply) =>
        reply.from(request.url, {
          rewriteRequestHeaders: (_request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
          onError: (target, { error }) => {
            request.log.error({ err: error }, 'The services cannot be reached');
            target.code(503).send({
              appId: 'shell',
              correlationId: request.id,
              errorDetails: [{ errorId: 'NET503', message: 'The services cannot be reached right now.' }],
            });
          },
        }),
      );
    }
  });
}
