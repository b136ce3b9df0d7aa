import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The server that everything is registered on. Limits of the services count by the caller's address: one that a proxy
 * names is believed only when the proxy is trusted, or whoever calls could name another one each time.
 */
export function httpServer(options: { readonly logLevel: string; readonly trustedProxies: string }): FastifyInstance {
  const app = Fastify({ logger: { level: options.logLevel }, trustProxy: options.trustedProxies });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    request.log.error({ err: error }, 'A request failed');
    // What went wrong inside is for the log; it may name files and addresses.
    return reply.code(status).send({ error: 'Internal server error' });
  });
  return app;
}
