import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import * as v from 'valibot';
import { isShopOrigin } from '../card/routes.ts';
import type { KeyedStore } from '../keyed.ts';
import { basicOf, ownPage, serveScript } from '../own-page.ts';
import type { Settings } from '../settings.ts';

/** A payment session and the order created from it; amounts are minor units. */
export interface KlarnaPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** The widget's decision; its token is valid for one order. */
  readonly outcome?: 'accepted' | 'rejected' | 'pending';
  readonly state: 'session' | 'authorized' | 'ordered' | 'cancelled';
  readonly captured: number;
  readonly refunded: number;
}

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const sessionBody = v.object({
  purchase_country: v.string(),
  purchase_currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  locale: v.string(),
  order_amount: amount,
  order_lines: v.pipe(v.array(v.object({ total_amount: v.number() })), v.minLength(1)),
});
/** How many of the next sessions fail, to try out the shop's error handling. */
const nextBody = v.strictObject({ failingSessions: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const widgetBody = v.strictObject({
  client_token: v.string(),
  outcome: v.picklist(['accepted', 'rejected', 'pending']),
});

class KlarnaRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const newId = (): string => randomBytes(16).toString('hex');
const idOf = (request: FastifyRequest): string => (request.params as { readonly id: string }).id;

function parse<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new KlarnaRefusal(400, 'BAD_VALUE', 'A field is missing or wrong');
  return result.output;
}

/** Klarna: payments and order management for the shop's server, the browser script and its widget for pages. */
export function addKlarna(app: FastifyInstance, settings: Settings, payments: KeyedStore<KlarnaPayment>): void {
  const existing = (id: string): KlarnaPayment => {
    const payment = payments.get(id);
    if (!payment) throw new KlarnaRefusal(404, 'NOT_FOUND', 'There is no such payment');
    return payment;
  };
  const change = (
    request: FastifyRequest,
    id: string,
    work: (payment: KlarnaPayment) => KlarnaPayment,
  ): KlarnaPayment => {
    const key = request.headers['klarna-idempotency-key'];
    const once = typeof key === 'string' ? { key, request: [request.url, request.body ?? null] } : undefined;
    return payments.put(id, () => work(existing(id)), once);
  };
  const guarded =
    (work: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const basic = basicOf(request.headers.authorization);
      if (basic?.user !== settings.klarna.username || basic.password !== settings.klarna.password)
        return reply.code(401).send({ error_code: 'UNAUTHORIZED' });
      try {
        return work(request, reply);
      } catch (error) {
        if (!(error instanceof KlarnaRefusal)) throw error;
        return reply
          .code(error.status)
          .send({ error_code: error.code, error_messages: [error.message], correlation_id: newId() });
      }
    };

  let failing = 0;
  app.post('/klarna/next', async (request, reply) => {
    failing = v.parse(nextBody, request.body).failingSessions;
    return reply.code(204).send();
  });
  app.post(
    '/klarna/payments/v1/sessions',
    guarded((request) => {
      if (failing > 0) {
        failing -= 1;
        throw new KlarnaRefusal(503, 'UNAVAILABLE', 'Come again in a moment');
      }
      const body = parse(sessionBody, request.body);
      const total = body.order_lines.reduce((sum, line) => sum + line.total_amount, 0);
      if (total !== body.order_amount)
        throw new KlarnaRefusal(400, 'BAD_VALUE', 'order_amount is not the sum of the lines');
      const id = newId();
      payments.put(id, () => ({
        id,
        amount: body.order_amount,
        currency: body.purchase_currency,
        state: 'session',
        captured: 0,
        refunded: 0,
      }));
      return {
        session_id: id,
        client_token: id,
        payment_method_categories: [{ identifier: 'pay_later', name: 'Pay later', asset_urls: {} }],
      };
    }),
  );
  app.post(
    '/klarna/payments/v1/authorizations/:id/order',
    guarded((request) => {
      const body = parse(sessionBody, request.body);
      const payment = change(request, idOf(request), (before) => {
        if (before.state !== 'authorized')
          throw new KlarnaRefusal(404, 'NOT_FOUND', 'The authorization is used up or unknown');
        if (before.amount !== body.order_amount)
          throw new KlarnaRefusal(400, 'BAD_VALUE', 'The amount differs from what was authorized');
        return { ...before, state: before.outcome === 'rejected' ? 'cancelled' : 'ordered' };
      });
      if (payment.outcome === 'rejected')
        throw new KlarnaRefusal(
          403,
          'NOT_ACCEPTED',
          'Klarna cannot offer you this payment. Please choose another one.',
        );
      const fraudStatus = payment.outcome === 'pending' ? 'PENDING' : 'ACCEPTED';
      return { order_id: payment.id, redirect_url: `${settings.publicUrl}/klarna/done`, fraud_status: fraudStatus };
    }),
  );
  app.delete(
    '/klarna/payments/v1/authorizations/:id',
    guarded((request, reply) => {
      const payment = existing(idOf(request));
      if (payment.state !== 'authorized')
        throw new KlarnaRefusal(404, 'NOT_FOUND', 'The authorization is used up or unknown');
      payments.put(payment.id, () => ({ ...payment, state: 'cancelled' }));
      return reply.code(204).send();
    }),
  );
  app.get(
    '/klarna/ordermanagement/v1/orders/:id',
    guarded((request) => {
      const { id, state, captured, refunded, amount: authorized } = existing(idOf(request));
      if (state === 'session' || state === 'authorized')
        throw new KlarnaRefusal(404, 'NO_SUCH_ORDER', 'There is no such order');
      return {
        order_id: id,
        status: state === 'cancelled' ? 'CANCELLED' : captured > 0 ? 'CAPTURED' : 'AUTHORIZED',
        order_amount: authorized,
        captured_amount: captured,
        refunded_amount: refunded,
      };
    }),
  );
  app.post(
    '/klarna/ordermanagement/v1/orders/:id/captures',
    guarded((request, reply) => {
      const { captured_amount: part } = parse(v.object({ captured_amount: amount }), request.body);
      change(request, idOf(request), (before) => {
        if (before.state !== 'ordered' || before.captured + part > before.amount)
          throw new KlarnaRefusal(403, 'CAPTURE_NOT_ALLOWED', 'This cannot be captured');
        return { ...before, captured: before.captured + part };
      });
      return reply.code(201).header('capture-id', newId()).send();
    }),
  );
  app.post(
    '/klarna/ordermanagement/v1/orders/:id/refunds',
    guarded((request, reply) => {
      const { refunded_amount: part } = parse(v.object({ refunded_amount: amount }), request.body);
      change(request, idOf(request), (before) => {
        if (before.refunded + part > before.captured)
          throw new KlarnaRefusal(403, 'REFUND_NOT_ALLOWED', 'More than was captured');
        return { ...before, refunded: before.refunded + part };
      });
      return reply.code(201).send();
    }),
  );
  app.post(
    '/klarna/ordermanagement/v1/orders/:id/cancel',
    guarded((request, reply) => {
      change(request, idOf(request), (before) => {
        if (before.captured > 0) throw new KlarnaRefusal(403, 'CANCEL_NOT_ALLOWED', 'Captured orders are refunded');
        return { ...before, state: 'cancelled' };
      });
      return reply.code(204).send();
    }),
  );

  serveScript(app, '/klarna/lib/v1/api.js', new URL('./browser/api.js', import.meta.url), {
    __SANDBOX_ORIGIN__: settings.publicUrl,
  });
  serveScript(app, '/klarna/assets/widget.js', new URL('./browser/widget.js', import.meta.url));
  app.get('/klarna/widget', async (request, reply) => {
    const { client_token: id = '', parent = '' } = request.query as Record<string, string | undefined>;
    if (!payments.get(id) || !isShopOrigin(parent, settings.shopOrigins))
      return reply.code(404).type('text/plain').send('There is no such payment.');
    return ownPage(reply, settings.shopOrigins, widgetPage(id, parent));
  });
  // Called by the widget from its own origin.
  app.post('/klarna/widget/authorize', async (request, reply) => {
    const body = v.safeParse(widgetBody, request.body);
    const payment = body.success ? payments.get(body.output.client_token) : undefined;
    if (!body.success || !payment || (payment.state !== 'session' && payment.state !== 'authorized'))
      return reply.code(409).send({ error: 'closed' });
    payments.put(payment.id, () => ({ ...payment, state: 'authorized', outcome: body.output.outcome }));
    return reply.send({ authorization_token: payment.id });
  });
}

const widgetPage = (token: string, parent: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Klarna sandbox</title>
<link rel="stylesheet" href="/card/v1/assets/form.css"><script type="module" src="/klarna/assets/widget.js"></script></head>
<body data-parent-origin="${escapeHtml(parent)}" data-token="${escapeHtml(token)}"><main>
<form aria-label="Klarna sandbox"><fieldset><legend>Pay in 30 days</legend>
<p><label><input type="radio" name="outcome" value="accepted" checked> Klarna accepts</label></p>
<p><label><input type="radio" name="outcome" value="rejected"> Klarna refuses when the order is placed</label></p>
<p><label><input type="radio" name="outcome" value="pending"> Klarna has to look at it first</label></p>
<p><label><input type="radio" name="outcome" value="declined"> Klarna does not authorize</label></p></fieldset></form></main></body></html>`;
