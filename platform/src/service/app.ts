import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { openRegistry } from '../releases/registry.ts';
import { type RegistryApiOptions, serveRegistry } from '../releases/registry-api.ts';
import { watchCanaries } from '../telemetry/canary-watch.ts';
import { createCollected } from '../telemetry/collected.ts';
import { serveCollector } from '../telemetry/collector.ts';
import { statusPage } from '../telemetry/status-page.ts';

interface Options extends RegistryApiOptions {
  readonly logLevel: string;
  /** Environment whose canaries are watched and whose state is shown. */
  readonly environment: string;
  /** Another OTLP collector that gets everything too. */
  readonly forwardTo?: string | undefined;
  /** Milliseconds between two looks at the canaries. */
  readonly watchEvery?: number;
}

/** Requests that one address may make in a minute. */
const mostRequests = 600;

/** The platform's service with everything it answers, not yet listening. */
export async function platformApp(options: Options): Promise<FastifyInstance> {
  const { logLevel, environment, forwardTo, watchEvery = 2000, ...access } = options;
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 256 * 1024, trustProxy: 'loopback' });
  await app.register(rateLimit, { max: mostRequests, timeWindow: '1 minute' });
  const collected = createCollected();
  const registry = openRegistry({ ...access, environment });

  app.get('/healthz', () => ({ status: 'ok' }));
  serveRegistry(app, access);
  serveCollector(app, collected, forwardTo);
  app.get('/', async (_request, reply) => {
    const [live, history] = await Promise.all([registry.read(), registry.history()]);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      })
      .send(statusPage(collected.versions(), live, history));
  });

  let timer: ReturnType<typeof setTimeout>;
  const watch = async () => {
    try {
      for (const { change } of await watchCanaries({ registry, collected, signer: access.signer }))
        app.log.warn({ change }, 'A canary was taken back');
    } catch (error) {
      app.log.error({ err: error }, 'The canaries cannot be watched');
    }
    timer = setTimeout(watch, watchEvery).unref();
  };
  timer = setTimeout(watch, watchEvery).unref();
  app.addHook('onClose', () => clearTimeout(timer));
  return app;
}
