import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { hasLeft } from 'service-kit/service-process';
import { correlationIdOf } from 'shared-contracts/headers';
import { everyAnswer } from './secure-answers.ts';

interface Options {
  readonly logLevel: string;
  readonly trustedProxies: string;
  /** Where lines of the log go: standard output by default. */
  readonly logStream?: { write(line: string): void };
  readonly deadlines?: Deadlines;
}

/** Milliseconds for what callers send. */
interface Deadlines {
  /** Until the headers of a request have come, and the whole request. */
  readonly headers: number;
  readonly request: number;
  /** Between two looks at the connections. */
  readonly check: number;
}
/** An upload of staff may take two minutes. */
const usualDeadlines: Deadlines = { headers: 20_000, request: 120_000, check: 2000 };

function answerUnreadable({ statusCode, message }: FastifyError, reply: FastifyReply): void {
  reply
    .code(statusCode ?? 400)
    .headers(everyAnswer)
    .send({ error: message });
}

/** Path and query of a request's target, which may name a host, too (RFC 9112, 3.2.2); no page has the other forms. */
export function pathOfTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  return url ? url.pathname + url.search : `/${target}`;
}

/**
 * The server of all routes. The services limit requests by the caller's address: one named by a proxy is believed
 * only from a trusted proxy, or callers could choose it freely. A call keeps its correlation id, by which the lines here lead to those
 * of the services, and to the trace.
 */
export function httpServer({
  logLevel,
  trustedProxies,
  logStream,
  deadlines = usualDeadlines,
}: Options): FastifyInstance {
  const app = Fastify({
    logger: {
      level: logLevel,
      ...(logStream ? { stream: logStream } : {}),
      // Addresses and queries can contain personal data and tokens of mailed links.
      serializers: { req: ({ method, routeOptions }) => ({ method, path: routeOptions?.url ?? 'unknown' }) },
    },
    // While it drains, what still comes over open connections is answered as ever, and each answer closes its own.
    return503OnClosing: false,
    requestTimeout: deadlines.request,
    http: { headersTimeout: deadlines.headers, connectionsCheckingInterval: deadlines.check },
    trustProxy: trustedProxies,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    genReqId: ({ headers }) => correlationIdOf(headers),
    logController: new LogController({ requestIdLogLabel: 'correlationId' }),
    // An address that cannot be decoded meets no hook.
    frameworkErrors: (error, _request, reply) => answerUnreadable(error, reply),
  });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    if (hasLeft(request)) request.log.info({ err: error }, 'A request ended early');
    else request.log.error({ err: error }, 'A request failed');
    // Internal errors are for the log; they may contain file names and addresses.
    return reply.code(status).send({ error: 'Internal server error' });
  });
  return app;
}

/**
 * Leads from an address that begins with several slashes, or back slashes, to the same with one: browsers and routers take the first for
 * that of another site.
 */
export function leadToOneSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const isPage = method === 'GET' || method === 'HEAD';
    if (isPage && /^\/[/\\]/.test(url)) return reply.redirect(`/${url.replace(/^[/\\]+/, '')}`, 301);
  });
}
