import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyedStore } from '../keyed.ts';
import { signatureHeader } from '../signature.ts';
import type { Consignment } from './consignment.ts';
import { addFulfilment } from './routes.ts';

interface Received {
  readonly path: string;
  readonly signature: string;
  readonly body: string;
}

let folder: string;
let app: FastifyInstance;
let shop: Server;
let received: Received[];
/** Status codes of the shop's next answers; 204 afterwards. */
let answers: number[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fulfilment-'));
  received = [];
  answers = [];
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const url = request.url ?? '';
      received.push({ path: url, signature: String(request.headers[`${url.slice(1)}-signature`]), body });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  await open();
});
afterEach(async () => {
  await app.close();
  shop.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  app = Fastify();
  const store = new KeyedStore<Consignment>(path.join(folder, 'fulfilment.jsonl'));
  app.addHook('onClose', async () => store.close());
  const party = (name: string) => ({ apiKey: 'key', webhookUrl: `${url}/${name}`, webhookSecret: `of-${name}` });
  addFulfilment(
    app,
    { warehouse: party('warehouse'), carrier: party('carrier'), publicUrl: 'http://localhost:3002' },
    store,
  );
  await app.ready();
}

const shipment = (addressLine2?: string, cancelled = 0) => ({
  service: 'standard',
  recipient: {
    name: 'Mara Lindqvist',
    addressLine1: '12 Alder Street',
    ...(addressLine2 ? { addressLine2 } : {}),
    city: 'Seattle',
    postalCode: '98101',
    country: 'US',
  },
  lines: [{ lineId: 'a', upc: '1', location: 'W100', quantity: 2, cancelled }],
});
const put = async (url: string, payload: object, key: string = crypto.randomUUID(), apiKey = 'key') => {
  const headers = { authorization: `Bearer ${apiKey}`, 'idempotency-key': key };
  const response = await app.inject({ method: 'PUT', url: `/warehouse/v1/${url}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
};
const advance = (id: string) =>
  app.inject({
    method: 'POST',
    url: `/warehouse/consignments/${id}/advance`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const types = () => received.map(({ body }) => JSON.parse(body).type);

test('packs, ships, and delivers an express-lane parcel at once, with events signed by their sender [ORD-03]', async () => {
  expect((await put('orders/TF-1/shipments/s1', shipment('Demo courier'))).status).toBe(200);
  await expect.poll(() => received.length).toBe(3);
  expect(types()).toEqual(['shipment.packed', 'shipment.shipped', 'parcel.delivered']);
  expect(received.map(({ path: url }) => url)).toEqual(['/warehouse', '/warehouse', '/carrier']);
  for (const { path: url, signature, body } of received) {
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signatureHeader(`of-${url.slice(1)}`, body, seconds));
  }
  const { carrier, trackingNumber, trackingUrl } = JSON.parse(received[1]!.body);
  expect(carrier).toBe('Sandbox Parcel');
  expect(trackingUrl).toBe(`http://localhost:3002/carrier/track/${trackingNumber}`);
  const shown = await app.inject({ url: `/carrier/track/${trackingNumber}` });
  expect(shown.body).toContain('Delivered');
  expect(shown.body).not.toContain('Alder');
  expect((await app.inject({ url: '/carrier/track/TP0' })).statusCode).toBe(404);
});

test('repeats an event that the shop did not accept, also after a restart', async () => {
  answers = [503];
  await put('orders/TF-2/shipments/s1', shipment());
  await advance('TF-2.s1');
  expect(types()).toEqual(['shipment.packed']);
  await app.close();
  await open();
  await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
  expect(received[1]?.body).toBe(received[0]?.body);
});

test('moves other parcels one step for each press of the operator', async () => {
  await put('orders/TF-3/shipments/s1', shipment());
  expect((await app.inject({ url: '/warehouse?order=TF-3' })).body).toContain('>Pack</button>');
  expect((await advance('TF-3.s1')).headers.location).toBe('/warehouse?order=TF-3');
  await advance('TF-3.s1');
  expect(types()).toEqual(['shipment.packed', 'shipment.shipped']);
  expect((await advance('unknown')).statusCode).toBe(404);
});

test('takes cancelled units out of a shipment until it is packed, in whatever order the calls arrive', async () => {
  await put('orders/TF-4/shipments/s1', shipment(undefined, 1));
  expect((await put('orders/TF-4/shipments/s1', shipment())).body.status).toBe('accepted');
  const known = await app.inject({
    url: '/warehouse/v1/orders/TF-4/shipments/s1',
    headers: { authorization: 'Bearer key' },
  });
  expect(known.json().body.lines).toMatchObject([{ quantity: 2, cancelled: 1 }]);
  expect((await put('orders/TF-4/shipments/s1', shipment(undefined, 2))).body.status).toBe('cancelled');
  await put('orders/TF-5/shipments/s1', shipment());
  await advance('TF-5.s1');
  expect(await put('orders/TF-5/shipments/s1', shipment(undefined, 1))).toEqual({
    status: 409,
    body: { error: 'already_packed' },
  });
});

test('reports a return when the operator receives it [ORD-05]', async () => {
  const body = { orderNumber: 'TF-6', labelCode: 'R1', lines: [{ lineId: 'a', quantity: 1 }] };
  expect((await put('returns/return-1', body, 'key-1')).status).toBe(200);
  expect((await put('returns/return-1', body, 'key-1')).status).toBe(200);
  expect(received).toEqual([]);
  await advance('return-1');
  expect(JSON.parse(received[0]!.body)).toMatchObject({ type: 'return.received', returnId: 'return-1' });
});

test('serves only the shop', async () => {
  expect((await put('orders/TF-7/shipments/s1', shipment(), 'key-2', 'other')).status).toBe(401);
  expect((await put('orders/TF-7/shipments/s1', shipment(), '')).status).toBe(400);
  const url = '/carrier/v1/collection-points?country=US&postalCode=98101&language=en';
  expect((await app.inject({ url })).statusCode).toBe(401);
  const found = await app.inject({ url, headers: { authorization: 'Bearer key' } });
  expect(found.json().points).toHaveLength(6);
});
