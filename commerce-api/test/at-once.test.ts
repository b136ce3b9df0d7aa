import { sql } from 'kysely';
import {
  cartWithItem,
  getCart,
  reserveWithItem,
  setBillingAddress,
  setShippingAddress,
} from 'shared-contracts/calls/cart';
import { getPurchase } from 'shared-contracts/calls/checkout';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../src/database/transact.ts';
import { returnUnits } from '../src/inventory/stock.ts';
import { readAccount } from '../src/ledger/accounts.ts';
import { engines } from './databases.ts';
import { issueGiftCard } from './gift-cards.ts';
import { openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { placeBy } from './wallet-people.ts';

const plenty = 10_000_000;
const byGiftCard = { code: 'GIFT_CARD' } as never;

describe.each(engines)('single-statement calls on %s', (engine) => {
  let shop: Shop;
  let item: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [item] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());

  const issue = (worth = plenty) => issueGiftCard(shop, worth);
  const balanceOf = async (cardId: string) => (await readAccount(shop.db, cardId))!.balance;
  const cartPaidBy = async (shopper: Shopper, card: Awaited<ReturnType<typeof issue>>) => {
    const cart = await shop.readyCart(shopper, [item]);
    await shopper.ok(addPaymentInstrument, { params: { basketId: cart.basketId }, body: card.body });
    return cart;
  };

  /** Returns whether the order was created in its final state. */
  const wasMadeAtOnce = async (cartId: string) => {
    const { rows } = await sql<{ atOnce: boolean }>`
      select state = 'done' and created_at = updated_at as "atOnce" from placement where cart_id = ${cartId}`.execute(
      shop.db,
    );
    return rows[0]?.atOnce;
  };

  test('answers an order paid by gift card as it is read later, and repeats the answer under its key [CHK-19]', async () => {
    const shopper = await shop.guest();
    const card = await issue();
    const cart = await cartPaidBy(shopper, card);
    const key = crypto.randomUUID();
    const { body: order } = await placeBy(shopper, cart, byGiftCard, key);
    expect(order).toMatchObject({
      status: 'placed',
      paymentMethod: [{ code: 'GIFT_CARD', amount: cart.totals.total }],
    });
    expect(await shopper.ok(getPurchase, { params: { orderId: order!.orderNumber } })).toEqual(order);
    expect((await placeBy(shopper, cart, byGiftCard, key)).body).toEqual(order);
    expect(await wasMadeAtOnce(cart.basketId)).toBe(true);
    expect(await balanceOf(card.cardId)).toBe(plenty - cart.totals.total);
    const { rows } = await sql<{ kind: string; amount: number }>`
      select kind, amount from ledger_entry where account_id = ${card.cardId} and kind <> 'plain' order by amount`.execute(
      shop.db,
    );
    expect(rows).toEqual([
      { kind: 'hold', amount: -cart.totals.total },
      { kind: 'capture', amount: 0 },
    ]);
  });

  test('takes the units of equal goods together, from the cart’s hold first', async () => {
    await shop.setUnits(item.upc, 5);
    const shopper = await shop.guest();
    const giftOption = { to: 'Ida', message: 'For the hut' };
    const { id: basketId } = await shopper.ok(cartWithItem, { body: { items: [{ ...item, qty: 2 }] } });
    await shopper.ok(reserveWithItem, {
      body: { cartId: basketId, items: [{ ...item, cartId: basketId, qty: 2, giftOption }] },
    });
    expect(await shop.unitsOf(item.upc)).toBe(1);
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    await shopper.ok(addPaymentInstrument, { params: { basketId }, body: (await issue()).body });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    const { body: order } = await placeBy(shopper, cart, byGiftCard);
    const bought = order?.items.filter(({ productId }) => productId === item.productId);
    expect(bought?.map(({ qty }) => qty)).toEqual([2, 2]);
    expect(await wasMadeAtOnce(basketId)).toBe(true);
    expect(await shop.unitsOf(item.upc)).toBe(1);
    const held = await shop.db.selectFrom('stock_hold').select('upc').where('cart_id', '=', basketId).execute();
    expect(held).toEqual([]);
  });

  test('sells the last units to as many concurrent buyers as there are units', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const shopper = await shop.guest();
        const card = await issue();
        return { shopper, card, cart: await cartPaidBy(shopper, card) };
      }),
    );
    await shop.setUnits(item.upc, 3);
    const outcomes = await Promise.all(
      buyers.map(async ({ shopper, cart, card }) => {
        const { error } = await placeBy(shopper, cart, byGiftCard);
        return { error: error?.errorId, paid: plenty - (await balanceOf(card.cardId)), total: cart.totals.total };
      }),
    );
    expect(await shop.unitsOf(item.upc)).toBe(0);
    const served = outcomes.filter(({ error }) => error === undefined);
    expect(served).toHaveLength(3);
    expect(served.every(({ paid, total }) => paid === total)).toBe(true);
    for (const { error, paid } of outcomes) if (error !== undefined) expect([error, paid]).toEqual(['INV700', 0]);
    await shop.setUnits(item.upc, 100);
  });

  test('spends a gift card on one of two concurrent carts', async () => {
    const people = [await shop.guest(), await shop.guest()];
    const { totals } = await shop.readyCart(people[0]!, [item]);
    const card = await issue(totals.total);
    const carts = await Promise.all(people.map((shopper) => cartPaidBy(shopper, card)));
    const outcomes = await Promise.all(people.map((shopper, index) => placeBy(shopper, carts[index]!, byGiftCard)));
    expect(outcomes.map(({ error }) => error?.errorId ?? 'ordered').sort()).toEqual(['PYT400', 'ordered']);
    expect(await balanceOf(card.cardId)).toBe(0);
  });

  test('limits concurrently added gift cards to five', async () => {
    const shopper = await shop.guest();
    const { basketId } = await shop.readyCart(shopper, [{ ...item, qty: 4 }]);
    const cards = await Promise.all(Array.from({ length: 8 }, () => issue(100)));
    const outcomes = await Promise.all(
      cards.map(({ body }) => shopper.call(addPaymentInstrument, { params: { basketId }, body })),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(outcomes.flatMap(({ error }) => (error ? [error.errorId] : [])))).toEqual(new Set(['GFC410']));
    const revisions = outcomes.flatMap(({ body }) => (body ? [body.revision] : []));
    expect(new Set(revisions).size).toBe(5);
    const cart = await shopper.ok(getCart, { params: { basketId } });
    expect(cart.payment_instruments).toHaveLength(5);
  });
});

describe('single-statement calls under concurrency', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop('postgres');
  });
  afterAll(() => shop.close());

  const somebodyWaits = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows.length > 0;
  };

  test('orders units from stock when their hold expires during the order [CART-28]', async () => {
    const [item] = (await shop.sellable(1, 20)) as [Sellable];
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [{ ...item, qty: 2 }]);
    await shop.setUnits(item.upc, 2);
    await shopper.ok(reserveWithItem, { body: { cartId: cart.basketId } });
    expect(await shop.unitsOf(item.upc)).toBe(0);
    const { totals } = await shopper.ok(getCart, { params: { basketId: cart.basketId } });

    const placed = await transact(shop.db, async (transaction) => {
      await transaction.deleteFrom('stock_hold').where('cart_id', '=', cart.basketId).execute();
      await returnUnits(transaction, [{ upc: item.upc, locationId: 'W100', qty: 2 }]);
      const placing = shop.place(shopper, { ...cart, totals }, '4111111111111111');
      await expect.poll(somebodyWaits, { interval: 5 }).toBe(true);
      return { placing };
    });
    expect((await placed.placing).body).toMatchObject({ status: 'placed' });
    expect(await shop.unitsOf(item.upc)).toBe(0);
  });
});
