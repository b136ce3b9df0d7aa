import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { proxiedPrefixes, type ServiceOrigins, serviceOriginOf } from './service-origins.ts';

/** Forwards the page's calls to the services, unchanged, so that the page needs no second origin. */
export async function proxyServices(app: FastifyInstance, origins: ServiceOrigins): Promise<void> {
  for (const origin of new Set([origins.all, ...Object.values(origins.byPrefix)])) {
    const prefixes = proxiedPrefixes.filter((prefix) => serviceOriginOf(origins, `/${prefix}`) === origin);
    await app.register((services) => forward(services, origin, prefixes));
  }
}

async function forward(services: FastifyInstance, origin: string, prefixes: readonly string[]): Promise<void> {
  services.removeAllContentTypeParsers();
  services.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await services.register(replyFrom, {
    base: origin,
    undici: { connections: 128, headersTimeout: 30_000, bodyTimeout: 30_000 },
  });
  for (const prefix of prefixes) {
    // `/cart/` is also a page; its calls have a version.
    services.all(prefix === 'cart' ? '/cart/:version(^v\\d+$)/*' : `/${prefix}/*`, (request, reply) =>
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
}
