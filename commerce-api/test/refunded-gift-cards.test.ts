import { addItem, getCart } from 'shared-contracts/calls/cart';
import type { Order } from 'shared-contracts/calls/checkout';
import { cancelOrder, resendGiftCardEmail, returnLabel } from 'shared-contracts/calls/orders';
import { addPaymentInstrument, giftCardBalance } from 'shared-contracts/calls/payment';
import { getStaffOrder, type RefundPart, refundOrder, resendOrderMail } from 'shared-contracts/calls/staff-orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../src/database/transact.ts';
import { post } from '../src/ledger/entries.ts';
import { issuedCardSecret } from '../src/ledger/value-cards.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';
import { parcel, report } from './warehouse.ts';

const worth = 2500;

describe.each(engines)('refunds of orders that bought a gift card on %s', (engine) => {
  let shop: Shop;
  let support: StaffCaller;
  let goods: Sellable;
  let giftCard: Sellable;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await openShop(engine);
    support = await signInStaff(shop, 'suki@demo.example', new Date());
    goods = (await shop.sellable(1, 40))[0]!;
    giftCard = await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc'])
      .where('product_type', '=', 'digital')
      .executeTakeFirstOrThrow();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
  });

  /** Buys goods and a gift card. */
  async function buy() {
    const { basketId } = await shop.readyCart(shopper, [goods]);
    await shopper.ok(addItem, { body: { items: [{ ...giftCard, customAmount: worth, cartId: basketId }] } });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    const { body, error } = await shop.place(shopper, cart, cards.approve);
    if (!body) throw new Error(`not placed: ${error?.errorId}`);
    const card = body.items.find(({ productId }) => productId === giftCard.productId)!;
    const shirt = body.items.find(({ productId }) => productId === goods.productId)!;
    const { number, pin } = issuedCardSecret('for-tests-only', card.id);
    return { order: body, card, shirt, c_gcCardNumber: number, c_gcPin: pin };
  }
  type Bought = Awaited<ReturnType<typeof buy>>;

  const balanceOf = async ({ c_gcCardNumber, c_gcPin }: Bought) =>
    (await shopper.ok(giftCardBalance, { body: { c_gcCardNumber, c_gcPin } })).balance;
  /** Pays for goods with the card, all of it or the part that is asked for. */
  async function spend({ c_gcCardNumber, c_gcPin, card }: Bought, part = worth) {
    const rest = worth - part;
    // Leaves the part on the card, as an order of that amount would, and gives the rest back afterwards.
    const move = (key: string, amount: number) =>
      transact(shop.db, (transaction) => post(transaction, { accountId: card.id, key, amount, reference: 'test' }));
    if (rest > 0) await move('aside', -rest);
    const cart = await shop.readyCart(shopper, [{ ...goods, qty: 2 }]);
    const body = { payment_method_id: 'GIFT_CARD' as const, c_gcCardNumber, c_gcPin };
    await shopper.ok(addPaymentInstrument, { params: { basketId: cart.basketId }, body });
    const placed = await shop.place(shopper, cart, cards.approve);
    expect(placed.status).toBe(200);
    if (rest > 0) await move('back', rest);
    return placed.body!;
  }
  const detail = (orderNumber: string) => support.ok(getStaffOrder, { params: { orderNumber } });
  const refund = ({ orderNumber }: Order, part: RefundPart, amount: number, itemId?: string) =>
    support.call(refundOrder, {
      params: { orderNumber },
      body: { part, amount, reason: 'The shopper called', ...(itemId ? { itemId } : {}) },
    });
  const refusal = (maxAmount: number) => ({
    status: 409,
    error: { errorId: 'ORD411', field: 'amount', additionalInfo: { maxAmount } },
  });
  /** Money that was given back for the order. */
  const givenBack = async ({ orderNumber }: Order) =>
    (await detail(orderNumber)).payments.reduce((sum, { refunded }) => sum + refunded, 0);
  /** Whether each balance is the sum of its entries. */
  async function expectBalancedBooks() {
    const accounts = await shop.db
      .selectFrom('ledger_account')
      .innerJoin('ledger_entry', 'ledger_entry.account_id', 'ledger_account.account_id')
      .select(({ fn }) => ['ledger_account.account_id', 'balance', fn.sum<string>('amount').as('entries')])
      .groupBy(['ledger_account.account_id', 'balance'])
      .execute();
    expect(accounts.filter(({ balance, entries }) => balance !== Number(entries))).toEqual([]);
  }

  test('take the refunded value off a card that nobody has spent, once, and tell the shopper [OPS-07]', async () => {
    const bought = await buy();
    const { order, card } = bought;
    expect((await refund(order, 'line', 1000, card.id)).status).toBe(200);
    expect(await balanceOf(bought)).toBe(worth - 1000);
    expect(await refund(order, 'line', worth - 999, card.id)).toMatchObject(refusal(worth - 1000));
    expect((await refund(order, 'line', worth - 1000, card.id)).status).toBe(200);
    expect([await balanceOf(bought), await givenBack(order)]).toEqual([0, worth]);
    expect(await refund(order, 'line', 1, card.id)).toMatchObject(refusal(0));
    const { refundable } = await detail(order.orderNumber);
    expect(refundable.total).toBe(order.totals.total - worth);
    expect(refundable.besideCards).toBe(order.totals.total - worth);
    await expectBalancedBooks();
    const read = async () =>
      (await caughtMails(shop, seattle.email!)).filter(
        ({ subject }) => subject === `Refund for order ${order.orderNumber}`,
      );
    await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBe(2);
    const texts = (await read()).map(({ text }) => text).sort();
    expect(texts[0]).toContain('now worth $10.00 less');
    expect(texts[1]).toContain('now worth $15.00 less');
  });

  test('leave no mail of a card to send again once nothing is left on it [OPS-07]', async () => {
    const { order, card } = await buy();
    const offered = async () => (await detail(order.orderNumber)).mails.some(({ mail }) => mail === 'gift-card');
    const again = () =>
      support.call(resendOrderMail, {
        params: { orderNumber: order.orderNumber },
        body: { mail: 'gift-card', about: card.id },
      });
    const byShopper = () => shopper.call(resendGiftCardEmail, { body: { orderNumber: order.orderNumber } });
    expect((await refund(order, 'line', worth - 1, card.id)).status).toBe(200);
    expect([await offered(), (await again()).status]).toEqual([true, 200]);
    expect((await refund(order, 'line', 1, card.id)).status).toBe(200);
    expect(await offered()).toBe(false);
    expect((await again()).error?.errorId).toBe('API404');
    expect((await byShopper()).error?.errorId).toBe('GFO404');
  });

  test('refuse what was spent of a card, and take off what is left [OPS-07]', async () => {
    const bought = await buy();
    const { order, card } = bought;
    await spend(bought, 1800);
    expect(await balanceOf(bought)).toBe(700);
    const { refundable } = await detail(order.orderNumber);
    expect(refundable.total).toBe(order.totals.total - 1800);
    expect(refundable.lines.find(({ itemId }) => itemId === card.id)).toMatchObject({ amount: 700, spent: 1800 });
    expect(await refund(order, 'line', worth, card.id)).toMatchObject(refusal(700));
    expect(await refund(order, 'order', order.totals.total)).toMatchObject(refusal(order.totals.total - 1800));
    expect((await refund(order, 'order', order.totals.total - 1800)).status).toBe(200);
    expect([await balanceOf(bought), await givenBack(order)]).toEqual([0, order.totals.total - 1800]);
    expect(await refund(order, 'goodwill', 1)).toMatchObject(refusal(0));
    await shopper.ok(cancelOrder, { body: { orderNumber: order.orderNumber } });
    expect(await givenBack(order)).toBe(order.totals.total - 1800);
    await expectBalancedBooks();
  });

  test('refund nothing for a card that is spent, until its value comes back [OPS-07]', async () => {
    const bought = await buy();
    const { order, card } = bought;
    const paidWithCard = await spend(bought);
    expect(await refund(order, 'line', 1, card.id)).toMatchObject(refusal(0));
    expect(await refund(order, 'order', order.totals.total)).toMatchObject(refusal(order.totals.total - worth));
    expect((await refund(order, 'goodwill', order.totals.total - worth)).status).toBe(200);
    expect(await refund(order, 'goodwill', 1)).toMatchObject(refusal(0));
    await shopper.ok(cancelOrder, { body: { orderNumber: paidWithCard.orderNumber } });
    expect(await balanceOf(bought)).toBe(worth);
    expect((await refund(order, 'line', worth, card.id)).status).toBe(200);
    expect([await balanceOf(bought), await givenBack(order)]).toEqual([0, order.totals.total]);
    await expectBalancedBooks();
  });

  test('take goodwill off a card only when goods and delivery are refunded, and give those no second time [OPS-07]', async () => {
    const bought = await buy();
    const { order, card, shirt } = bought;
    const { besideCards, total } = (await detail(order.orderNumber)).refundable;
    expect([besideCards, total]).toEqual([order.totals.total - worth, order.totals.total]);
    expect((await refund(order, 'goodwill', besideCards)).status).toBe(200);
    expect(await balanceOf(bought)).toBe(worth);
    expect(await refund(order, 'line', 1, shirt.id)).toMatchObject(refusal(0));
    expect((await refund(order, 'goodwill', 900)).status).toBe(200);
    expect(await balanceOf(bought)).toBe(worth - 900);
    await shopper.ok(cancelOrder, { body: { orderNumber: order.orderNumber } });
    expect(await givenBack(order)).toBe(besideCards + 900);
    const left = await detail(order.orderNumber);
    expect(left.refundable.lines.find(({ itemId }) => itemId === card.id)?.amount).toBe(worth - 900);
    await expectBalancedBooks();
  });

  test('leave the price of the card out of a return after goodwill [OPS-07]', async () => {
    const { order, shirt } = await buy();
    const { orderNumber, shipments } = order;
    const { shipmentId } = shipments.find(({ shippingMethod }) => shippingMethod.code !== 'digital')!;
    const event = { orderNumber, shipmentId };
    await report(shop, { ...event, type: 'shipment.packed' });
    await report(shop, { ...event, type: 'shipment.shipped', ...parcel });
    await report(shop, { ...event, type: 'parcel.delivered' });
    expect((await refund(order, 'goodwill', order.totals.total - worth)).status).toBe(200);
    const lines = [{ itemId: shirt.id, qty: 1, reason: 'changed-mind' as const }];
    const label = await shopper.ok(returnLabel, { params: { orderId: orderNumber }, body: { lines } });
    expect(label.refundAmount).toBe(0);
  });

  test('never give money for value that is spent at the same time [OPS-07]', async () => {
    const bought = await buy();
    const { order, card, c_gcCardNumber, c_gcPin } = bought;
    const cart = await shop.readyCart(shopper, [{ ...goods, qty: 2 }]);
    const body = { payment_method_id: 'GIFT_CARD' as const, c_gcCardNumber, c_gcPin };
    await shopper.ok(addPaymentInstrument, { params: { basketId: cart.basketId }, body });
    const [, ...refunds] = await Promise.all([
      shop.place(shopper, cart, cards.approve),
      refund(order, 'line', worth, card.id),
      refund(order, 'line', worth, card.id),
    ]);
    const holds = await shop.db
      .selectFrom('ledger_entry')
      .select('amount')
      .where('account_id', '=', card.id)
      .where('kind', '=', 'hold')
      .execute();
    const spent = holds.reduce((sum, { amount }) => sum - amount, 0);
    expect(refunds.filter(({ status }) => status === 200)).toHaveLength(spent === 0 ? 1 : 0);
    expect([await balanceOf(bought), (await givenBack(order)) + spent]).toEqual([0, worth]);
    await expectBalancedBooks();
  });
});
