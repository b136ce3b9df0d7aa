import type { FastifyInstance, FastifyReply } from 'fastify';
import { flagsPath, pageClientId } from '../../app/flag-routes.ts';
import type { FlagStates } from './flag-state.ts';
import type { FlagService, FollowedFlags } from './follow-flags.ts';

interface Options {
  readonly flags: FollowedFlags;
  readonly service: FlagService | undefined;
  readonly onFault: (error: unknown) => void;
}

/** Streams that a shell keeps open; further pages keep the values that they were rendered with. */
const mostStreams = 5000;
/** Milliseconds between comments that keep a stream open. */
const heartbeat = 25_000;
/** Milliseconds until the service has to have taken events. */
const eventsTimeout = 5000;

/**
 * Speaks the flag service's protocol to pages, from what the shell knows of it, so that no page talks to another company. Events
 * arrive only from visitors who allow that, and are passed on.
 */
export function serveFlags(app: FastifyInstance, { flags, service, onFault }: Options): void {
  const streams = new Set<FastifyReply['raw']>();
  const text = (states: FlagStates) => `event: put\ndata: ${JSON.stringify(states)}\n\n`;
  const sendAll = (message: string) => {
    for (const stream of streams) stream.write(message);
  };
  const stop = flags.follow((states) => sendAll(text(states)));
  const beat = setInterval(() => sendAll(':\n\n'), heartbeat).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    stop();
    for (const stream of streams) stream.end();
  });

  app.get(`${flagsPath}/eval/${pageClientId}/:context`, (_request, reply) => {
    if (streams.size >= mostStreams) return reply.code(503).send();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // For proxies that would collect the answer.
      'x-accel-buffering': 'no',
    });
    raw.write(text(flags.states()));
    streams.add(raw);
    raw.on('close', () => streams.delete(raw));
    return reply;
  });

  app.post(`${flagsPath}/events/bulk/${pageClientId}`, { bodyLimit: 64 * 1024 }, async (request, reply) => {
    if (service) {
      await fetch(`${service.eventsUrl}/events/bulk/${encodeURIComponent(service.clientId)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-launchdarkly-event-schema': '4' },
        body: JSON.stringify(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(eventsTimeout),
      }).catch(onFault);
    }
    return reply.code(202).send();
  });
}
