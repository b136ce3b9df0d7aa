import { addItem, cartWithItem, getCart } from 'shared-contracts/calls/cart';
import type { BenchShop, BenchShopper } from './bench-shop.ts';
import { type Goods, plentyOf } from './goods.ts';
import { compare, type Effort, type Seen } from './load.ts';

const LENGTHS = [1, 10, 100, 500] as const;
/** Maximum number of lines in one call. */
const AT_ONCE = 50;

export interface Lengthening {
  readonly name: string;
  readonly lines: readonly { readonly lines: number; readonly seen: Seen }[];
  /** p99 with the most lines as a multiple of that with one line. */
  readonly growth: number;
}

async function cartOf(shop: BenchShop, shopper: BenchShopper, goods: readonly Goods[]): Promise<string> {
  const { id: cartId } = await shop.call(cartWithItem, { body: { items: goods.slice(0, AT_ONCE) } }, shopper);
  for (let start = AT_ONCE; start < goods.length; start += AT_ONCE) {
    const items = goods.slice(start, start + AT_ONCE).map((item) => ({ cartId, ...item }));
    await shop.call(addItem, { body: { items } }, shopper);
  }
  return cartId;
}

function growthOf(name: string, seen: Readonly<Record<string, Seen>>): Lengthening {
  const lines = LENGTHS.map((count) => ({ lines: count, seen: seen[`${count}`] as Seen }));
  return { name, lines, growth: (lines.at(-1)?.seen.p99 ?? 0) / (lines[0]?.seen.p99 ?? 1) };
}

/** Measures reading a cart and adding to it with 1 to 500 lines. */
export async function cartLengths(shop: BenchShop, effort: Effort): Promise<Lengthening[]> {
  const goods = await plentyOf(shop.pool, Math.max(...LENGTHS));
  const shoppers = await Promise.all(Array.from({ length: effort.clients }, () => shop.guest()));
  const carts = new Map<number, string[]>();
  for (const length of LENGTHS)
    carts.set(length, await Promise.all(shoppers.map((shopper) => cartOf(shop, shopper, goods.slice(0, length)))));
  const idOf = (length: number, client: number): string => carts.get(length)?.[client] ?? '';
  const works = (work: (cartId: string, client: number) => Promise<void>) =>
    Object.fromEntries(LENGTHS.map((length) => [`${length}`, (client: number) => work(idOf(length, client), client)]));
  const [first] = goods;
  if (!first) throw new Error('There is nothing to put in a cart');
  const read = await compare(
    works((basketId, client) => shop.send(getCart, { params: { basketId } }, shoppers[client])),
    effort,
  );
  // Adds units to an existing line, so that the cart's length does not change.
  const add = await compare(
    works((cartId, client) => shop.send(addItem, { body: { items: [{ cartId, ...first }] } }, shoppers[client])),
    effort,
  );
  return [growthOf('read cart', read), growthOf('add line', add)];
}
