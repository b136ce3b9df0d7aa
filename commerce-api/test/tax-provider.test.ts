import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCart } from 'shared-contracts/calls/cart';
import { getPurchase } from 'shared-contracts/calls/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { cards, openShop, type Sellable, type Shop } from './shop.ts';

interface Calculation {
  readonly groups: readonly { readonly lines: readonly { readonly id: string; readonly amount: number }[] }[];
}

/** Taxes every line at ten percent. */
function tenPercent({ groups }: Calculation) {
  const lines = groups.flatMap((group) => group.lines);
  const taxed = lines.map(({ id, amount }) => ({ id, tax: Math.floor(amount / 10) }));
  const base = lines.reduce((sum, { amount }) => sum + amount, 0);
  const amount = taxed.reduce((sum, { tax }) => sum + tax, 0);
  return { rows: [{ label: 'Test tax', ratePercent: 10, amount, base, region: 'WA' }], lines: taxed };
}

describe.each(engines)('a tax provider on %s', (engine) => {
  let shop: Shop;
  let items: readonly Sellable[];
  let server: Server;
  let works = true;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (!works) response.writeHead(503).end();
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(tenPercent(JSON.parse(Buffer.concat(chunks).toString()) as Calculation)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const taxUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = await openShop(engine, { taxUrl, cacheCarts: true });
    items = await shop.sellable();
  });
  afterAll(async () => {
    server.close();
    await shop.close();
  });

  test('decides the tax of carts and orders [CHK-24]', async () => {
    works = true;
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, items);
    expect(cart.totals.taxLines).toMatchObject([{ label: 'Test tax', ratePercent: 10 }]);
    const { body } = await shop.place(shopper, cart, cards.approve);
    const order = await shopper.ok(getPurchase, { params: { orderId: body!.orderNumber } });
    expect(order.totals).toMatchObject({ total: cart.totals.total, taxAmount: cart.totals.taxAmount });
  });

  test('leaves carts readable while it is down, refuses orders with TAX309, and recovers by itself', async () => {
    works = false;
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [{ ...items[0]!, qty: 2 }]);
    expect(cart.totals.tax).toBeUndefined();
    expect((await shop.place(shopper, cart, cards.approve)).error?.errorId).toBe('TAX309');
    works = true;
    const taxed = await shopper.ok(getCart, { params: { basketId: cart.basketId } });
    expect(taxed.totals.tax).toBeGreaterThan(0);
    expect((await shop.place(shopper, taxed, cards.approve)).status).toBe(200);
  });
});
