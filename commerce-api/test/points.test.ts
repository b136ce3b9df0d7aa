import { sql } from 'kysely';
import { getCart } from 'shared-contracts/calls/cart';
import { getPurchase, type Order, patchOrder } from 'shared-contracts/calls/checkout';
import { enrolConsumer, getConsumer } from 'shared-contracts/calls/consumer';
import { confirmLoyalty, getPointsHistory } from 'shared-contracts/calls/consumer-wallet';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { locales } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LinkTokens, makeLink } from '../src/auth/mailed-links.ts';
import { joinLoyalty } from '../src/consumer/memberships.ts';
import { writeSubscription } from '../src/consumer/subscriptions.ts';
import { personalAccount } from '../src/ledger/accounts.ts';
import { post } from '../src/ledger/entries.ts';
import { creditPoints } from '../src/order/earnings.ts';
import { pendingPointsOf } from '../src/order/pending-orders.ts';
import type { Snapshot } from '../src/order/snapshot.ts';
import { caughtMails } from './caught-mails.ts';
import { challengeResult } from './challenge-result.ts';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { reportedTime } from './reported-time.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper } from './shop.ts';

describe.each(engines)('points on %s', (engine) => {
  let shop: Shop;
  let items: readonly Sellable[];
  const time = reportedTime();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => time.now() });
    items = await shop.sellable(2, 20);
  });
  afterAll(() => shop.close());
  beforeEach(() => time.reset());

  const placed = (wanted: Parameters<Shop['buy']>[1], who: Shopper) => shop.buy(who, wanted);
  const buy = (who: Shopper, qty = 1): Promise<Order> =>
    placed(
      items.map((item) => ({ ...item, qty })),
      who,
    );
  const read = (who: Shopper, orderId: string) => who.ok(getPurchase, { params: { orderId } });
  const deliver = (order: Order) => time.deliver(shop, order);
  const points = async (who: Shopper) => (await personalAccount(shop.db, who.id, 'POINTS', 'POINTS'))!.balance;
  const setMembership = (who: Shopper, loyalty: 'member' | 'unconfirmed') =>
    shop.db.updateTable('account').set({ loyalty }).where('subject_id', '=', who.id).execute();
  /** A member, or somebody who has joined and not confirmed it. */
  const collector = async (loyalty: 'member' | 'unconfirmed' = 'member') => {
    const who = await newConsumer(shop);
    await shop.db
      .transaction()
      .execute((transaction) => joinLoyalty(transaction, who.id, locales['en-us'], time.now()));
    await setMembership(who, loyalty);
    return who;
  };
  const give = async (who: Shopper, amount: number, key = 'opening') => {
    const { id: accountId } = (await personalAccount(shop.db, who.id, 'POINTS', 'POINTS'))!;
    await post(shop.db, { accountId, key, amount, reference: key });
  };
  const afterDays = (days: number) => creditPoints(shop.db, time.now(days));
  const paidFor = ({ items: bought }: Order) =>
    bought.reduce((sum, { priceAfterOrderDiscount }) => sum + priceAfterOrderDiscount, 0);

  test('are credited once, when nothing of an order can come back any more [ACC-12]', async () => {
    const who = await collector();
    const order = await buy(who, 2);
    const worth = Math.floor(paidFor(order) / 100);
    expect(worth).toBeGreaterThan(0);
    expect(await pendingPointsOf(shop.db, who.id)).toBe(worth);
    expect((await read(who, order.orderNumber)).pendingPoints).toBe(worth);
    await afterDays(1);
    expect(await points(who)).toBe(0);
    await deliver(order);
    const { returnDays = 0 } = order;
    await afterDays(returnDays);
    expect(await points(who)).toBe(0);
    await Promise.all([afterDays(returnDays + 1), afterDays(returnDays + 1)]);
    await afterDays(returnDays + 2);
    expect(await points(who)).toBe(worth);
    expect(await pendingPointsOf(shop.db, who.id)).toBe(0);
    expect((await read(who, order.orderNumber)).pendingPoints).toBeUndefined();
  });

  test('are for members: who confirms in time gets them, anybody else none [ACC-12]', async () => {
    const [late, prompt] = [await collector('unconfirmed'), await collector('unconfirmed')];
    const orders = [await buy(late, 2), await buy(prompt, 2)];
    for (const order of orders) await deliver(order);
    const promised = async () => (await read(prompt, orders[1]!.orderNumber)).pendingPoints;
    expect(await promised()).toBeUndefined();
    await setMembership(prompt, 'member');
    const worth = Math.floor(paidFor(orders[1]!) / 100);
    expect(await promised()).toBe(worth);
    await afterDays((orders[1]!.returnDays ?? 0) + 1);
    expect([await points(late), await points(prompt)]).toEqual([0, worth]);
  });

  test('are earned at the rate of the market when the order was placed', async () => {
    const who = await collector();
    const setRate = async (amountPerPoint: number | null): Promise<void> => {
      await sql`update market set rules = rules || jsonb_build_object('amountPerPoint', cast(${amountPerPoint} as integer))
        where market_id = 'US'`.execute(shop.db);
      const rateNow = async () => {
        const { orderNumber } = await placed([items[0]!], await shop.guest());
        const { snapshot } = await shop.db
          .selectFrom('placement')
          .select('snapshot')
          .where('order_number', '=', orderNumber)
          .executeTakeFirstOrThrow();
        return (snapshot as Snapshot).amountPerPoint;
      };
      await expect.poll(rateNow).toBe(amountPerPoint);
    };
    await setRate(200);
    const cart = await shop.readyCart(who, [...items]);
    const promised = cart.earning?.points;
    const { body: challenged } = await shop.place(who, cart, cards.challenge);
    await setRate(null);
    await buy(who);
    // What the bank confirms later was placed before.
    const threeDS2Result = await challengeResult(challenged!, 'confirmed');
    const order = await who.ok(patchOrder, {
      params: { orderNumber: challenged!.orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } },
    });
    const worth = Math.floor(paidFor(order) / 200);
    expect(promised).toBe(worth);
    expect(await pendingPointsOf(shop.db, who.id)).toBe(worth);
    await setRate(100);
    await deliver(order);
    await afterDays((order.returnDays ?? 0) + 1);
    expect(await points(who)).toBe(worth);
  });

  test('cannot be spent while their goods can be cancelled', async () => {
    const who = await collector();
    const { orderNumber } = await buy(who, 20);
    const { basketId } = await shop.readyCart(who, [items[0]!]);
    const pay = await who.call(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'LOYALTY_POINTS' },
    });
    expect(pay.error?.errorId).toMatch(/^REW/);
    await who.ok(cancelOrder, { body: { orderNumber } });
    await afterDays(100);
    expect(await points(who)).toBe(0);
  });

  test('count only what was kept, however its rest was cancelled or sent back', async () => {
    const who = await collector();
    const order = await buy(who, 6);
    const [first, second] = order.items;
    for (let unit = 0; unit < 6; unit += 1)
      await who.ok(cancelOrder, {
        body: { orderNumber: order.orderNumber, lines: [{ itemId: first!.id, qty: 1 }] },
      });
    await deliver(order);
    await who.ok(returnLabel, {
      params: { orderId: order.orderNumber },
      body: { lines: [{ itemId: second!.id, qty: 5, reason: 'too-small' }] },
    });
    await afterDays((order.returnDays ?? 0) + 1);
    const kept = second!.priceAfterOrderDiscount - Math.floor((second!.priceAfterOrderDiscount * 5) / 6);
    expect(await points(who)).toBe(Math.floor(kept / 100));
  });

  describe('in their history', () => {
    const history = (who: Shopper, query: { start?: number; count?: number } = {}) =>
      who.ok(getPointsHistory, { query });
    const shown = async (who: Shopper) =>
      (await history(who)).changes.map(({ kind, points: changed, orderNumber }) => [kind, changed, orderNumber]);

    test('are on the way until their day, and earned from then on [ACC-12]', async () => {
      const who = await collector();
      const order = await buy(who, 2);
      const { orderNumber, returnDays = 0 } = order;
      const worth = Math.floor(paidFor(order) / 100);
      expect(await history(who)).toEqual({
        total: 0,
        start: 0,
        changes: [],
        pending: [{ orderNumber, points: worth }],
      });
      await deliver(order);
      expect((await history(who)).pending).toEqual([
        { orderNumber, points: worth, creditedAfter: time.now(returnDays).toISOString() },
      ]);
      expect((await history(who, { start: 1 })).pending).toEqual([]);
      await afterDays(returnDays + 1);
      expect((await history(who)).pending).toEqual([]);
      expect(await shown(who)).toEqual([['earned', worth, orderNumber]]);
    });

    test('show what an order took and gave back, and nothing of an order that came to nothing [ACC-12]', async () => {
      const who = await collector();
      await give(who, 100);
      const payByPoints = async (card: string) => {
        const cart = await shop.readyCart(who, [items[0]!]);
        const { basketId } = cart;
        await who.ok(addPaymentInstrument, { params: { basketId }, body: { payment_method_id: 'LOYALTY_POINTS' } });
        return shop.place(who, await who.ok(getCart, { params: { basketId } }), card);
      };
      expect((await payByPoints(cards.decline)).error?.errorId).toBe('PAY400');
      await expect.poll(() => points(who)).toBe(100);
      expect(await shown(who)).toEqual([['opening', 100, undefined]]);
      const { orderNumber } = (await payByPoints(cards.approve)).body!;
      expect(await shown(who)).toEqual([
        ['spent', -100, orderNumber],
        ['opening', 100, undefined],
      ]);
      await who.ok(cancelOrder, { body: { orderNumber } });
      expect(await history(who, { count: 1 })).toMatchObject({
        total: 3,
        changes: [{ kind: 'returned', points: 100, orderNumber }],
      });
      expect((await history(who, { start: 2, count: 1 })).changes).toMatchObject([{ kind: 'opening', points: 100 }]);
      expect(await history(who, { start: 3 })).toMatchObject({ total: 3, changes: [] });
    });
  });

  describe('of who leaves the program', () => {
    const enrol = (who: Shopper, optin: boolean) =>
      who.ok(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin }] } });
    const noticesAsked = async ({ email }: { readonly email: string }) => {
      const { rows } = await sql<{ readonly count: number }>`
        select cast(count(*) as integer) as count from outbox where kind = 'account-notice' and payload->>'to' = ${email}`.execute(
        shop.db,
      );
      return rows[0]?.count;
    };

    test('end once, with the newsletter for members, and a mail says so [ACC-12]', async () => {
      const who = await collector();
      await give(who, 640);
      await writeSubscription(shop.db, {
        subjectId: who.id,
        channel: 'email',
        type: 'LoyaltyNewsletter',
        optin: true,
        recipient: who.email,
        locale: locales['en-us'],
        now: time.now(),
      });
      const [left] = await Promise.all([enrol(who, false), enrol(who, false)]);
      expect(left).toMatchObject({ isLoyaltyMember: false, enrollments: [] });
      expect(left).not.toHaveProperty('memberId');
      expect(await points(who)).toBe(0);
      expect(left.subscriptions).toMatchObject([{ type: 'LoyaltyNewsletter', optin: false }]);
      expect((await who.call(getPointsHistory, {})).error?.errorId).toBe('REW130');
      const notices = async () =>
        (await caughtMails(shop, who.email)).filter(({ subject }) => subject === 'Your loyalty membership has ended');
      await expect.poll(async () => (await notices()).length).toBe(1);
      expect(await noticesAsked(who)).toBe(1);
      expect((await enrol(who, true)).memberId).toMatch(/-/);
      const { changes } = await who.ok(getPointsHistory, {});
      expect(changes).toMatchObject([
        { kind: 'ended', points: -640 },
        { kind: 'opening', points: 640 },
      ]);
    });

    test('are safe at a page that was left open', async () => {
      const who = await collector();
      time.wait(1);
      const leave = await who.call(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin: false }] } });
      expect(leave.error?.errorId).toBe('AUT473');
      expect((await who.ok(getConsumer, {})).isLoyaltyMember).toBe(true);
    });

    test('pay nothing, though an order gives some back, until they join again', async () => {
      const who = await collector();
      const payByPoints = async () => {
        const { basketId } = await shop.readyCart(who, [items[0]!]);
        await who.ok(addPaymentInstrument, { params: { basketId }, body: { payment_method_id: 'LOYALTY_POINTS' } });
        return who.ok(getCart, { params: { basketId } });
      };
      await give(who, 200);
      const { orderNumber } = (await shop.place(who, await payByPoints(), cards.approve)).body!;
      await give(who, 300, 'gift');
      const { basketId } = await payByPoints();
      const paid = async () =>
        (await who.ok(getCart, { params: { basketId } })).payment_instruments.map(({ amount }) => amount);
      expect(await paid()).toEqual([300]);
      await enrol(who, false);
      await who.ok(cancelOrder, { body: { orderNumber } });
      expect(await points(who)).toBe(200);
      expect(await paid()).toEqual([0]);
      await enrol(who, true);
      expect(await paid()).toEqual([200]);
    });

    test('never begin when joining is called off: the mailed link no longer confirms it [ACC-12]', async () => {
      const who = await collector('unconfirmed');
      const linkId = await makeLink(shop.db, { subjectId: who.id, purpose: 'loyalty', now: time.now() });
      await enrol(who, false);
      const token = await new LinkTokens(shop.keys).sign(linkId);
      expect((await who.call(confirmLoyalty, { body: { token } })).error?.errorId).toBe('AUT402');
      expect((await who.ok(getConsumer, {})).isLoyaltyMember).toBe(false);
      expect(await noticesAsked(who)).toBe(0);
    });
  });
});
