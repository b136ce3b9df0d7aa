import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { KeyedStore } from '../keyed.ts';
import { basicOf } from '../own-page.ts';
import type { Settings } from '../settings.ts';
import { addApproval } from './approval.ts';
import { addVerification, paypalWebhooks } from './events.ts';
import { cents, money, newId, type PayPalOrder, PayPalRefusal, parse, shippingOptions, shown } from './order.ts';

const createBody = v.object({
  intent: v.literal('AUTHORIZE'),
  purchase_units: v.pipe(
    v.array(v.object({ amount: money, shipping: v.optional(v.object({ options: v.optional(shippingOptions) })) })),
    v.length(1),
  ),
  payment_source: v.optional(
    v.object({
      paypal: v.object({
        experience_context: v.object({
          shipping_preference: v.optional(v.picklist(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
        }),
      }),
    }),
  ),
});
const unit = "/purchase_units/@reference_id=='default'";
const write = v.picklist(['replace', 'add']);
const patchBody = v.pipe(
  v.array(
    v.variant('path', [
      v.object({ op: write, path: v.literal(`${unit}/amount`), value: money }),
      v.object({ op: write, path: v.literal(`${unit}/invoice_id`), value: v.pipe(v.string(), v.maxLength(127)) }),
      v.object({ op: write, path: v.literal(`${unit}/shipping/options`), value: shippingOptions }),
    ]),
  ),
  v.minLength(1),
);
type Patch = v.InferOutput<typeof patchBody>[number];
const amountBody = v.object({ amount: v.optional(money) });

function patched(order: PayPalOrder, patch: Patch): PayPalOrder {
  if (patch.path === `${unit}/invoice_id`) return { ...order, invoiceId: patch.value };
  if (patch.path === `${unit}/shipping/options`) return { ...order, options: patch.value };
  if (order.approved && cents(patch.value) > cents(order.approved))
    throw new PayPalRefusal(422, 'AMOUNT_CHANGE_NOT_ALLOWED');
  return { ...order, amount: patch.value };
}

function authorized(before: PayPalOrder): PayPalOrder {
  if (before.authorization) throw new PayPalRefusal(422, 'ORDER_ALREADY_AUTHORIZED');
  if (before.status !== 'APPROVED') throw new PayPalRefusal(422, 'ORDER_NOT_APPROVED');
  if (before.declines) throw new PayPalRefusal(422, 'INSTRUMENT_DECLINED');
  return {
    ...before,
    status: 'COMPLETED',
    authorization: { id: `A-${before.id}`, status: 'CREATED', amount: before.amount },
  };
}

function captured(before: PayPalOrder, amount: v.InferOutput<typeof money> | undefined): PayPalOrder {
  const { authorization } = before;
  if (authorization?.status !== 'CREATED')
    throw new PayPalRefusal(422, `AUTHORIZATION_${authorization?.status ?? 'MISSING'}`);
  if (amount && cents(amount) > cents(authorization.amount))
    throw new PayPalRefusal(422, 'MAX_CAPTURE_AMOUNT_EXCEEDED');
  const capture = { id: `C-${before.id}`, amount: amount ?? authorization.amount, refunded: 0 };
  return { ...before, authorization: { ...authorization, status: 'CAPTURED' }, capture };
}

function voided(before: PayPalOrder): PayPalOrder {
  const { authorization } = before;
  if (authorization?.status === 'VOIDED') return before;
  if (authorization?.status !== 'CREATED') throw new PayPalRefusal(422, 'PREVIOUSLY_CAPTURED');
  return { ...before, authorization: { ...authorization, status: 'VOIDED' } };
}

function refunded(before: PayPalOrder, amount: v.InferOutput<typeof money> | undefined): PayPalOrder {
  const { capture } = before;
  if (!capture) throw new PayPalRefusal(404, 'RESOURCE_NOT_FOUND');
  const part = amount ? cents(amount) : cents(capture.amount) - capture.refunded;
  if (capture.refunded + part > cents(capture.amount)) throw new PayPalRefusal(422, 'REFUND_AMOUNT_EXCEEDED');
  return { ...before, capture: { ...capture, refunded: capture.refunded + part } };
}

const idOf = (request: FastifyRequest): string => (request.params as { readonly id: string }).id;
const onceOf = (request: FastifyRequest) => {
  const key = request.headers['paypal-request-id'];
  return typeof key === 'string' ? { key, request: [request.url, request.body ?? null] } : undefined;
};

type Work = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Requires a shop's token, and answers refusals in PayPal's format. */
const guardedBy =
  (token: string) =>
  (work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send({ error: 'invalid_token' });
    try {
      return work(request, reply);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      const name = error.status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST';
      return reply.code(error.status).send({ name, details: [{ issue: error.message }] });
    }
  };

function addToken(app: FastifyInstance, { paypal }: Settings, token: string): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/paypal/v1/oauth2/token', async (request, reply) => {
      const basic = basicOf(request.headers.authorization);
      if (basic?.user !== paypal.clientId || basic.password !== paypal.secret)
        return reply.code(401).send({ error: 'invalid_client' });
      return { access_token: token, token_type: 'Bearer', expires_in: 32_400 };
    });
  });
}

