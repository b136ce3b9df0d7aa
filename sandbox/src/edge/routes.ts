import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Settings } from '../settings.ts';

const purgeBody = v.strictObject({
  surrogate_keys: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\S{1,1024}$/))), v.minLength(1), v.maxLength(256)),
});

interface Purge {
  readonly at: string;
  readonly keys: readonly string[];
}

/** Purges that are remembered. */
const most = 500;

/**
 * A cache at the edge, as far as the shop talks to it: Fastly's call to purge by surrogate keys. It caches nothing; `/edge/purges`
 * tells what it was asked to forget. Set how many of the next purges fail at `/edge/fail`.
 */
export function addEdgeCache(app: FastifyInstance, { edgeToken }: Pick<Settings, 'edgeToken'>): void {
  const purges: Purge[] = [];
  let failing = 0;
  app.post('/edge/service/:serviceId/purge', async (request, reply) => {
    if (request.headers['fastly-key'] !== edgeToken)
      return reply.code(401).send({ msg: 'Provided credentials are missing or invalid' });
    if (failing > 0) {
      failing -= 1;
      return reply.code(503).send({ msg: 'Service unavailable' });
    }
    const { surrogate_keys: keys } = v.parse(purgeBody, request.body);
    purges.push({ at: new Date().toISOString(), keys });
    purges.splice(0, purges.length - most);
    return Object.fromEntries(keys.map((key) => [key, crypto.randomUUID()]));
  });
  app.post('/edge/fail', async (request, reply) => {
    failing = v.parse(v.strictObject({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }), request.body).count;
    return reply.code(204).send();
  });
  app.get('/edge/purges', async () => ({ purges }));
}
