import type { FastifyInstance } from 'fastify';
import { healthPaths } from 'shared-contracts/health-paths';
import type { ServerConfig } from './config.ts';

const isFrame = (route: string): boolean => route.startsWith('/frames/');
/** What frames load of the shell. */
const isForFrames = (route: string): boolean => isFrame(route) || route.startsWith('/assets/shell/');
const health: ReadonlySet<string> = new Set(Object.values(healthPaths));

/**
 * Serves frames on their own host only, and there nothing else: scripts of other companies must neither run as the shop nor reach
 * its pages. A shop whose frames have no host of their own is on a developer's machine. Call it before routes are registered.
 */
export function keepHostsApart(
  app: FastifyInstance,
  {
    origin,
    public: { frameOrigin },
  }: Pick<ServerConfig, 'origin'> & { readonly public: { readonly frameOrigin: string } },
): void {
  const frames = new URL(frameOrigin).host;
  if (frames === new URL(origin).host) return;
  app.addHook('onRequest', async ({ host, routeOptions: { url: route = '' } }, reply) => {
    if (health.has(route)) return;
    if (host === frames ? isForFrames(route) : !isFrame(route)) return;
    const home = host === frames ? `The shop is at ${origin}` : `Frames are at ${frameOrigin}`;
    return reply.code(404).send({ error: `Not found on this host. ${home}` });
  });
}
