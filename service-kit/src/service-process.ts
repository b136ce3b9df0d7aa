import { healthPaths } from 'shared-contracts/health-paths';

interface Reply {
  code(status: number): Reply;
  header(name: string, value: string): Reply;
  send(body: unknown): unknown;
}

/** The part of a Fastify server that health and draining need. */
export interface ServiceServer {
  get(
    path: string,
    options: { readonly logLevel: 'silent' },
    handler: (request: unknown, reply: Reply) => Promise<unknown>,
  ): unknown;
  addHook(name: 'onSend', hook: (request: unknown, reply: Reply, payload: unknown) => Promise<unknown>): unknown;
  readonly server: { closeIdleConnections(): void };
  close(): PromiseLike<unknown>;
}

/** The health of a service. */
export interface Health {
  /** Makes the service not ready, and asks callers to open their next connection elsewhere. */
  readonly drain: () => void;
}

/** Milliseconds until a check of readiness counts as failed. */
const READY_TIMEOUT = 2000;

async function settlesTrue(check: () => boolean | Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), READY_TIMEOUT);
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Serves `/livez`, which fails only when the process should be replaced, and `/readyz`, which fails while it should get
 * no requests: during a drain, and while `isReady` is false. Call it before routes are registered.
 * @param details returns what `/readyz` reports besides
 */
export function serveHealth(
  app: ServiceServer,
  isReady: () => boolean | Promise<boolean> = () => true,
  details: () => object = () => ({}),
): Health {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) reply.header('connection', 'close');
    return payload;
  });
  app.get(healthPaths.live, { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(healthPaths.ready, { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !isDraining && (await settlesTrue(isReady));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : isDraining ? 'draining' : 'unavailable', ...details() });
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}

/** Whether the caller left before the whole request had arrived, which is no fault of the service. */
export const hasLeft = ({
  raw,
}: {
  readonly raw: { readonly destroyed: boolean; readonly complete: boolean };
}): boolean => raw.destroyed && !raw.complete;

/** Milliseconds from the signal to the end of the process, whatever is still in progress. */
const DRAIN_LIMIT = 9000;
/** Milliseconds between two looks for connections that have had their last answer. */
const IDLE_PACE = 100;

export interface DrainOptions {
  readonly health: Health;
  /** Milliseconds to go on serving while not ready, so that load balancers notice. */
  readonly notice?: number;
  /** Releases what the service used, after its last request. */
  readonly close?: () => Promise<unknown>;
}

/** Reads DRAIN_NOTICE, in milliseconds. */
export function drainNotice(environment: Readonly<Record<string, string | undefined>>): number {
  const value = Number(environment.DRAIN_NOTICE || 0);
  if (!Number.isInteger(value) || value < 0 || value >= DRAIN_LIMIT)
    throw new Error(`DRAIN_NOTICE must be whole milliseconds below ${DRAIN_LIMIT}, not "${environment.DRAIN_NOTICE}".`);
  return value;
}

/**
 * Drains on SIGTERM and SIGINT, and when the process that started it with a channel is gone: not ready, then no new connections, then the end of the process when its requests are
 * answered. What takes longer is cut off; a service must continue it elsewhere or after a restart.
 */
export function stopOnSignal(
  app: ServiceServer,
  { health, notice = drainNotice(process.env), close }: DrainOptions,
): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    health.drain();
    setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
    await new Promise((resolve) => setTimeout(resolve, notice));
    // A connection whose answer began before the drain stays open after it, and would keep the process alive.
    setInterval(() => app.server.closeIdleConnections(), IDLE_PACE).unref();
    await app.close();
    await close?.();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.once('disconnect', stop);
}
