import type { FastifyInstance } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import * as v from 'valibot';
import { buyersFor } from '../buyers.ts';
import { isShopOrigin } from '../card/routes.ts';
import type { KeyedStore } from '../keyed.ts';
import { ownPage, serveScript } from '../own-page.ts';
import type { Settings } from '../settings.ts';
import { type PayPalOrder, payerIdOf, shown } from './order.ts';

const decideBody = v.strictObject({
  outcome: v.picklist(['approve', 'approve-declining']),
  buyer: v.optional(v.pipe(v.string(), v.maxLength(20))),
  option: v.optional(v.pipe(v.string(), v.maxLength(60))),
});

/** PayPal's script for the shop's page, and the window in which the buyer approves. */
export function addApproval(app: FastifyInstance, settings: Settings, orders: KeyedStore<PayPalOrder>): void {
  serveScript(app, '/paypal/sdk/js', new URL('./browser/sdk.js', import.meta.url), {
    __SANDBOX_ORIGIN__: settings.publicUrl,
  });
  serveScript(app, '/paypal/assets/checkout.js', new URL('./browser/checkout.js', import.meta.url));
  app.get('/paypal/checkoutnow', async (request, reply) => {
    const { token: id = '', parent = '' } = request.query as Record<string, string | undefined>;
    const order = orders.get(id);
    if (!order || !isShopOrigin(parent, settings.shopOrigins))
      return reply.code(404).type('text/plain').send('There is no such payment.');
    return ownPage(reply, settings.shopOrigins, approvalPage(order, parent));
  });
  // Called by the approval window from its own origin.
  app.get('/paypal/checkoutnow/:id', async (request, reply) => {
    const order = orders.get((request.params as { readonly id: string }).id);
    if (!order) return reply.code(404).send({ error: 'unknown' });
    return reply.header('cache-control', 'no-store').send({ amount: order.amount, options: order.options ?? [] });
  });
  app.post('/paypal/checkoutnow/:id', async (request, reply) => {
    const body = v.safeParse(decideBody, request.body);
    const order = orders.get((request.params as { readonly id: string }).id);
    if (!body.success || !order || order.status === 'COMPLETED') return reply.code(409).send({ error: 'closed' });
    const { outcome, buyer: buyerId, option } = body.output;
    const people = buyersFor(order.amount.currency_code);
    const buyer = people.find(({ id }) => id === buyerId) ?? people[0];
    const options = order.options?.map((each) => ({ ...each, selected: each.id === option }));
    const approved = orders.put(order.id, () => ({
      ...order,
      status: 'APPROVED',
      approved: order.amount,
      declines: outcome === 'approve-declining',
      ...(buyer ? { buyer } : {}),
      ...(options && option ? { options } : {}),
    }));
    return reply.send({
      orderID: approved.id,
      payerID: payerIdOf(approved),
      order: shown(approved, settings.publicUrl),
    });
  });
}

function addressField({ asksAddress, amount }: PayPalOrder): string {
  if (!asksAddress) return '';
  const choices = buyersFor(amount.currency_code).map(
    (buyer) =>
      `<option value="${escapeHtml(buyer.id)}" data-address="${escapeHtml(
        JSON.stringify({
          city: buyer.city,
          state: buyer.state,
          countryCode: buyer.countryCode,
          postalCode: buyer.postalCode,
        }),
      )}">${escapeHtml(`${buyer.street}, ${buyer.city}, ${buyer.countryCode}`)}</option>`,
  );
  return `<p><label for="address">Ship to</label><br><select id="address">${choices.join('')}</select></p>
<p><label for="option">Delivery</label><br><select id="option"></select></p>`;
}

const approvalPage = (order: PayPalOrder, parent: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>PayPal sandbox</title>
<link rel="stylesheet" href="/card/v1/assets/form.css"><script type="module" src="/paypal/assets/checkout.js"></script></head>
<body data-parent-origin="${escapeHtml(parent)}" data-order="${escapeHtml(order.id)}"><main>
<h1>PayPal sandbox</h1><p><strong id="amount">${escapeHtml(`${order.amount.value} ${order.amount.currency_code}`)}</strong></p>
${addressField(order)}
<p><button type="button" disabled data-outcome="approve">Pay</button></p>
<p><button type="button" disabled data-outcome="approve-declining">Pay from an empty account</button></p>
<p><button type="button" disabled data-outcome="cancel">Cancel and go back to the shop</button></p>
<p class="error" id="status" role="alert"></p></main></body></html>`;
