import path from 'node:path';
import pg from 'pg';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { cartWithItem, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { getPurchase, placeOrder } from 'shared-contracts/calls/checkout';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { Client } from '../client.ts';
import { environmentOf, type Surroundings } from '../instances.ts';
import { portland } from '../portland.ts';
import { spawnService } from '../spawn-service.ts';
import { tokenise } from '../tokenise.ts';

/** Schema changes that a previous version does not survive. */
const plants = {
  /** A column that the previous version does not fill. */
  'required-column': 'alter table cart add column planted text not null',
  /** A table that both versions use under its old name. */
  'renamed-table': 'alter table order_line rename to order_item',
} as const;
export type UpgradeBug = keyof typeof plants;
export const upgradeBugs = Object.keys(plants) as readonly UpgradeBug[];

export interface UpgradeRun {
  /** Folder of the previous version's sources, with its dependencies installed. */
  readonly previous: string;
  readonly bug?: UpgradeBug | undefined;
}

interface Goods {
  readonly productId: string;
  readonly upc: string;
}

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Buys at one instance what another one shows and cancels. */
async function buy(urls: readonly [string, string], goods: Goods, sandboxUrl: string): Promise<void> {
  const client = new Client(urls);
  const token = await client.startGuest(0);
  const ok = async <C extends AnyCall>(
    at: 0 | 1,
    call: C,
    input: CallInput<C>,
    key: string = crypto.randomUUID(),
  ): Promise<CallResponse<C>> => {
    const { status, body, error } = await client.send(at, call, input, { token, key });
    if (body === undefined) throw new Error(`${call.name} answered ${status} ${error?.errorId ?? ''}`);
    return body;
  };
  try {
    const { id: basketId } = await ok(0, cartWithItem, { body: { items: [goods] } });
    await ok(1, setShippingAddress, { params: { basketId }, body: { addresses: [portland] } });
    await ok(0, setBillingAddress, { params: { basketId }, body: { address: portland } });
    const { totals } = await ok(1, getCart, { params: { basketId } });
    const additionalData = { token: await tokenise(sandboxUrl, '4111111111111111') };
    const paymentMethod = { code: 'CREDIT_CARD', additionalData } as const;
    const body = { cartId: basketId, expectedTotal: totals.total, paymentMethod };
    const key = crypto.randomUUID();
    const { orderNumber } = await ok(0, placeOrder, { body }, key);
    const again = await ok(1, placeOrder, { body }, key);
    if (again.orderNumber !== orderNumber) throw new Error('The same order was placed twice');
    const order = await ok(1, getPurchase, { params: { orderId: orderNumber } });
    if (order.totals.total !== totals.total) throw new Error('The other version shows another total');
    const cancelled = await ok(1, cancelOrder, { body: { orderNumber } });
    if (cancelled.status !== 'cancelled') throw new Error('The order was not cancelled');
  } finally {
    client.close();
  }
}

/**
 * Runs the previous version beside the current one on the current schema, and buys at each.
 * @returns what did not work
 */
export async function runUpgrade(around: Surroundings, { previous, bug }: UpgradeRun): Promise<readonly string[]> {
  const env = await environmentOf(around);
  const [goods] = await withDatabase(around.databaseUrl, async (client) => {
    if (bug) await client.query(plants[bug]);
    const { rows } = await client.query<Goods>(
      `select v.product_id as "productId", v.upc from variant v join stock st on st.upc = v.upc and st.location_id = 'W100'
       join style s on s.style_id = v.style_id
       where st.available >= 5 and s.product_type = 'apparel' and s.publish_at is null order by v.upc limit 1`,
    );
    return rows;
  });
  if (!goods) throw new Error('There is nothing to buy');
  const own = path.resolve(import.meta.dirname, '../../..');
  const start = (folder: string) =>
    spawnService(path.join(folder, 'commerce-api/checks/instance.ts'), [], {
      ...env,
      DATA_DIR: path.join(folder, '.data'),
    });
  const [before, now] = await Promise.all([start(previous), start(own)]);
  const attempt = (name: string, urls: readonly [string, string]) =>
    buy(urls, goods, around.sandboxUrl).then(
      () => [],
      (error: unknown) => [`${name}: ${error instanceof Error ? error.message : String(error)}`],
    );
  try {
    return [
      ...(await attempt('bought at the previous version', [before.url, now.url])),
      ...(await attempt('bought at the current version', [now.url, before.url])),
    ];
  } finally {
    await Promise.all([before.stop(), now.stop()]);
  }
}
