import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportedLogs, reportsIn, toOtlp } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import type { Intake } from './intake.ts';
import type { KeptCollected } from './kept-collected.ts';

/** Bytes of one request: a shell reports for all of its pages. */
const maxBytes = 1024 * 1024;

/** Milliseconds that another collector may take. */
const forwardDeadline = 5000;

interface CollectorOptions {
  readonly kept: Pick<KeptCollected, 'take'>;
  readonly intake: Pick<Intake, 'admit'>;
  readonly isShell: (request: FastifyRequest) => boolean;
  /** Another OTLP collector that gets everything that is believed. */
  readonly forwardTo: string | undefined;
}

/** OTLP/HTTP with JSON from the shop's shells: keeps what is believed and forwards it. */
export function serveCollector(app: FastifyInstance, { kept, intake, isShell, forwardTo }: CollectorOptions): void {
  const forwarding = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(forwarding));
  app.post('/v1/logs', { bodyLimit: maxBytes }, async (request, reply) => {
    // Errors have OTLP's shape.
    if (!isShell(request)) return reply.code(401).send({ code: 16, message: 'Only shells of the shop report here' });
    const parsed = v.safeParse(exportedLogs, request.body);
    if (!parsed.success) return reply.code(400).send({ code: 3, message: v.summarize(parsed.issues).slice(0, 500) });
    const admitted = await intake.admit(reportsIn(parsed.output));
    await kept.take(admitted);
    if (forwardTo && admitted.length > 0) {
      const logs = toOtlp(
        'shop',
        admitted.map(({ record }) => record),
      );
      // The shell has nothing to gain from waiting for the other collector.
      const forwarded = forward(`${forwardTo}/v1/logs`, logs)
        .catch((error) => request.log.warn({ err: error }, 'Not forwarded'))
        .finally(() => forwarding.delete(forwarded));
      forwarding.add(forwarded);
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
