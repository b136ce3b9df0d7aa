import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TaxedGroup } from './compute.ts';
import { HttpTax } from './http-tax.ts';
import { TaxUnavailableError } from './tax-service.ts';

const groups: readonly TaxedGroup[] = [
  {
    place: { country: 'US', region: 'WA', postalCode: '98101' },
    lines: [{ id: 'a', goods: 'clothing', qty: 1, amount: 10_000 }],
    delivery: 800,
  },
];
const good = {
  rows: [{ label: 'Sales tax', ratePercent: 10.35, amount: 1118, base: 10_800, region: 'WA' }],
  lines: [{ id: 'a', tax: 1035 }],
};

let server: Server;
let reply: () => string | undefined;
let asked: { headers: IncomingHttpHeaders; body: unknown }[];
beforeEach(async () => {
  asked = [];
  reply = () => JSON.stringify(good);
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const text = reply();
    if (text !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const timeout = 20_000;
const taxes = () =>
  new HttpTax({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'key', timeout });

test('takes total, rows, and the share of each line from the provider [CHK-24]', async () => {
  const result = await taxes().compute(groups, false);
  expect(result).toEqual({ total: 1118, rows: good.rows, shares: new Map([['a', 1035]]) });
  expect(asked[0]).toMatchObject({ headers: { authorization: 'Bearer key' }, body: { taxIncluded: false, groups } });
});

test('asks once for equal carts, under a key of their content', async () => {
  const service = taxes();
  await service.compute(groups, false);
  await service.compute(structuredClone(groups), false);
  expect(asked).toHaveLength(1);
  await service.compute(groups, true);
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

test('asks nothing while the place is unknown', async () => {
  expect(await taxes().compute([{ ...groups[0]!, place: { country: 'US' } }], false)).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['an answer that is not JSON', () => 'nonsense'],
  ['fractions of a cent', () => JSON.stringify({ ...good, lines: [{ id: 'a', tax: 10.5 }] })],
  ['a line that was not asked for', () => JSON.stringify({ ...good, lines: [{ id: 'b', tax: 1 }] })],
  ['lines that exceed the total', () => JSON.stringify({ ...good, lines: [{ id: 'a', tax: 1119 }] })],
  ['no answer in time', () => void vi.advanceTimersByTime(timeout)],
])('refuses %s, and asks again the next time', async (_, wrong) => {
  // The time-out alone: a connection has limits of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const service = taxes();
  reply = wrong;
  await expect(service.compute(groups, false)).rejects.toThrow(TaxUnavailableError);
  reply = () => JSON.stringify(good);
  expect((await service.compute(groups, false))?.total).toBe(1118);
});
