import type { FastifyInstance } from 'fastify';
import { pageBatches } from 'shared-contracts/event-batches';
import { eventBatch } from 'shared-contracts/experiment-rules';
import * as v from 'valibot';
import { createDisturbance } from '../disturbance.ts';
import type { Journal } from '../journal.ts';
import type { Settings } from '../settings.ts';
import {
  datafileOf,
  experimentChange,
  initialExperiments,
  newExperiment,
  type ServedExperiment,
} from './experiment.ts';
import { createResults } from './results.ts';

/** Events and requests of the customer data that are remembered. */
const most = 1000;
/** Bytes of a batch of events. */
const bodyLimit = 1024 * 1024;

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const graphQuery = v.object({ query: v.string() });
const pixelQuery = v.looseObject({ tracker_id: v.string(), event_type: v.string(), vdl_action: v.string() });

/**
 * A service for experiments that speaks Optimizely's protocol: datafiles, events, and of the customer data platform the segments of a visitor
 * and its pixel. Its own interface below `/experiments/api` makes, starts, and stops experiments and tells what visitors did.
 */
export function addExperiments(
  app: FastifyInstance,
  {
    experimentService: { sdkKey, apiToken, dataKey, accountId, projectId },
    slowAnswer,
  }: Pick<Settings, 'experimentService' | 'slowAnswer'>,
  journal: Journal<ServedExperiment>,
): void {
  const experiments = new Map(initialExperiments().map((one) => [one.key, one]));
  for (const changed of journal.entries) experiments.set(changed.key, changed);
  const results = createResults();
  const received: unknown[] = [];
  const dataEvents: unknown[] = [];
  /** Segments by visitor. */
  const segments = new Map<string, readonly string[]>();
  const { isDisturbed, setMode } = createDisturbance(slowAnswer);
  let revision = 1 + journal.entries.length;
  let modifiedAt = Date.now();

  function keep(experiment: ServedExperiment): ServedExperiment {
    journal.append(experiment);
    experiments.set(experiment.key, experiment);
    revision += 1;
    // The header counts seconds: two changes in one of them differ all the same.
    modifiedAt = Math.max(Date.now(), modifiedAt + 1000);
    return experiment;
  }

  app.get('/experiments/datafiles/:file', async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    if ((request.params as { file: string }).file !== `${sdkKey}.json`) return reply.code(403).send();
    const modified = new Date(modifiedAt).toUTCString();
    reply.header('last-modified', modified).header('cache-control', 'public, max-age=0');
    if (request.headers['if-modified-since'] === modified) return reply.code(304).send();
    const dataService = { host: `http://${request.host}/experiments`, publicKey: dataKey };
    return datafileOf([...experiments.values()], { accountId, projectId, revision, dataService });
  });

  app.post('/experiments/v1/events', { bodyLimit }, async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    const batch = v.parse(eventBatch, request.body);
    if (batch.account_id !== accountId || batch.project_id !== projectId) return reply.code(400).send();
    received.push(batch);
    received.splice(0, received.length - most);
    results.add(batch);
    return reply.code(204).send();
  });

  app.post('/experiments/v3/graphql', async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    if (request.headers['x-api-key'] !== dataKey) return reply.code(403).send({ message: 'Forbidden' });
    const { query } = v.parse(graphQuery, request.body);
    const [, id] = /customer\s*\((?:vuid|fs_user_id)\s*:\s*"([^"]+)"\)/.exec(query) ?? [];
    const asked = [...(/subset:\s*\[([^\]]*)\]/.exec(query)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name);
    if (id === undefined)
      return {
        errors: [{ message: 'Invalid', extensions: { classification: 'InvalidIdentifierException' } }],
        data: { customer: null },
      };
    const own = segments.get(id) ?? [];
    const edges = asked.map((name) => ({
      node: { name, state: own.includes(name ?? '') ? 'qualified' : 'not_qualified' },
    }));
    return { data: { customer: { audiences: { edges } } } };
  });

  app.get('/experiments/v2/zaius.gif', async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    const event = v.parse(pixelQuery, request.query);
    if (event.tracker_id !== dataKey) return reply.code(400).send();
    dataEvents.push(event);
    dataEvents.splice(0, dataEvents.length - most);
    return reply.type('image/gif').send(pixel);
  });

  app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${apiToken}`)
        return reply.code(401).send({ message: 'Invalid token' });
    });
    const described = (one: ServedExperiment) => ({ ...one, results: results.of(one) });
    routes.get('/experiments/api/experiments', async () => ({ items: [...experiments.values()].map(described) }));
    routes.post('/experiments/api/experiments', async (request, reply) => {
      const made = v.parse(newExperiment, request.body);
      if (experiments.has(made.key)) return reply.code(409).send({ message: 'This key is taken' });
      return reply.code(201).send(described(keep({ ...made, status: 'Not started', reason: '' })));
    });
    routes.patch<{ Params: { key: string } }>('/experiments/api/experiments/:key', async (request, reply) => {
      const found = experiments.get(request.params.key);
      if (!found) return reply.code(404).send({ message: 'Unknown experiment' });
      const change = v.parse(experimentChange, request.body);
      const isStart = change.status === 'Running' && found.status !== 'Running';
      // Another run has other visitors.
      if (isStart) results.reset(found.key);
      return described(keep({ ...found, ...change, ...(isStart ? { startedAt: Date.now() } : {}) }));
    });
    routes.get('/experiments/api/events', async () => ({ events: received, dataEvents }));
    routes.put('/experiments/api/mode', async (request) => setMode(request.body));
    routes.put<{ Params: { visitor: string } }>('/experiments/api/segments/:visitor', async (request) => {
      const own = v.parse(v.array(v.string()), request.body);
      if (segments.size < pageBatches.queue) segments.set(request.params.visitor, own);
      return { segments: own };
    });
  });
}
