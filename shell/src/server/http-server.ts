import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The server of all routes. The services limit requests by the caller's address: one named by a proxy is believed
 * only from a trusted proxy, or callers could choose it freely.
 */
export function httpServer(options: { readonly logLevel: string; readonly trustedProxies: string }): FastifyInstance {
  const app = Fastify({ logger: { level: options.logLevel }, trustProxy: options.trustedProxies });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    request.log.error({ err: error }, 'A request failed');
    // Internal errors are for the log; they may contain file names and addresses.
    return reply.code(status).send({ error: 'Internal server error' });
  });
  return app;
}
