import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportedLogs, reportsIn } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import type { PageTokens } from './page-tokens.ts';
import { perHousehold } from './per-household.ts';
import type { ReleaseSet } from './release-sets.ts';
import type { TelemetryOutbox } from './telemetry-outbox.ts';

/** Reports and tokens per minute of one household: a hundred open pages of a company behind one address. */
const maxReports = 1200;
const maxTokens = 120;
/** Bytes of one report. */
const maxBytes = 64 * 1024;

/** A page names the releases it was made with, and its path. */
const pageRequest = v.object({
  digest: v.pipe(v.string(), v.maxLength(64)),
  path: v.pipe(v.string(), v.maxLength(2000), v.startsWith('/')),
});

interface TelemetryOptions {
  readonly outbox: Pick<TelemetryOutbox, 'add'>;
  readonly tokens: PageTokens;
  /** The releases a page was served with; those of this visitor when the digest is forgotten. */
  readonly setOf: (request: FastifyRequest, digest: string) => ReleaseSet;
}

/** Accepts reports of pages that this shop served; a page is never told of a failure of the platform's service. */
export async function serveTelemetry(app: FastifyInstance, { outbox, tokens, setOf }: TelemetryOptions): Promise<void> {
  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: maxReports, ...perHousehold });
    routes.post('/telemetry', { bodyLimit: maxBytes }, (request, reply) => {
      const { success, output } = v.safeParse(exportedLogs, request.body);
      // One malformed report must not spoil those that are sent with it.
      if (!success) return reply.code(400).send();
      const reports = reportsIn(output);
      if (!reports.every(({ pageToken }) => pageToken !== undefined && tokens.read(pageToken)))
        return reply.code(403).send();
      for (const { records, pageToken } of reports) outbox.add('shop-browser', records, pageToken);
      return reply.code(204).send();
    });
  });
  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: maxTokens, ...perHousehold });
    // Pages may be shared between visitors, so that their HTML cannot contain it.
    routes.post('/telemetry/page', { bodyLimit: maxBytes }, (request, reply) => {
      const { success, output } = v.safeParse(pageRequest, request.body);
      if (!success) return reply.code(400).send();
      const token = tokens.issue({
        set: setOf(request, output.digest),
        path: output.path,
        address: request.ip,
        userAgent: request.headers['user-agent'],
      });
      return reply.header('cache-control', 'no-store').send({ token });
    });
  });
}
