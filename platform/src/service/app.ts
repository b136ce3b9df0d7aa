import Fastify, { type FastifyInstance } from 'fastify';
import { type RegistryApiOptions, serveRegistry } from '../releases/registry-api.ts';

interface Options extends RegistryApiOptions {
  readonly logLevel: string;
}

/** The platform's service with everything it answers, not yet listening. */
export function platformApp({ logLevel, ...registry }: Options): FastifyInstance {
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 256 * 1024 });
  app.get('/healthz', () => ({ status: 'ok' }));
  serveRegistry(app, registry);
  return app;
}
