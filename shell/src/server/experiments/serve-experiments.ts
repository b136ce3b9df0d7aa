import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conversions } from 'shared-contracts/conversions';
import { type EventVisitor, eventBatch } from 'shared-contracts/experiment-rules';
import * as v from 'valibot';
import { experimentsPath, type Participant } from '../../app/experiment-routes.ts';
import { perHousehold } from '../per-household.ts';
import { createCountedVisitors } from './counted-visitors.ts';
import type { CustomerData } from './customer-data.ts';
import type { EventQueue } from './event-queue.ts';
import type { FollowedDatafile } from './follow-datafile.ts';
import type { Participation } from './participation.ts';

interface Options {
  readonly datafile: FollowedDatafile;
  readonly participation: Participation;
  /** Undefined in a shop without experiments. */
  readonly events: EventQueue | undefined;
  readonly customerData: Pick<CustomerData, 'track'>;
  /** How pages send their events. */
  readonly batches: Pick<Participant, 'batchSize' | 'flushInterval'>;
}

/** Requests per minute of one household: a hundred open pages of a company behind one address. */
const maxRequests = 600;
/** Bytes of a batch of events. */
const bodyLimit = 128 * 1024;

const beacon = v.object({ params: v.pipe(v.string(), v.parseJson()) });
/** Events of customers, by conversion. */
const customerEvents: ReadonlyMap<string, readonly [type: string, action: string]> = new Map([
  [conversions.addToCart, ['product', 'add_to_cart']],
  [conversions.orderPlaced, ['order', 'purchase']],
]);

/** Serves pages what their SDK decides by, and takes their events, so that no page talks to another company. */
export async function serveExperiments(
  app: FastifyInstance,
  { datafile, participation, events, customerData, batches }: Options,
): Promise<void> {
  const counted = createCountedVisitors();
  function take(request: FastifyRequest, reply: FastifyReply, body: unknown) {
    const batch = v.safeParse(eventBatch, body);
    if (!batch.success) return reply.code(400).send();
    const decider = datafile.current();
    const subject = participation.ofOpenPage(request);
    // Sent before the visitor withdrew consent, or of another shop: nobody keeps it.
    if (!decider || !subject || !events) return reply.code(204).send();
    const { visitors, account_id, project_id } = batch.output;
    const isOwn =
      account_id === decider.datafile.accountId &&
      project_id === decider.datafile.projectId &&
      visitors.every(({ visitor_id }) => visitor_id === subject.id);
    if (!isOwn) return reply.code(403).send();
    if (!counted.has(request, subject.id)) return reply.code(204).send();
    for (const visitor of events.add(batch.output)) trackCustomerData(visitor);
    return reply.code(204).send();

    function trackCustomerData({ visitor_id, snapshots }: EventVisitor): void {
      for (const { key, revenue } of snapshots.flatMap((snapshot) => snapshot.events)) {
        const [type, action] = customerEvents.get(key) ?? [];
        if (!decider || type === undefined || action === undefined) continue;
        const data: Record<string, string> = revenue === undefined ? {} : { revenue: String(revenue) };
        customerData.track({ visitor: visitor_id, type, action, data }, decider);
      }
    }
  }

  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: maxRequests, ...perHousehold });
    routes.get(`${experimentsPath}/me`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const subject = participation.ofOpenPage(request);
      if (!subject || !datafile.current()?.running.length) return reply.code(204).send();
      return { ...subject, ...batches } satisfies Participant;
    });
    routes.get(`${experimentsPath}/datafile.json`, async (request, reply) => {
      const decider = datafile.current();
      if (!decider) return reply.code(404).send();
      const { text, etag } = decider.forPages;
      reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json').send(text);
    });
    routes.post(`${experimentsPath}/events`, { bodyLimit }, async (request, reply) =>
      take(request, reply, request.body),
    );
    // Where a browser sends no beacon.
    routes.get(`${experimentsPath}/events`, async (request, reply) => {
      const asked = v.safeParse(beacon, request.query);
      return asked.success ? take(request, reply, asked.output.params) : reply.code(400).send();
    });
  });
}