/** PayPal: Orders v2 and payments v2 for the shop's server, webhooks, a small SDK and the approval window. */
export function addPayPal(app: FastifyInstance, settings: Settings, orders: KeyedStore<PayPalOrder>): void {
  const token = `A21.${randomBytes(24).toString('hex')}`;
  const guarded = guardedBy(token);
  const notify = paypalWebhooks(settings, app.log);
  const existing = (id: string): PayPalOrder => {
    const order = orders.get(id);
    if (!order) throw new PayPalRefusal(404, 'RESOURCE_NOT_FOUND');
    return order;
  };
  // Ids of authorizations and captures are the order's id with a letter prefix.
  const byPart = (request: FastifyRequest): string => existing(idOf(request).slice(2)).id;
  const change = (request: FastifyRequest, id: string, work: (order: PayPalOrder) => PayPalOrder): PayPalOrder =>
    orders.put(id, () => work(existing(id)), onceOf(request));

  addToken(app, settings, token);
  addVerification(app, settings, guarded);
  app.post(
    '/paypal/v2/checkout/orders',
    guarded((request, reply) => {
      const { purchase_units, payment_source } = parse(createBody, request.body);
      const [first] = purchase_units;
      if (!first) throw new PayPalRefusal(400, 'INVALID_REQUEST');
      const { amount, shipping } = first;
      const preference = payment_source?.paypal.experience_context.shipping_preference;
      const id = newId();
      const order = orders.put(id, () => ({
        id,
        status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        amount,
        asksAddress: preference === 'GET_FROM_FILE',
        ...(shipping?.options ? { options: shipping.options } : {}),
      }));
      return reply.code(201).send(shown(order, settings.publicUrl));
    }),
  );
  app.get(
    '/paypal/v2/checkout/orders/:id',
    guarded((request) => shown(existing(idOf(request)), settings.publicUrl)),
  );
  app.patch(
    '/paypal/v2/checkout/orders/:id',
    guarded((request, reply) => {
      const patches = parse(patchBody, request.body);
      change(request, idOf(request), (order) => {
        if (order.status === 'COMPLETED') throw new PayPalRefusal(422, 'ORDER_ALREADY_COMPLETED');
        return patches.reduce(patched, order);
      });
      return reply.code(204).send();
    }),
  );
  app.post(
    '/paypal/v2/checkout/orders/:id/authorize',
    guarded((request, reply) => {
      const order = change(request, idOf(request), authorized);
      notify('PAYMENT.AUTHORIZATION.CREATED', order);
      return reply.code(201).send(shown(order, settings.publicUrl));
    }),
  );
  app.post(
    '/paypal/v2/payments/authorizations/:id/capture',
    guarded((request, reply) => {
      const { amount } = parse(amountBody, request.body);
      const order = change(request, byPart(request), (before) => captured(before, amount));
      notify('PAYMENT.CAPTURE.COMPLETED', order);
      return reply.code(201).send({ id: order.capture?.id, status: 'COMPLETED', amount: order.capture?.amount });
    }),
  );
  app.post(
    '/paypal/v2/payments/authorizations/:id/void',
    guarded((request, reply) => {
      notify('PAYMENT.AUTHORIZATION.VOIDED', change(request, byPart(request), voided));
      return reply.code(204).send();
    }),
  );
  app.post(
    '/paypal/v2/payments/captures/:id/refund',
    guarded((request, reply) => {
      const { amount } = parse(amountBody, request.body);
      const order = change(request, byPart(request), (before) => refunded(before, amount));
      notify('PAYMENT.CAPTURE.REFUNDED', order);
      return reply.code(201).send({ id: `R-${order.id}`, status: 'COMPLETED', amount });
    }),
  );
  addApproval(app, settings, orders);
}
