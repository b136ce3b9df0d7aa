import type { FastifyInstance } from 'fastify';
import { exportedLogs, fromOtlp } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import type { KeptCollected } from './kept-collected.ts';

/** Bytes of one request: a shell tells for all of its pages. */
const mostBytes = 1024 * 1024;

/** Milliseconds that another collector may take. */
const forwardDeadline = 5000;

/** OTLP/HTTP with JSON: logs are taken in, and passed on to another collector where one is named. */
export function serveCollector(
  app: FastifyInstance,
  { take }: Pick<KeptCollected, 'take'>,
  forwardTo: string | undefined,
): void {
  app.post('/v1/logs', { bodyLimit: mostBytes }, async (request, reply) => {
    const parsed = v.safeParse(exportedLogs, request.body);
    // The shape of an error in OTLP.
    if (!parsed.success) return reply.code(400).send({ code: 3, message: v.summarize(parsed.issues).slice(0, 500) });
    await take(fromOtlp(parsed.output));
    if (forwardTo) {
      // Whoever told has nothing to gain from waiting for the other collector.
      forward(`${forwardTo}/v1/logs`, request.body).catch((error) => request.log.warn({ err: error }, 'Not passed on'));
    }
    return reply.send({ partialSuccess: {} });
  });
}

async function forward(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(forwardDeadline),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
