import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import * as v from 'valibot';
import type { KeyedStore } from '../keyed.ts';
import type { Settings } from '../settings.ts';
import { collectionPointsNear } from './collection-points.ts';
import {
  type Consignment,
  cancelsMore,
  hasHappened,
  returnBody,
  returnSteps,
  shipmentBody,
  shipmentSteps,
  trackingNumberOf,
  updated,
} from './consignment.ts';
import { operatorPage, page, trackingPage } from './pages.ts';
import { Schedule } from './schedule.ts';

const pointsQuery = v.object({
  country: v.picklist(['US', 'CA', 'GB', 'DE']),
  postalCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(12)),
  language: v.picklist(['en', 'fr', 'de']),
});
const nextBody = v.strictObject({ failingCalls: v.pipe(v.number(), v.integer(), v.minValue(0)) });

const keyOf = (request: FastifyRequest): string => String(request.headers['idempotency-key'] ?? '');
const paramsOf = ({ params }: FastifyRequest) => params as Readonly<Record<string, string>>;

/** The warehouse and the carrier: their services for the shop, the tracking page, and a page for operators. */
export function addFulfilment(
  app: FastifyInstance,
  settings: Pick<Settings, 'warehouse' | 'carrier' | 'publicUrl'>,
  store: KeyedStore<Consignment>,
): void {
  const schedule = new Schedule(store, settings, app.log);
  app.addHook('onClose', () => schedule.stop());
  let failing = 0;

  const guarded =
    (apiKey: string, work: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (request.headers.authorization !== `Bearer ${apiKey}`) return reply.code(401).send({ error: 'unauthorized' });
      if (failing > 0) {
        failing -= 1;
        return reply.code(503).send({ error: 'unavailable' });
      }
      return work(request, reply);
    };
  const warehouse = (work: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    guarded(settings.warehouse.apiKey, async (request, reply) => {
      if (request.method === 'PUT' && keyOf(request) === '')
        return reply.code(400).send({ error: 'idempotency_key_missing' });
      return work(request, reply);
    });

  app.put(
    '/warehouse/v1/orders/:orderNumber/shipments/:shipmentId',
    warehouse((request, reply) => {
      const { orderNumber = '', shipmentId = '' } = paramsOf(request);
      const body = v.parse(shipmentBody, request.body);
      const id = `${orderNumber}.${shipmentId}`;
      const known = store.get(id);
      const isPacked = known !== undefined && hasHappened(known, 'shipment.packed');
      if (known?.kind === 'shipment' && isPacked && cancelsMore(known.body, body))
        return reply.code(409).send({ error: 'already_packed' });
      const acceptedAt = new Date();
      const change = (before: Consignment | undefined): Consignment => {
        const shipment =
          before?.kind === 'shipment'
            ? before
            : ({
                kind: 'shipment',
                id,
                orderNumber,
                shipmentId,
                body,
                acceptedAt: acceptedAt.toISOString(),
                steps: shipmentSteps(body, acceptedAt),
              } as const);
        return updated(shipment, body);
      };
      const consignment = store.put(id, change, { key: keyOf(request), request: body });
      void schedule.run();
      return { id, status: consignment.steps.length === 0 ? 'cancelled' : 'accepted' };
    }),
  );
  app.get(
    '/warehouse/v1/orders/:orderNumber/shipments/:shipmentId',
    warehouse((request, reply) => {
      const { orderNumber = '', shipmentId = '' } = paramsOf(request);
      return store.get(`${orderNumber}.${shipmentId}`) ?? reply.code(404).send({ error: 'unknown' });
    }),
  );
  app.put(
    '/warehouse/v1/returns/:returnId',
    warehouse((request) => {
      const { returnId: id = '' } = paramsOf(request);
      const body = v.parse(returnBody, request.body);
      const now = new Date();
      const announced = { id, orderNumber: body.orderNumber, body, acceptedAt: now.toISOString() } as const;
      store.put(id, (before) => before ?? { kind: 'return', ...announced, steps: returnSteps(now) }, {
        key: keyOf(request),
        request: body,
      });
      return { id, status: 'announced' };
    }),
  );
  app.get(
    '/carrier/v1/collection-points',
    guarded(settings.carrier.apiKey, (request) => {
      const { language, ...place } = v.parse(pointsQuery, request.query);
      return collectionPointsNear(place, language);
    }),
  );
  app.get('/carrier/track/:number', async (request, reply) => {
    const { number = '' } = paramsOf(request);
    const found = store.list().find(({ kind, id }) => kind === 'shipment' && trackingNumberOf(id) === number);
    return found
      ? page(reply, trackingPage(found, number))
      : page(reply.code(404), `<h1>No parcel ${escapeHtml(number)}</h1>`);
  });

  // For operators and journeys.
  app.get('/warehouse', async (request, reply) => {
    const { order } = request.query as { readonly order?: string };
    const found = store.list().filter(({ orderNumber }) => !order || orderNumber === order);
    return page(reply, operatorPage(found.toReversed().slice(0, 50)));
  });
  app.post('/warehouse/next', async (request, reply) => {
    failing = v.parse(nextBody, request.body).failingCalls;
    return reply.code(204).send();
  });
  app.register(async (scope) => {
    // The forms of the page send nothing but their address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post('/warehouse/consignments/:id/advance', async (request, reply) => {
      const consignment = schedule.advance(paramsOf(request).id ?? '');
      if (!consignment) return reply.code(404).type('text/plain').send('There is no such consignment.');
      await schedule.run();
      return reply.redirect(`/warehouse?order=${encodeURIComponent(consignment.orderNumber)}`, 303);
    });
  });
}
