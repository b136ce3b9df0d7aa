import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type TelemetryRecord, toOtlp } from 'shared-contracts/telemetry';
import { describeFault } from '../app/fault.ts';

/** Milliseconds that the platform's service may take. */
const deadline = 3000;

/** What one address may tell in a minute, and how much at once (bytes). */
const mostRequests = 60;
const mostBytes = 64 * 1024;

async function send(platformOrigin: string, body: string): Promise<void> {
  const response = await fetch(`${platformOrigin}/v1/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(deadline),
  });
  if (!response.ok) throw new Error(`The platform's service answered ${response.status}`);
}

/** Takes what pages tell of themselves to the platform's service; a page is never told of a failure there. */
export async function serveTelemetry(app: FastifyInstance, platformOrigin: string): Promise<void> {
  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: mostRequests, timeWindow: '1 minute' });
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    routes.post('/telemetry', (request, reply) => {
      send(platformOrigin, String(request.body)).catch((error) =>
        request.log.warn({ err: error }, 'Telemetry is lost'),
      );
      return reply.code(204).send();
    });
  });
}

/** Tells what failed on the server. */
export function tellFault(
  platformOrigin: string,
  { error, ...about }: Omit<TelemetryRecord, 'at'> & { readonly phase: string; readonly error: unknown },
  onLost: (error: unknown) => void,
): void {
  const record: TelemetryRecord = { ...about, at: Date.now(), event: 'exception', ...describeFault(error) };
  send(platformOrigin, JSON.stringify(toOtlp('shop-server', [record]))).catch(onLost);
}
