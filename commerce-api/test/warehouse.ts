import { createHmac } from 'node:crypto';
import type { Order } from 'shared-contracts/calls/checkout';
import { inject } from 'vitest';
import type { Shop } from './shop.ts';

type Sender = 'warehouse' | 'carrier';

/** An event of the warehouse or the carrier; `id` and `at` are added when absent. */
export interface Report {
  readonly type: string;
  readonly id?: string;
  readonly at?: string;
  readonly [detail: string]: unknown;
}

export const signature = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

/** Posts a body as the warehouse or the carrier; resolves with the status. */
export async function postAs(
  shop: Shop,
  sender: Sender,
  body: string,
  { secret = `whsec_${sender}`, at = new Date() }: { readonly secret?: string; readonly at?: Date } = {},
): Promise<number> {
  const { statusCode } = await shop.service.app.inject({
    method: 'POST',
    url: `/fulfilment/v1/webhooks/${sender}`,
    headers: { 'content-type': 'application/json', [`${sender}-signature`]: signature(secret, body, at) },
    payload: body,
  });
  return statusCode;
}

/** Reports an event with a valid signature, at the shop's time. */
export function report(shop: Shop, event: Report, now = new Date()): Promise<number> {
  const body = JSON.stringify({ id: crypto.randomUUID(), at: now.toISOString(), ...event });
  return postAs(shop, event.type === 'parcel.delivered' ? 'carrier' : 'warehouse', body, { at: now });
}

/** Returns what the sandbox's warehouse knows about a shipment. */
export async function atWarehouse(order: Order, shipmentId = order.shipments[0]!.shipmentId) {
  const url = `${inject('sandboxUrl')}/warehouse/v1/orders/${order.orderNumber}/shipments/${shipmentId}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer warehouse_sandbox' } });
  return response.ok
    ? ((await response.json()) as {
        body: { recipient?: { phone?: string }; lines: { quantity: number; cancelled: number }[] };
      })
    : undefined;
}

/** The details of a shipped parcel. */
export const parcel = {
  carrier: 'Sandbox Parcel',
  trackingNumber: 'TP123',
  trackingUrl: 'https://carrier.test/track/TP123',
} as const;
