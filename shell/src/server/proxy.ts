import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from 'service-kit/network';
import { type ErrorId, errorEntry } from 'shared-contracts/errors/catalogue';
import { largestBody, largestStaffBody } from 'shared-contracts/headers';
import { isStaffPath } from 'shared-contracts/staff-role';
import { createHouseholdTurns, type Ticket } from './household-turns.ts';
import { proxiedPrefixes, type ServiceOrigins, serviceOriginOf } from './service-origins.ts';
import { proxiedSession, type SessionSettings } from './session/proxied-session.ts';

/** Connections to one origin of the services. */
const connections = 128;
/**
 * Calls at once. A household is a company's hundred people at most, whose calls take turns. A call holds at most `largestBody`
 * bytes, so that those of all households fit in half a gigabyte.
 */
const callBounds = { most: connections, maxPerHousehold: connections / 2, maxHeld: 2000, maxHeldPerHousehold: 400 };
/** Seconds after which a call that was refused for too many may be made again. */
const retryAfter = '5';

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
  const turns = createHouseholdTurns(callBounds);
  const places = new WeakMap<FastifyRequest, Ticket>();
  const atServices = new WeakSet<FastifyRequest>();
  const onAnswer = (request: FastifyRequest, reply: FastifyReply) => {
    atServices.delete(request);
    if (reply.raw.destroyed) places.get(request)?.leave();
  };
  services.removeAllContentTypeParsers();
  services.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) =>
    lengthOf(request) > largestBody ? payload : bodyOf(payload),
  );
  services.setErrorHandler((error, request, reply) => {
    if (!(error instanceof TooLarge)) throw error;
    // The rest of the body may still be on its way.
    reply.header('connection', 'close');
    return refuse(reply, request.id, 'API422', error.message);
  });
  services.addHook('onRequest', async (request, reply) => {
    const place = turns.enter(householdOf(request.ip));
    if (place === 'household' || place === 'all') {
      reply.header('retry-after', retryAfter);
      return place === 'household'
        ? refuse(reply, request.id, 'API429', 'Too many calls at once.')
        : refuse(reply, request.id, 'GEN503', 'The shop is busy.');
    }
    places.set(request, place);
    reply.raw.on('close', () => {
      // The services go on with the call of a caller who has left, over a connection that is still taken.
      if (!atServices.has(request)) place.leave();
    });
  });
  await services.register(replyFrom, {
    base: origin,
    undici: { connections, headersTimeout: 30_000, bodyTimeout: 30_000 },
  });
  for (const prefix of prefixes) {
    // `/cart/` and `/staff/` are also pages; their calls have a version.
    const isPage = prefix === 'cart' || prefix === 'staff';
    const isFile = prefix.includes('.');
    const path = isFile ? `/${prefix}` : isPage ? `/${prefix}/:version(^v\\d+$)/*` : `/${prefix}/*`;
    services.all(path, { preParsing: checkLength }, async (request, reply) => {
      const left = new AbortController();
      reply.raw.on('close', () => left.abort());
      const hasTurn = await places.get(request)?.turn({ signal: left.signal });
      if (!hasTurn) return reply.hijack();
      const session = await proxiedSession(request, settings);
      const forwarded = reply.from(request.url, {
        ...(request.body instanceof Buffer
          ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
          : {}),
        rewriteRequestHeaders: (_request, headers) => ({
          ...session.requestHeaders(endToEnd(headers)),
          'x-forwarded-for': request.ip,
        }),
        rewriteHeaders: (headers) => {
          onAnswer(request, reply);
          return endToEnd(headers);
        },
        onResponse: (_request, target, answer) => {
          session.takeAnswer(target).then(
            () => target.send((answer as unknown as { readonly stream: Readable }).stream),
            (error: unknown) => target.send(error),
          );
        },
        onError: (target, { error }) => {
          onAnswer(request, reply);
          request.log.error({ err: error }, 'The services cannot be reached');
          refuse(target, request.id, 'NET503', 'The services cannot be reached right now.');
        },
      });
      atServices.add(request);
      return forwarded;
    });
  }

  /** Refuses what is too large for the services, which would cut its connection as if they were down. */
  async function checkLength(request: FastifyRequest, reply: FastifyReply) {
    const length = lengthOf(request);
    if (length <= largestBody) return;
    const isForStaff = isStaffPath(request.routeOptions.url ?? request.url);
    if (!isForStaff || length > largestStaffBody) throw new TooLarge();
    // Such a body takes a connection while it arrives.
    const session = await proxiedSession(request, settings);
    if (!session.isSignedIn) await refuse(reply, request.id, 'AUT432', 'Only staff may send so much.');
  }
}

/** Headers of one connection (RFC 9110, 7.6.1) are not for the next; `expect` is answered here. */
const ofConnection =
  /^(connection|keep-alive|transfer-encoding|upgrade|te|trailer|expect|proxy-(connection|authenticate|authentication-info|authorization))$/;

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.test(name) && !named.includes(name)),
  );
}

class TooLarge extends Error {
  override readonly message = 'The request is too large.';
}

/** Bytes that a request says its body has; 0 where it does not. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

/**
 * The whole body. A connection to the services is taken after it has come, because one whose end never comes would keep it.
 * @throws {TooLarge} for more than `largestBody`
 */
function bodyOf(payload: Readable): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  let size = 0;
  payload.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= largestBody) parts.push(part);
    else reject(new TooLarge());
  });
  payload.on('end', () => resolve(Buffer.concat(parts)));
  payload.on('error', reject);
  return promise;
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
