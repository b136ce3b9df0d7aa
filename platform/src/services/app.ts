import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openRegistry } from 'release-kit/registry-log';
import { readRelease } from 'release-kit/release-store';
import { type Health, serveHealth } from 'service-kit/service-process';
import { bearerIs } from './bearer.ts';
import { createExperimentApi, type ExperimentApiSettings } from './experiments/experiment-api.ts';
import { stopHarmful } from './experiments/experiment-watch.ts';
import { serveExperimentPages } from './experiments/serve-experiment-pages.ts';
import { createFlagApi, type FlagApiSettings } from './flags/flag-api.ts';
import { serveFlagPages } from './flags/serve-flag-pages.ts';
import { type RegistryApiOptions, serveRegistry } from './registry-api.ts';
import { serveStatus } from './status/serve-status.ts';
import { watchCanaries } from './telemetry/canary-watch.ts';
import { serveCollector } from './telemetry/collector.ts';
import { createIntake, type OwnerOf } from './telemetry/intake.ts';
import { openCollected } from './telemetry/kept-collected.ts';
import { createOrderCounter } from './telemetry/order-counter.ts';
import { limitGuesses } from './token-guesses.ts';

interface Options extends RegistryApiOptions {
  readonly logLevel: string;
  /** Environment whose canaries are watched and whose state is shown. */
  readonly environment: string;
  /** Where reports of pages outlive this service; without one they are in memory only. */
  readonly telemetryFolder?: string | undefined;
  /** The secret that identifies the shop's shells, and from which page tokens are signed. */
  readonly telemetrySecret: string;
  /** Another OTLP collector that gets what is believed, too. */
  readonly forwardTo?: string | undefined;
  /** Where flags are listed and switched; undefined without one. */
  readonly flagApi?: FlagApiSettings | undefined;
  /** Where experiments are listed and managed; undefined without one. */
  readonly experimentApi?: ExperimentApiSettings | undefined;
  /** Origins of the services, whose metrics count the orders. */
  readonly serviceOrigins?: readonly string[];
  /** Milliseconds between two looks at the canaries. */
  readonly watchEvery?: number;
  /** Milliseconds between two looks at the experiments. */
  readonly judgeEvery?: number;
  /** Milliseconds between two counts of the orders. */
  readonly countEvery?: number;
}

/** Requests per minute of one address, and of one of the shop's own shells, which reports for all of its pages. */
const maxRequests = 600;
const maxShellRequests = 6000;

/** The platform's service with everything it answers, not yet listening. */
export async function platformApp(
  options: Options,
): Promise<{ readonly app: FastifyInstance; readonly health: Health }> {
  const { logLevel, environment, forwardTo, telemetryFolder, telemetrySecret, flagApi, experimentApi, ...others } =
    options;
  const { serviceOrigins = [], watchEvery = 2000, countEvery = 10_000, judgeEvery = 10_000, ...access } = others;
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 256 * 1024, trustProxy: 'loopback' });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const health = serveHealth(app);
  const isShell = ({ headers }: FastifyRequest) => bearerIs(headers, telemetrySecret);
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    keyGenerator: (request) => `${isShell(request) ? 'shell ' : ''}${request.ip}`,
    max: (request) => (isShell(request) ? maxShellRequests : maxRequests),
  });
  limitGuesses(app, isShell);
  const kept = await openCollected({
    folder: telemetryFolder,
    onFault: (message) => app.log.warn(message),
  });
  const { collected } = kept;
  app.addHook('onClose', () => kept.close());
  const registry = openRegistry({ ...access, environment });

  serveRegistry(app, access);
  const ownerOf = ownersOf(access);
  const intake = createIntake({ secret: telemetrySecret, readRegistry: () => registry.read(), ownerOf });
  serveCollector(app, { kept, intake, isShell, forwardTo });
  serveFlagPages(app, { ...access, environment, api: flagApi && createFlagApi(flagApi) });
  const experiments = experimentApi && createExperimentApi(experimentApi);
  serveExperimentPages(app, { deployers: access.deployers, api: experiments });
  serveStatus(app, { ...access, environment, kept, refused: intake.refused, ownerOf });

  repeat(app, watchEvery, 'The canaries cannot be watched', async () => {
    for (const { change } of await watchCanaries({ registry, collected, signer: access.signer }))
      app.log.warn({ change }, 'A canary was ended');
  });
  if (experiments)
    repeat(app, judgeEvery, 'The experiments cannot be judged', async () => {
      for (const stopped of await stopHarmful(experiments)) app.log.warn(stopped, 'An experiment was stopped');
    });
  if (serviceOrigins.length > 0) {
    const countOrders = createOrderCounter({
      origins: serviceOrigins,
      onFault: (error) => app.log.warn({ err: error }, 'The orders of an instance cannot be counted'),
    });
    repeat(app, countEvery, 'Counted orders cannot be kept', async () => {
      const orders = await countOrders();
      if (orders) await kept.takeOrders(orders);
    });
  }
  return { app, health };
}

/** Does some work again and again, until the service closes, with `pause` milliseconds in between. */
function repeat(app: FastifyInstance, pause: number, onFault: string, work: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout>;
  let running: Promise<void> = Promise.resolve();
  let isClosing = false;
  const run = async () => {
    await work().catch((error: unknown) => app.log.error({ err: error }, onFault));
    schedule();
  };
  const schedule = () => {
    if (isClosing) return;
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
  };
  schedule();
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
}

function ownersOf({ objects, keys }: Pick<RegistryApiOptions, 'objects' | 'keys'>): OwnerOf {
  const known = new LRUCache<string, string>({ max: 1000 });
  return async (remote, version) => {
    const id = `${remote}/${version}`;
    const owner =
      known.get(id) ??
      (await readRelease(objects, remote, version, keys).then(
        (release) => release.owner,
        () => undefined,
      ));
    if (owner !== undefined) known.set(id, owner);
    return owner;
  };
}
