import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { householdOf } from 'service-kit/network';
import { openApiDocument } from 'service-kit/openapi';
import { parseRequest } from 'service-kit/server';
import { type Health, serveHealth } from 'service-kit/service-process';
import { type AnyCall, routerPath } from 'shared-contracts/call';
import { errorEntry } from 'shared-contracts/errors/catalogue';
import {
  correlationIdOf,
  headerNames,
  largestBody,
  storefrontAccessKey,
  surrogateKeyHeader,
} from 'shared-contracts/headers';
import { orderEventMessages } from 'shared-contracts/order-events';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import { inRequestSpan } from '../base/trace.ts';
import { KeptValues } from '../database/kept-values.ts';
import type { TableChanges } from '../database/table-changes.ts';
import { type Audit, targetOf } from './audit.ts';
import { answerError } from './errors.ts';
import { describeError } from './log-error.ts';
import type { Metrics } from './metrics.ts';
import { acceptsJson, methodsAt } from './negotiation.ts';
import { admits, isAccess } from './policy.ts';
import { type RateLimiter, takings } from './rate-limit.ts';
import { localeOf } from './request-locale.ts';
import type { CallContext, Route } from './route.ts';
import { type SharedAnswer, sharedAnswer } from './shared-answer.ts';
import { takesGzip, WrittenAnswer } from './written-answer.ts';

export interface AppOptions {
  /** Called with the service's logger. */
  readonly routes: (log: FastifyBaseLogger) => readonly Route[];
  /** Returns the subject of a token; undefined without a token, or for an unknown one. */
  readonly authenticate: (request: FastifyRequest) => Promise<Subject | undefined>;
  /** Returns true when the database responds. */
  readonly isReady: () => Promise<boolean>;
  /** Validates every answer against its contract, in development and tests. */
  readonly validateResponses: boolean;
  /** False in tests that read their own writes. */
  readonly shareAnswers: boolean;
  /** What makes a kept answer old. */
  readonly changes: TableChanges;
  readonly logLevel: string;
  /** Where the log goes instead of standard output. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** Undefined without rate limits: in unrelated tests, and for load measurements. */
  readonly limiter: RateLimiter | undefined;
  readonly audit: Audit;
  readonly metrics: Metrics;
  /** Proxies trusted to state the caller's address, e.g. `loopback` or a list of networks. */
  readonly trustedProxies: string;
  readonly plugins?: readonly FastifyPluginAsync[];
}

/** Headers of every answer: no content sniffing, no embedding. */
const everyAnswer = { 'x-content-type-options': 'nosniff', 'content-security-policy': "frame-ancestors 'none'" };
const JSON_TYPE = 'application/json; charset=utf-8';
const idempotencyKeyShape = /^[\w.:-]{8,100}$/;

function idempotencyKeyOf(call: AnyCall, request: FastifyRequest): string {
  if (!call.idempotencyKey) return '';
  const key = request.headers[headerNames.idempotencyKey];
  if (key === undefined && call.isKeyOptional) return crypto.randomUUID();
  if (typeof key === 'string' && idempotencyKeyShape.test(key)) return key;
  throw new CallError('API422', { field: headerNames.idempotencyKey });
}

function contextOf(
  request: FastifyRequest,
  reply: CallContext['reply'],
  route: Route,
  subject: Subject | undefined,
  { authenticate, limiter, madeOf }: Pick<AppOptions, 'authenticate' | 'limiter'> & Pick<CallContext, 'madeOf'>,
): CallContext {
  const address = householdOf(request.ip);
  return {
    locale: localeOf(request),
    correlationId: request.id,
    log: request.log,
    request,
    reply,
    address,
    identify: () => authenticate(request),
    madeOf,
    idempotencyKey: idempotencyKeyOf(route.call, request),
    take: async (limits, target) => limiter?.take(takings(limits, { address, subject: subject?.id, target })),
    get subject() {
      if (!subject) throw new Error(`${route.call.name} read its subject but is open to anyone`);
      return subject;
    },
  };
}

/** Omits the address of requests that match no route, which may contain anything. */
class QuietController extends LogController {
  override routeNotFound(request: FastifyRequest): void {
    request.log.info('no such route');
  }
}

/** Milliseconds that a caller may take to send a request, such as a picture over a slow connection. */
const LONGEST_REQUEST_MS = 120_000;

/** Bytes of the answers that are kept for everybody. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** Builds the service without listening: tests use inject, main.ts listens. */
export async function buildApp(
  options: AppOptions,
): Promise<{ readonly app: FastifyInstance; readonly health: Health }> {
  const app = Fastify({
    bodyLimit: largestBody,
    requestTimeout: LONGEST_REQUEST_MS,
    // While it drains, what still comes over open connections is answered as ever, and each answer closes its own.
    return503OnClosing: false,
    trustProxy: options.trustedProxies,
    genReqId: (request) => correlationIdOf(request.headers),
    logController: new QuietController({ requestIdLogLabel: 'correlationId' }),
    // Addresses, queries and bodies can contain personal data and are not logged.
    logger: {
      level: options.logLevel,
      ...(options.logTo ? { stream: options.logTo } : {}),
      serializers: {
        req: (request) => ({ method: request.method, path: request.routeOptions?.url ?? 'unknown' }),
        err: describeError,
      },
    },
    // An address that cannot be decoded meets no route and no error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(everyAnswer)),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  });
  const kept = new KeptValues<SharedAnswer>(options.changes, {
    size: { most: MAX_KEPT_BYTES, of: ({ body }) => body.length },
    onAsked: (outcome) => options.metrics.sharedAnswer(outcome),
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everyAnswer);
  });
  let methodsOf: (path: string) => readonly string[] = () => [];
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = methodsOf(path);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    return answerError(new CallError(methods.length > 0 ? 'API405' : 'API404'), request, reply);
  });
  const health = serveHealth(app, options.isReady);
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(options.metrics.contentType)
      .send(await options.metrics.text()),
  );
  for (const plugin of options.plugins ?? []) await app.register(plugin);
  const routes = options.routes(app.log);
  for (const route of routes) addRoute(app, route, options, kept);
  methodsOf = methodsAt(routes.map(({ call }) => call));
  const document = openApiDocument(
    routes.map(({ call }) => call),
    { title: 'Storefront services', version: '1' },
    { orderEvent: orderEventMessages },
  );
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  return { app, health };
}

