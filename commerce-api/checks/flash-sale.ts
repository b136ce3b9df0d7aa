import { sql } from 'kysely';
import { cartWithItem, setShippingAddress } from 'shared-contracts/calls/cart';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { type Db, openDatabase } from '../src/database/database.ts';
import { Client } from './client.ts';
import { type Goods, readShelf, settle, stockGoods, warehouse } from './histories/world.ts';
import { type Surroundings, startInstances } from './instances.ts';
import type { Bug } from './plants.ts';
import { portland } from './portland.ts';
import { tokenise } from './tokenise.ts';

export interface FlashSale {
  readonly buyers: number;
  readonly units: number;
  readonly instances: number;
  readonly bug?: Bug;
}

export interface FlashSaleResult {
  /** Orders that buyers saw confirmed, and that the database has. */
  readonly confirmed: number;
  readonly kept: number;
  /** Units that are left. */
  readonly left: number;
  /** How many buyers were told what else. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Milliseconds that the one who waited longest waited for an answer. */
  readonly longestWait: number;
}

interface Buyer {
  readonly token: string;
  readonly basketId: string;
}

interface Ending {
  readonly refusal?: string;
  readonly waited: number;
}

/** Minor units of the goods, and of what they cost with their delivery. */
const price = 4900;
const total = price + 800;
/** Carts that are filled at the same time before the sale begins. */
const FILLED_AT_ONCE = 40;

async function openSale(db: Db, units: number): Promise<Goods> {
  await settle(db);
  const [goods] = await readShelf(db);
  if (!goods) throw new Error('The shop has no goods');
  await stockGoods(db, [goods], { units, price });
  return goods;
}

async function fillCart(client: Client, at: number, token: string, goods: Goods): Promise<Buyer> {
  const sending = () => ({ token, key: crypto.randomUUID() });
  const { body, error } = await client.send(at, cartWithItem, { body: { items: [goods] } }, sending());
  if (!body) throw new Error(`No cart: ${JSON.stringify(error)}`);
  const address = { params: { basketId: body.id }, body: { addresses: [portland] } };
  await client.send(at, setShippingAddress, address, sending());
  return { token, basketId: body.id };
}

async function fillCarts(client: Client, goods: Goods, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const some = Array.from({ length: Math.min(FILLED_AT_ONCE, count - buyers.length) }, async (_, index) => {
      return fillCart(client, index, await client.startGuest(index), goods);
    });
    buyers.push(...(await Promise.all(some)));
  }
  return buyers;
}

async function buy(client: Client, at: number, { token, basketId }: Buyer, cardToken: string): Promise<Ending> {
  const began = performance.now();
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: cardToken } };
  const input = { body: { cartId: basketId, expectedTotal: total, paymentMethod } };
  const { body, error, status } = await client.send(at, placeOrder, input, { token, key: crypto.randomUUID() });
  const waited = performance.now() - began;
  return body ? { waited } : { waited, refusal: error?.errorId ?? String(status) };
}

function count(values: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
}

/**
 * All buyers have the same goods in the cart and place the order at the same moment, at several instances of the
 * service on one PostgreSQL database.
 */
export async function holdFlashSale(around: Surroundings, sale: FlashSale): Promise<FlashSaleResult> {
  const { db, close } = await openDatabase({ url: around.databaseUrl, poolSize: 4 });
  const goods = await openSale(db, sale.units);
  const instances = await startInstances(sale.instances, around, sale.bug);
  const client = new Client(instances.map(({ url }) => url));
  try {
    const cardToken = await tokenise(around.sandboxUrl, '4111111111111111');
    const buyers = await fillCarts(client, goods, sale.buyers);
    const endings = await Promise.all(buyers.map((buyer, index) => buy(client, index, buyer, cardToken)));
    const { rows } = await sql<{ readonly kept: number; readonly left: number }>`
      select (select cast(coalesce(sum(qty), 0) as integer) from order_line where upc = ${goods.upc}) as kept, available as left
      from stock where upc = ${goods.upc} and location_id = ${warehouse}`.execute(db);
    const refusals = endings.flatMap(({ refusal }) => refusal ?? []);
    return {
      confirmed: endings.length - refusals.length,
      kept: rows[0]?.kept ?? 0,
      left: rows[0]?.left ?? -1,
      refusals: count(refusals),
      longestWait: Math.max(...endings.map(({ waited }) => waited)),
    };
  } finally {
    client.close();
    await Promise.all(instances.map(({ stop }) => stop()));
    await close();
  }
}
