import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { type ErrorId, errorEntry } from 'shared-contracts/errors/catalogue';
import { largestBody, largestStaffBody } from 'shared-contracts/headers';
import { isStaffPath } from 'shared-contracts/staff-role';
import { proxiedPrefixes, type ServiceOrigins, serviceOriginOf } from './service-origins.ts';
import { proxiedSession, type SessionSettings } from './session/proxied-session.ts';

/**
 * Forwards the page's calls to the services, so that the page needs no second origin. Only the credentials change: the page
 * has a sealed cookie, the services get the session's token.
 */
export async function proxyServices(
  app: FastifyInstance,
  origins: ServiceOrigins,
  settings: SessionSettings,
): Promise<void> {
  for (const origin of new Set([origins.all, ...Object.values(origins.byPrefix)])) {
    const prefixes = proxiedPrefixes.filter((prefix) => serviceOriginOf(origins, `/${prefix}`) === origin);
    await app.register((services) => forward(services, origin, prefixes, settings));
  }
}

async function forward(
  services: FastifyInstance,
  origin: string,
  prefixes: readonly string[],
  settings: SessionSettings,
): Promise<void> {
  services.removeAllContentTypeParsers();
  services.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await services.register(replyFrom, {
    base: origin,
    undici: { connections: 128, headersTimeout: 30_000, bodyTimeout: 30_000 },
  });
  for (const prefix of prefixes) {
    // `/cart/` and `/staff/` are also pages; their calls have a version.
    const isPage = prefix === 'cart' || prefix === 'staff';
    const isFile = prefix.includes('.');
    const path = isFile ? `/${prefix}` : isPage ? `/${prefix}/:version(^v\\d+$)/*` : `/${prefix}/*`;
    services.all(path, async (request, reply) => {
      // The services would cut the connection of a larger body, which looks like a service that is down.
      if (Number(request.headers['content-length']) > (isStaffPath(request.url) ? largestStaffBody : largestBody))
        return refuse(reply, request.id, 'API422', 'The request is too large.');
      const session = await proxiedSession(request, settings);
      return reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => ({
          ...session.requestHeaders(headers),
          'x-forwarded-for': request.ip,
        }),
        onResponse: (_request, target, answer) => {
          session.takeAnswer(target).then(
            () => target.send((answer as unknown as { readonly stream: Readable }).stream),
            (error: unknown) => target.send(error),
          );
        },
        onError: (target, { error }) => {
          request.log.error({ err: error }, 'The services cannot be reached');
          refuse(target, request.id, 'NET503', 'The services cannot be reached right now.');
        },
      });
    });
  }
}

/** Answers as the services answer errors; the NET codes have no status of their own. */
function refuse<Sent>(
  reply: { code(status: number): { send(body: object): Sent } },
  correlationId: string,
  errorId: ErrorId,
  message: string,
): Sent {
  return reply
    .code(errorEntry(errorId).status || 503)
    .send({ appId: 'shell', correlationId, errorDetails: [{ errorId, message }] });
}
