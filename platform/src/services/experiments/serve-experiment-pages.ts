import type { FastifyInstance, FastifyReply } from 'fastify';
import { blockExperiment } from 'shared-contracts/experiments';
import { experimentTargets } from 'shared-contracts/experiments/all-experiments';
import * as v from 'valibot';
import { type Deployers, deployerFor, reasonSchema, refusalOf } from '../deployers.ts';
import { checkOwnPage, readForms } from '../own-forms.ts';
import { pageHeaders } from '../status/page-parts.ts';
import type { ExperimentApi, NewExperiment, ServedExperiment } from './experiment-api.ts';
import { blockTarget, changePage, experimentsPage, newPage, type Refused } from './experiment-pages.ts';

interface Options {
  readonly deployers: () => Deployers;
  /** Undefined when the shop has no service for experiments that can be managed here. */
  readonly api: ExperimentApi | undefined;
}

const query = v.object({ done: v.optional(v.string()) });
const change = v.object({
  key: v.string(),
  status: v.picklist(['Running', 'Paused']),
  reason: v.pipe(reasonSchema, v.trim(), v.minLength(1, 'Give a reason')),
  token: v.pipe(v.string(), v.trim()),
});
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/, 'Ids have letters, digits, - and _'));
const making = v.object({
  target: v.string(),
  experience: v.optional(v.pipe(v.string(), v.trim()), ''),
  variants: v.optional(v.pipe(v.string(), v.trim()), ''),
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say what it should show'), v.maxLength(200)),
  traffic: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
  token: v.pipe(v.string(), v.trim()),
});
const fields = v.fallback(v.record(v.string(), v.string()), {});

/** The remote that an experiment belongs to: content for blocks. */
function remoteOf(key: string): string {
  const [first = '', second = ''] = key.split('_');
  if (first === 'flag') return second;
  return first === 'block' ? 'content' : first;
}

/** @throws {v.ValiError} for a block without an id or variants, and for what the code does not have */
function experimentOf({ target, experience, variants, name, traffic }: v.InferOutput<typeof making>): NewExperiment {
  if (target === blockTarget) {
    const own = v.parse(v.array(id), variants.split(/[\s,]+/).filter(Boolean));
    v.parse(v.pipe(v.array(id), v.minLength(1, 'Name the variants of the block')), own);
    const key = blockExperiment(v.parse(id, experience));
    return { key, name, traffic, variations: ['baseline', ...new Set(own)] };
  }
  const found = experimentTargets.find((one) => one.key === target);
  const { key, variations } = v.parse(v.object({ key: v.string(), variations: v.array(v.string()) }), found);
  return { key, name, traffic, variations };
}

/** Serves the page that lists experiments with their results, and those that make, start, and stop one, all without script. */
export function serveExperimentPages(app: FastifyInstance, { deployers, api }: Options): void {
  const send = (reply: FastifyReply, html: string, status = 200) => reply.code(status).headers(pageHeaders).send(html);

  async function served(
    reply: FastifyReply,
  ): Promise<{ readonly experiments: readonly ServedExperiment[]; readonly fault?: string }> {
    if (!api) return { experiments: [], fault: 'This shop has no experiments that are managed here.' };
    try {
      return { experiments: await api.list() };
    } catch (error) {
      reply.log.warn({ err: error }, 'The experiments cannot be listed');
      return { experiments: [], fault: 'The service for experiments does not answer. Shops keep what was last known.' };
    }
  }
  const doneAt = (key: string) => `/experiments?${new URLSearchParams({ done: key })}`;

  app.get('/experiments', async (request, reply) => {
    const { done } = v.parse(query, request.query);
    const { experiments, fault } = await served(reply);
    const known = experiments.some(({ key }) => key === done);
    return send(reply, experimentsPage({ experiments, fault, done: known ? done : undefined }));
  });

  app.register(async (routes) => {
    readForms(routes);
    const freeTargets = async (reply: FastifyReply) => {
      const { experiments } = await served(reply);
      return experimentTargets.filter(({ key }) => !experiments.some((one) => one.key === key));
    };
    const showNew = async (reply: FastifyReply, refused: Refused, status = 200) =>
      send(reply, newPage(await freeTargets(reply), refused), status);
    const showChange = async (reply: FastifyReply, key: string | undefined, refused: Refused, status = 200) => {
      const experiment = (await served(reply)).experiments.find((one) => one.key === key);
      return experiment ? send(reply, changePage(experiment, refused), status) : reply.redirect('/experiments', 303);
    };

    routes.get('/experiments/new', async (_request, reply) => showNew(reply, {}));
    routes.get('/experiments/change', async (request, reply) =>
      showChange(reply, v.parse(fields, request.query).key, {}),
    );

    routes.post('/experiments/new', async (request, reply) => {
      try {
        checkOwnPage(request);
        if (!api) return reply.redirect('/experiments', 303);
        const asked = v.parse(making, request.body);
        const experiment = experimentOf(asked);
        const { name } = deployerFor(asked.token, deployers(), remoteOf(experiment.key));
        await api.make(experiment);
        reply.log.warn({ experiment: experiment.key, by: name }, 'An experiment was made');
        return reply.redirect(doneAt(experiment.key), 303);
      } catch (error) {
        const { status, message } = refusalOf(error);
        if (status === 500) reply.log.error({ err: error }, 'An experiment could not be made');
        const { token: _token, ...entered } = v.parse(fields, request.body);
        return showNew(reply, { entered, refusal: message }, status);
      }
    });

    routes.post('/experiments/change', async (request, reply) => {
      try {
        checkOwnPage(request);
        if (!api) return reply.redirect('/experiments', 303);
        const { key, status, reason, token } = v.parse(change, request.body);
        const { name } = deployerFor(token, deployers(), remoteOf(key));
        await api.set(key, status, `${name}: ${reason}`);
        reply.log.warn({ experiment: key, status, by: name, reason }, 'An experiment was changed');
        return reply.redirect(doneAt(key), 303);
      } catch (error) {
        const { status, message } = refusalOf(error);
        if (status === 500) reply.log.error({ err: error }, 'An experiment could not be changed');
        const { token: _token, ...entered } = v.parse(fields, request.body);
        return showChange(reply, entered.key, { entered, refusal: message }, status);
      }
    });
  });
}