function addRoute(app: FastifyInstance, route: Route, options: AppOptions, kept: KeptValues<SharedAnswer>): void {
  // A route built without the helper may lack its access level: refuse to start instead of serving it to everyone.
  if (!isAccess(route.call.access)) throw new Error(`${route.call.name} does not declare its access`);
  const { call } = route;
  const answer = async (input: unknown, context: CallContext): Promise<unknown> => {
    const value = await handle(route, input, context, options.audit);
    if (!options.validateResponses) return value;
    if (!(value instanceof WrittenAnswer)) return v.parse(call.response, value);
    v.parse(call.response, JSON.parse(value.json.toString('utf8')));
    return value;
  };
  app.route({
    method: call.method,
    url: routerPath(call.path),
    onResponse: async (_request, reply) =>
      options.metrics.answered(call.name, reply.statusCode, reply.elapsedTime / 1000),
    bodyLimit: call.largestBody ?? largestBody,
    config: { tooLarge: call.errors.find((id) => errorEntry(id).status === 413) },
    onRequest: async (request) => {
      if (request.headers[headerNames.accessKey] !== storefrontAccessKey) throw new CallError('API400');
      // Only those who may make the call send what is larger than other bodies.
      if (call.largestBody) await checkAccess(route, request, options);
    },
    handler: async (request, reply) =>
      inRequestSpan(call.name, request.headers, { 'correlation.id': request.id }, async () => {
        if (!acceptsJson(request.headers.accept)) throw new CallError('API406');
        const subject = await admit(route, request, reply, options);
        const input = parseRequest(call, { params: request.params, query: request.query, body: request.body });
        const keys = new Set<string>();
        const madeOf = (key: string) => void keys.add(key);
        const context = contextOf(request, reply, route, subject, { ...options, madeOf });
        const sharedFor = route.sharedFor(input);
        if (sharedFor === 0 || !options.shareAnswers) {
          const value = await answer(input, context);
          if (sharedFor === 0) reply.header('cache-control', 'no-store');
          else if (keys.size > 0) reply.header(surrogateKeyHeader, [...keys].join(' '));
          if (value instanceof WrittenAnswer) return sendWritten(request, reply, value);
          return reply.send(value);
        }
        const key = JSON.stringify([call.name, context.locale.id, input]);
        const { value: shared, tables } = await kept.get(key, sharedFor, async () =>
          sharedAnswer(await answer(input, context), keys),
        );
        // Nobody tells a browser that something has changed.
        const browserSeconds = tables.size > 0 ? Math.min(1, sharedFor) : sharedFor;
        reply.header('cache-control', `public, max-age=${browserSeconds}`).header('etag', shared.etag);
        if (shared.keys !== '') reply.header(surrogateKeyHeader, shared.keys);
        if (request.headers['if-none-match'] === shared.etag) return reply.code(304).send();
        return reply.type(JSON_TYPE).send(shared.body);
      }),
  });
}

/** Sends a serialized answer, compressed if the caller accepts that. */
function sendWritten(request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer<unknown>): FastifyReply {
  reply.type(JSON_TYPE);
  if (!answer.packed) return reply.send(answer.json);
  reply.header('vary', 'Accept-Encoding');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(answer.json);
  return reply.header('content-encoding', 'gzip').send(answer.packed);
}

/** Names the caller, by id only, in all that is logged of a request from here on. */
function identifyIn(request: FastifyRequest, reply: FastifyReply, { id, kind }: Subject): void {
  request.log = request.log.child({ subjectId: id, subjectKind: kind });
  reply.log = request.log;
}

/** Returns the caller; undefined for a call that is open to anyone. */
async function checkAccess(route: Route, request: FastifyRequest, options: AppOptions): Promise<Subject | undefined> {
  if (route.call.access === 'anyone') return undefined;
  const subject = await options.authenticate(request);
  if (!subject) throw new CallError('AUT432');
  if (!admits(route.call.access, subject)) throw new CallError('AUT404');
  return subject;
}

/** Returns the caller after checking access and limits. */
async function admit(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: AppOptions,
): Promise<Subject | undefined> {
  const subject = await checkAccess(route, request, options);
  if (subject) identifyIn(request, reply, subject);
  await options.limiter?.take(takings(route.limits, { address: householdOf(request.ip), subject: subject?.id }));
  return subject;
}

/** Handles a call; an associate's change is audited first. */
async function handle(route: Route, input: unknown, context: CallContext, audit: Audit): Promise<unknown> {
  const { call } = route;
  if (call.access === 'anyone' || call.method === 'GET' || context.subject.kind !== 'ASSOCIATE')
    return route.handle(input, context);
  const { params, body } = input as { readonly params?: unknown; readonly body?: unknown };
  const { subject, correlationId } = context;
  const end = await audit.begin({ subject, call: call.name, target: targetOf(params, body), correlationId });
  try {
    const value = await route.handle(input, context);
    await end('done');
    return value;
  } catch (error) {
    await end(error instanceof CallError ? error.errorId : 'GEN500');
    throw error;
  }
}
