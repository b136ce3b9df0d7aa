import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import { type Consignment, carrierName, type StepType } from './consignment.ts';

const names: Readonly<Record<StepType, { readonly done: string; readonly action: string }>> = {
  'shipment.packed': { done: 'Packed', action: 'Pack' },
  'shipment.shipped': { done: 'On its way', action: 'Ship' },
  'shipment.ready': { done: 'Ready for pickup', action: 'Make ready for pickup' },
  'shipment.collected': { done: 'Collected', action: 'Hand over' },
  'parcel.delivered': { done: 'Delivered', action: 'Deliver' },
  'return.received': { done: 'Received', action: 'Receive the return' },
};

/** Sends a page without scripts, whose forms may only lead back to the sandbox. */
export function page(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox warehouse</title><link rel="stylesheet" href="/card/v1/assets/form.css"></head><body><main>${body}</main></body></html>`,
    );
}

const history = ({ steps }: Consignment): string =>
  `<ol>${steps
    .flatMap(({ type, at }) =>
      at ? [`<li>${names[type].done} <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></li>`] : [],
    )
    .join('')}</ol>`;

/** The carrier's page for a parcel; shows nothing about its recipient. */
export const trackingPage = (consignment: Consignment, trackingNumber: string): string =>
  `<h1>Parcel ${escapeHtml(trackingNumber)}</h1><p>${carrierName}</p>${history(consignment)}`;

function section(consignment: Consignment): string {
  const { id, kind, orderNumber, steps } = consignment;
  const next = steps.find(({ at }) => at === undefined);
  const waits = steps.some(({ at, acknowledged }) => at !== undefined && !acknowledged);
  return `<section><h2>${kind === 'return' ? 'Return' : 'Shipment'} of order ${escapeHtml(orderNumber)}</h2>
<p>${escapeHtml(id)}${kind === 'shipment' && steps.length === 0 ? ', cancelled' : ''}${waits ? ', not yet reported to the shop' : ''}</p>${history(consignment)}
${next ? `<form method="post" action="/warehouse/consignments/${encodeURIComponent(id)}/advance"><button>${names[next.type].action}</button></form>` : ''}</section>`;
}

/** Shipments and returns, each with a button for what happens next. */
export const operatorPage = (consignments: readonly Consignment[]): string =>
  `<h1>Sandbox warehouse</h1>${consignments.length === 0 ? '<p>Nothing yet. Place an order, and its shipments arrive here.</p>' : consignments.map(section).join('')}`;
