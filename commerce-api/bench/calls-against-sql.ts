import { addItem, cartWithItem, createCart, getCart } from 'shared-contracts/calls/cart';
import { getProductDetails, getProductSearch } from 'shared-contracts/calls/products';
import type { BenchShop, BenchShopper, Statement } from './bench-shop.ts';
import { addLineByHand } from './by-hand.ts';
import { checkoutByHand, checkoutCalls, openPurses } from './checkout.ts';
import { type Goods, plentyOf, rotate } from './goods.ts';
import { compare, type Effort, type Seen, type Work } from './load.ts';

/** Performance of the calls relative to raw SQL, by name. */
export interface Ratios {
  readonly name: string;
  readonly call: Seen;
  readonly sql: Seen;
  /** Throughput of the call as a share of raw SQL's. */
  readonly throughput: number;
  /** Multiple of raw SQL's. */
  readonly p99: number;
}

const WORDS = ['jacket', 'fleece', 'tent', 'boots', 'down', 'backpack', 'trousers', 'bottle', 'wool', 'rain shell'];
const LINES_OF_A_CART = 10;

async function ratiosOf(name: string, effort: Effort, works: { call: Work; sql: Work }): Promise<Ratios> {
  const { call, sql } = await compare(works, effort);
  return { name, call, sql, throughput: call.perSecond / sql.perSecond, p99: call.p99 / sql.p99 };
}

/** One cart per client that lines are added to; it is replaced before it grows long. */
function growingCarts(shop: BenchShop, shoppers: readonly BenchShopper[]): (client: number) => Promise<string> {
  const carts = new Map<number, { readonly id: Promise<string>; lines: number }>();
  return (client) => {
    let cart = carts.get(client);
    if (!cart || cart.lines >= 20) {
      const made = shop.call(createCart, { body: {} }, shoppers[client]);
      cart = { id: made.then(({ id }) => id), lines: 0 };
      carts.set(client, cart);
    }
    cart.lines += 1;
    return cart.id;
  };
}

function addLine(shop: BenchShop, shoppers: readonly BenchShopper[], goods: readonly Goods[], effort: Effort) {
  const next = rotate(goods);
  const byCall = growingCarts(shop, shoppers);
  const byHand = growingCarts(shop, shoppers);
  return ratiosOf('add line', effort, {
    call: async (client) => {
      const cartId = await byCall(client);
      await shop.send(addItem, { body: { items: [{ cartId, ...next() }] } }, shoppers[client]);
    },
    sql: async (client) => {
      const cartId = await byHand(client);
      await addLineByHand(shop.pool, { cartId, subjectId: shoppers[client]?.subjectId ?? '', goods: next() });
    },
  });
}

/** Compares a read with the statements of its first execution. */
async function read(name: string, shop: BenchShop, effort: Effort, asks: readonly (() => Promise<void>)[]) {
  const next = rotate(asks);
  const statements: Statement[][] = [];
  for (const ask of asks) statements.push(await shop.statementsOf(ask));
  const nextStatements = rotate(statements);
  return ratiosOf(name, effort, { call: () => next()(), sql: () => shop.replay(nextStatements()) });
}

/**
 * Measures each call in turns with the same work in SQL.
 * @param working a shop on the same database that recomputes carts on every read
 */
export async function* callsAgainstSql(shop: BenchShop, working: BenchShop, effort: Effort): AsyncGenerator<Ratios> {
  const shoppers = await Promise.all(Array.from({ length: effort.clients }, () => shop.guest()));
  const goods = await plentyOf(shop.pool, 200);
  const carts = await Promise.all(
    shoppers.map((shopper) =>
      shop.call(cartWithItem, { body: { items: goods.slice(0, LINES_OF_A_CART) } }, shopper).then(({ id }) => id),
    ),
  );
  const purses = await openPurses(shop.pool, effort.clients);
  const nextGoods = rotate(goods);
  yield await addLine(shop, shoppers, goods, effort);
  // The first read also loads data shared by all carts, such as rules and categories.
  for (const at of [shop, working]) {
    const { id: basketId } = await at.call(cartWithItem, { body: { items: goods.slice(0, 1) } }, shoppers[0]);
    await at.send(getCart, { params: { basketId } }, shoppers[0]);
  }
  const look = (at: BenchShop) =>
    carts.map((basketId, index) => () => at.send(getCart, { params: { basketId } }, shoppers[index]));
  yield await read(`read cart of ${LINES_OF_A_CART} lines`, shop, effort, look(shop));
  yield await read('read cart that has just changed', working, effort, look(working));
  yield await read(
    'product read',
    shop,
    effort,
    goods.slice(0, 50).map(
      ({ productId }) =>
        () =>
          shop.send(getProductDetails, { params: { productId } }),
    ),
  );
  yield await read(
    'search',
    shop,
    effort,
    WORDS.map((q) => () => shop.send(getProductSearch, { query: { q } })),
  );
  yield await ratiosOf('complete checkout', effort, {
    call: (client) => checkoutCalls(shop, shoppers[client], nextGoods(), purses[client]),
    sql: (client) => checkoutByHand(shop.pool, shoppers[client], nextGoods(), purses[client]),
  });
}
