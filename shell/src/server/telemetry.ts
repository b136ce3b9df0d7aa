import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { exportedLogs, fromOtlp } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import type { TelemetryOutbox } from './telemetry-outbox.ts';

/** What one address may tell in a minute, and how much at once (bytes): a hundred pages of a shop behind one address. */
const mostRequests = 1200;
const mostBytes = 64 * 1024;

/** Takes what pages tell of themselves for the platform's service; a page is never told of a failure there. */
export async function serveTelemetry(app: FastifyInstance, outbox: Pick<TelemetryOutbox, 'add'>): Promise<void> {
  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: mostRequests, timeWindow: '1 minute' });
    routes.post('/telemetry', { bodyLimit: mostBytes }, (request, reply) => {
      const { success, output } = v.safeParse(exportedLogs, request.body);
      // What is not ours must not spoil what is sent with it.
      if (!success) return reply.code(400).send();
      outbox.add('shop-browser', fromOtlp(output));
      return reply.code(204).send();
    });
  });
}
