import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Journal } from '../journal.ts';
import type { Settings } from '../settings.ts';
import { described, evaluated, initialFlags, type ServedFlag, variationId } from './flag.ts';

const instruction = v.variant('kind', [
  v.object({ kind: v.picklist(['turnFlagOn', 'turnFlagOff']) }),
  v.object({ kind: v.literal('updateFallthroughVariationOrRollout'), variationId: v.string() }),
]);
const semanticPatch = v.object({
  environmentKey: v.string(),
  instructions: v.pipe(v.array(instruction), v.minLength(1)),
});

class UnknownVariation extends Error {
  readonly statusCode = 400;
}

/** A flag after the changes of one request. */
function afterInstructions(flag: ServedFlag, steps: v.InferOutput<typeof semanticPatch>['instructions']): ServedFlag {
  let { on, fallthrough } = flag;
  for (const step of steps) {
    if (step.kind !== 'updateFallthroughVariationOrRollout') on = step.kind === 'turnFlagOn';
    else fallthrough = flag.values.findIndex((_, index) => variationId(flag, index) === step.variationId);
  }
  if (fallthrough < 0) throw new UnknownVariation(`${flag.key} has no such variation`);
  return { ...flag, on, fallthrough, version: flag.version + 1 };
}

/** Events that are remembered. */
const most = 500;
/** Milliseconds between comments that keep a stream open. */
const heartbeat = 15_000;

/**
 * A flag service that speaks LaunchDarkly's protocol: evaluation, stream, and events for client-side SDKs, and of the REST interface what
 * lists and changes flags. `/flags/received` tells which events arrived.
 */
export function addFlags(
  app: FastifyInstance,
  { flagService: { clientId, apiToken, project, environment } }: Pick<Settings, 'flagService'>,
  journal: Journal<ServedFlag>,
): void {
  const flags = new Map(initialFlags().map((flag) => [flag.key, flag]));
  // Flags that the shop no longer has are gone.
  for (const changed of journal.entries) if (flags.has(changed.key)) flags.set(changed.key, changed);
  const streams = new Set<FastifyReply['raw']>();
  const received: unknown[] = [];
  const evaluateAll = () => Object.fromEntries([...flags.values()].map((flag) => [flag.key, evaluated(flag)]));
  const sendAll = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const beat = setInterval(() => sendAll(':\n\n'), heartbeat).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stream of streams) stream.end();
  });

  app.register(async (routes) => {
    // Whoever asks for another environment gets what the service answers then.
    const isKnown = (request: FastifyRequest) => (request.params as { env?: string }).env === clientId;
    const unknown = (reply: FastifyReply) => reply.code(404).send({ message: 'Environment not found' });
    routes.get('/flags/sdk/evalx/:env/contexts/:context', async (request, reply) =>
      isKnown(request) ? evaluateAll() : unknown(reply),
    );
    routes.get('/flags/sdk/goals/:env', async (request, reply) => (isKnown(request) ? [] : unknown(reply)));
    routes.get('/flags/eval/:env/:context', (request, reply) => {
      if (!isKnown(request)) return unknown(reply);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
      raw.write(`event: put\ndata: ${JSON.stringify(evaluateAll())}\n\n`);
      streams.add(raw);
      raw.on('close', () => streams.delete(raw));
      return reply;
    });
    routes.post('/flags/events/bulk/:env', async (request, reply) => {
      if (!isKnown(request)) return unknown(reply);
      received.push(...(Array.isArray(request.body) ? request.body : []));
      received.splice(0, received.length - most);
      return reply.code(202).send();
    });
    routes.post('/flags/events/diagnostic/:env', async (_request, reply) => reply.code(202).send());
    routes.get('/flags/received', async () => ({ events: received }));
  });

  app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/json; domain-model=launchdarkly.semanticpatch',
      { parseAs: 'string' },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch (error) {
          done(error as Error);
        }
      },
    );
    routes.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== apiToken)
        return reply.code(401).send({ code: 'unauthorized', message: 'Invalid access token' });
    });
    routes.get(`/flags/api/v2/flags/${project}`, async () => ({
      items: [...flags.values()].map((flag) => described(flag, environment)),
      totalCount: flags.size,
    }));
    routes.patch<{ Params: { key: string } }>(`/flags/api/v2/flags/${project}/:key`, async (request, reply) => {
      const flag = flags.get(request.params.key);
      const { environmentKey, instructions } = v.parse(semanticPatch, request.body);
      if (!flag || environmentKey !== environment)
        return reply.code(404).send({ code: 'not_found', message: 'Unknown flag or environment' });
      const changed = afterInstructions(flag, instructions);
      journal.append(changed);
      flags.set(flag.key, changed);
      sendAll(`event: patch\ndata: ${JSON.stringify({ key: flag.key, ...evaluated(changed) })}\n\n`);
      return described(changed, environment);
    });
  });
}
