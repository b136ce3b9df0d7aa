import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { householdOf } from 'service-kit/network';
import { flagsPath, pageClientId } from '../../app/flag-routes.ts';
import { perHousehold } from '../per-household.ts';
import { postJson } from '../post-json.ts';
import type { FlagStates } from './flag-state.ts';
import type { FlagService, FollowedFlags } from './follow-flags.ts';

interface Options {
  readonly flags: FollowedFlags;
  readonly service: FlagService | undefined;
  readonly onFault: (error: unknown) => void;
}

/** Streams that a shell keeps open, and those of one household; further pages keep the values that they were rendered with. */
const maxStreams = 5000;
const maxPerHousehold = 200;
/** Batches of events per minute of one household: a hundred open pages of a company behind one address. */
const maxEvents = 240;
/** Milliseconds between comments that keep a stream open. */
const heartbeat = 25_000;
/** Milliseconds until the service has to have taken events. */
const eventsTimeout = 5000;

/**
 * Speaks the flag service's protocol to pages, from what the shell knows of it, so that no page talks to another company. Events
 * arrive only from visitors who allow that, and are passed on.
 */
export async function serveFlags(app: FastifyInstance, { flags, service, onFault }: Options): Promise<void> {
  /** Open streams, each with its household. */
  const streams = new Map<FastifyReply['raw'], string>();
  const text = (states: FlagStates) => `event: put\ndata: ${JSON.stringify(states)}\n\n`;
  const sendAll = (message: string) => {
    for (const stream of streams.keys()) stream.write(message);
  };
  const stop = flags.follow((states) => sendAll(text(states)));
  const beat = setInterval(() => sendAll(':\n\n'), heartbeat).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    stop();
    for (const stream of streams.keys()) stream.end();
  });

  app.get(`${flagsPath}/eval/${pageClientId}/:context`, (request, reply) => {
    const household = householdOf(request.ip);
    const own = streams.values().reduce((count, one) => count + Number(one === household), 0);
    if (streams.size >= maxStreams || own >= maxPerHousehold) return reply.code(503).send();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // For proxies that would collect the answer.
      'x-accel-buffering': 'no',
    });
    raw.write(text(flags.states()));
    streams.set(raw, household);
    raw.on('close', () => streams.delete(raw));
    return reply;
  });

  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: maxEvents, ...perHousehold });
    routes.post(`${flagsPath}/events/bulk/${pageClientId}`, { bodyLimit: 64 * 1024 }, async (request, reply) => {
      if (service) {
        const url = `${service.eventsUrl}/events/bulk/${encodeURIComponent(service.clientId)}`;
        const headers = { 'x-launchdarkly-event-schema': '4' };
        await postJson(url, request.body, { timeout: eventsTimeout, headers }).catch(onFault);
      }
      return reply.code(202).send();
    });
  });
}
