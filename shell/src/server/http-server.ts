import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The server that everything is registered on. Limits of the services count by the caller's address: one that a proxy
 * names is believed only when the proxy is trusted, or whoever calls could name another one each time.
 */
export function httpServer(options: { readonly logLevel: string; readonly trustedProxies: string }): FastifyInstance {
  return Fastify({ logger: { level: options.logLevel }, trustProxy: options.trustedProxies });
}
