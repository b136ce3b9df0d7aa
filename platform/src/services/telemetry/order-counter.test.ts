import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOrderCounter } from './order-counter.ts';

/** An instance of the services, as far as its metrics go. */
interface Instance {
  orders: number | undefined;
  readonly server: Server;
}
let instances: Instance[];
let faults: unknown[];
let time: number;
beforeEach(() => {
  instances = [];
  faults = [];
  time = 0;
});
afterEach(() => Promise.all(instances.map(({ server }) => server.close())));

/** Opens an instance at an address of this machine, on the port of the first. */
async function instance(address: string, orders: number): Promise<Instance> {
  const own: Instance = {
    orders,
    server: createServer((_request, response) => {
      if (own.orders === undefined) response.writeHead(503).end();
      else
        response.end(
          `# TYPE shop_orders_placed_total counter\nshop_orders_placed_total ${own.orders}\nshop_orders_placed_total_other 900\n`,
        );
    }),
  };
  instances.push(own);
  own.server.listen(portOf(instances[0]), address);
  await once(own.server, 'listening');
  return own;
}
const portOf = (of: Instance | undefined) => (of?.server.address() as AddressInfo | null)?.port ?? 0;

function counter(addresses: readonly string[]) {
  const count = createOrderCounter({
    origins: [`http://services.test:${portOf(instances[0])}`],
    addressesOf: async () => addresses,
    now: () => time,
    onFault: (error) => faults.push(error),
  });
  return (at: number) => {
    time = at;
    return count();
  };
}

test('adds up the orders of all instances behind one name [OPS-03]', async () => {
  const first = await instance('127.0.0.1', 100);
  const second = await instance('127.0.0.2', 7);
  const count = counter(['127.0.0.1', '127.0.0.2']);
  expect(await count(0)).toBeUndefined();
  first.orders = 103;
  second.orders = 9;
  expect(await count(10)).toEqual({ from: 0, to: 10, count: 5 });
  expect(await count(20)).toEqual({ from: 10, to: 20, count: 0 });
});

test('counts from zero when an instance was restarted [OPS-03]', async () => {
  const own = await instance('127.0.0.1', 100);
  const count = counter(['127.0.0.1']);
  await count(0);
  own.orders = 4;
  expect(await count(10)).toEqual({ from: 0, to: 10, count: 4 });
});

test('does not take an outage for no orders, and counts them over its time [OPS-03]', async () => {
  const own = await instance('127.0.0.1', 100);
  const count = counter(['127.0.0.1']);
  await count(0);
  own.orders = undefined;
  expect(await count(10)).toBeUndefined();
  expect(await count(20)).toBeUndefined();
  expect(faults).toHaveLength(2);
  own.orders = 106;
  expect(await count(30)).toEqual({ from: 0, to: 30, count: 6 });
});

test('does not take the past orders of a new instance for new ones [OPS-03]', async () => {
  const addresses = ['127.0.0.1'];
  const own = await instance('127.0.0.1', 100);
  const other = await instance('127.0.0.2', 5000);
  const count = counter(addresses);
  await count(0);
  addresses.push('127.0.0.2');
  own.orders = 101;
  expect(await count(10)).toEqual({ from: 0, to: 10, count: 1 });
  other.orders = 5002;
  expect(await count(20)).toEqual({ from: 10, to: 20, count: 2 });
});

test('reports metrics without orders, and a name that leads nowhere [OPS-03]', async () => {
  const own = await instance('127.0.0.1', Number.NaN);
  expect(await counter(['127.0.0.1'])(0)).toBeUndefined();
  own.orders = undefined;
  const count = createOrderCounter({
    origins: ['http://services.test'],
    addressesOf: () => Promise.reject(new Error('no such name')),
    onFault: (error) => faults.push(error),
  });
  expect(await count()).toBeUndefined();
  expect(faults.map(String)).toEqual([
    expect.stringContaining('does not count orders'),
    expect.stringContaining('no such name'),
  ]);
});
