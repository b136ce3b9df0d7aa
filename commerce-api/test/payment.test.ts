import { sql } from 'kysely';
import { getCart } from 'shared-contracts/calls/cart';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { patchOrder, placeOrder } from 'shared-contracts/calls/checkout';
import {
  addPaymentInstrument,
  deviceFingerprint,
  getPaymentMethods,
  giftCardBalance,
  removePaymentInstrument,
} from 'shared-contracts/calls/payment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../src/database/transact.ts';
import { post } from '../src/ledger/entries.ts';
import { cardNumberFrom } from '../src/ledger/value-cards.ts';
import { challengeResult } from './challenge-result.ts';
import { engines } from './databases.ts';
import { type DemoCardOutcome, demoCardNumber, demoPin } from './demo-brand.ts';
import { issueGiftCard } from './gift-cards.ts';
import { cards, openShop, providerRecord, type Sellable, type Shop, type Shopper, tokenise } from './shop.ts';

const usd = (outcome: DemoCardOutcome): string => demoCardNumber('USD', outcome);

describe.each(engines)('tenders on %s', (engine) => {
  let shop: Shop;
  let item: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [item] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());

  const ready = () => shop.readyGuest([item]);
  const giftCard = (number: string, pin = demoPin) => ({
    payment_method_id: 'GIFT_CARD' as const,
    c_gcCardNumber: number,
    c_gcPin: pin,
  });
  const balanceOf = async (number: string): Promise<number> =>
    (await (await shop.guest()).ok(giftCardBalance, { body: { c_gcCardNumber: number, c_gcPin: demoPin } })).balance;
  const placeBy = (shopper: Shopper, cart: Cart, paymentMethod: object) =>
    shopper.call(placeOrder, {
      body: { cartId: cart.basketId, expectedTotal: cart.totals.total, paymentMethod } as never,
    });

  test.each([
    ['a number that cannot be one', '1234', demoPin, 'GFC700'],
    ['nothing at all', '', demoPin, 'GFC400'],
    ['a number that nobody was given', cardNumberFrom('77'), demoPin, 'GFC760'],
    ['a wrong PIN', usd('normal'), '0000', 'GFC760'],
    ['a blocked card', usd('blocked'), demoPin, 'GFC760'],
    ['an expired card', usd('expired'), demoPin, 'GFC812'],
  ])('reports %s with its own error, for the balance and on the cart [CHK-11]', async (_, number, pin, errorId) => {
    const { shopper, basketId } = await ready();
    const asked = await shopper.call(giftCardBalance, { body: { c_gcCardNumber: number, c_gcPin: pin } });
    expect(asked.error?.errorId).toBe(errorId);
    const added = await shopper.call(addPaymentInstrument, { params: { basketId }, body: giftCard(number, pin) });
    expect(added.error?.errorId).toBe(errorId);
  });

  test.each([
    ['an empty card', usd('empty'), 'GFC740'],
    ['a card of another currency', demoCardNumber('EUR', 'normal'), 'GFC800'],
  ])('refuses payment with %s', async (_, number, errorId) => {
    const { shopper, basketId } = await ready();
    const added = await shopper.call(addPaymentInstrument, { params: { basketId }, body: giftCard(number) });
    expect(added.error?.errorId).toBe(errorId);
  });

  test('reduces the remaining amount by gift cards, accepts each once, and removes them by id [CHK-11] [CHK-22]', async () => {
    const { shopper, cart, basketId } = await ready();
    const added = await shopper.ok(addPaymentInstrument, { params: { basketId }, body: giftCard(usd('second')) });
    expect(added.instrument).toMatchObject({ amount: 2500, c_gcCardNumber: expect.stringMatching(/^•••• \d{4}$/) });
    expect(
      (await shopper.call(addPaymentInstrument, { params: { basketId }, body: giftCard(usd('second')) })).error
        ?.errorId,
    ).toBe('GFC755');
    const after = await shopper.ok(getCart, { params: { basketId } });
    expect(after.totals).toMatchObject({ total: cart.totals.total, remainingToPay: cart.totals.total - 2500 });
    const remove = (id: string) =>
      shopper.call(removePaymentInstrument, { params: { basketId }, body: { payment_instrument_id: id } });
    const stranger = await shop.guest();
    const body = { payment_instrument_id: added.instrument.payment_instrument_id };
    expect((await stranger.call(removePaymentInstrument, { params: { basketId }, body })).error?.errorId).toBe(
      'BSK404',
    );
    expect((await remove(body.payment_instrument_id)).status).toBe(200);
    expect((await remove(body.payment_instrument_id)).error?.errorId).toBe('PYT404');
    expect((await shopper.ok(getCart, { params: { basketId } })).payment_instruments).toEqual([]);
  });

  test('asks guests to sign in for rewards, and gives them no credits [CHK-12] [CHK-13]', async () => {
    const { shopper, basketId } = await ready();
    for (const payment_method_id of [
      'LOYALTY_POINTS',
      'REWARD_CODE',
      'ATHLETES_PAYMENT',
      'INFLUENCER_CREDIT',
    ] as const) {
      const added = await shopper.call(addPaymentInstrument, { params: { basketId }, body: { payment_method_id } });
      expect(added.error?.errorId).toBe('REW401');
    }
  });

  test('lists the payment methods of the cart', async () => {
    const { shopper, basketId } = await ready();
    const { paymentMethods, cardProvider } = await shopper.ok(getPaymentMethods, { params: { basketId } });
    const ids = paymentMethods.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['CREDIT_CARD', 'PAYPAL', 'DW_APPLE_PAY', 'GIFT_CARD']));
    expect(ids).not.toContain('LOYALTY_POINTS');
    expect(cardProvider.formUrl).toContain('/card/v1/form');
  });

  test('splits an order between gift card and card, and refunds the gift card after a decline [CHK-22]', async () => {
    const { shopper, cart, basketId } = await ready();
    const before = await balanceOf(usd('second'));
    await shopper.ok(addPaymentInstrument, { params: { basketId }, body: giftCard(usd('second')) });
    expect((await placeBy(shopper, cart, { code: 'GIFT_CARD' })).error?.errorId).toBe('PYT400');
    expect((await shop.place(shopper, cart, cards.decline)).error?.errorId).toBe('PAY400');
    expect(await balanceOf(usd('second'))).toBe(before);
    const { body: order } = await shop.place(shopper, cart, cards.approve);
    expect(order?.paymentMethod.map(({ code, amount }) => [code, amount])).toEqual([
      ['GIFT_CARD', before],
      ['CREDIT_CARD', cart.totals.total - before],
    ]);
    expect(await balanceOf(usd('second'))).toBe(0);
  });

  test('never charges a card more than the shopper saw, and reports what a gift card lost elsewhere first [CHK-22]', async () => {
    const { cardId, body } = await issueGiftCard(shop, 2000);
    const { shopper, cart, basketId } = await ready();
    await shopper.ok(addPaymentInstrument, { params: { basketId }, body });
    const { totals } = await shopper.ok(getCart, { params: { basketId } });
    const token = await tokenise(cards.approve);
    const place = (expectedRemainingToPay: number) =>
      shopper.call(placeOrder, {
        body: {
          cartId: basketId,
          expectedTotal: totals.total,
          expectedRemainingToPay,
          paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } },
        },
      });
    await transact(shop.db, (transaction) =>
      post(transaction, { accountId: cardId, key: 'elsewhere', amount: -1500, reference: 'elsewhere' }),
    );
    expect((await place(totals.remainingToPay)).error?.errorId).toBe('PYT400');
    const now = (await shopper.ok(getCart, { params: { basketId } })).totals.remainingToPay;
    expect(now).toBe(totals.remainingToPay + 1500);
    expect((await place(now)).body?.paymentMethod.map(({ amount }) => amount)).toEqual([500, now]);
    expect(cart.totals.total).toBe(now + 500);
  });

  test('spends a gift card in one of two carts', async () => {
    const [a, b] = [await ready(), await ready()];
    const number = usd('normal');
    for (const { shopper, basketId } of [a, b])
      await shopper.ok(addPaymentInstrument, { params: { basketId }, body: giftCard(number) });
    const outcomes = await Promise.all([a, b].map(({ shopper, cart }) => shop.place(shopper, cart, cards.approve)));
    const paid = outcomes
      .flatMap(({ body }) => body?.paymentMethod ?? [])
      .filter(({ code }) => code === 'GIFT_CARD')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBeLessThanOrEqual(10_000);
    expect(await balanceOf(number)).toBe(10_000 - paid);
    for (const { status, error } of outcomes) if (status !== 200) expect(error?.errorId).toBe('PYT400');
  });

  test('leaves a pending order for a challenge, and rolls it back after a wrong answer [CHK-10]', async () => {
    const { shopper, cart, basketId } = await ready();
    const units = await shop.unitsOf(item.upc);
    const { body: pending } = await shop.place(shopper, cart, cards.challenge);
    expect(pending).toMatchObject({ status: 'pending', flash: [{ code: 'PaymentNotAuthorized' }] });
    expect(await shop.unitsOf(item.upc)).toBe(units - 1);
    const answer = (who: Shopper, orderNumber: string, sessionID: string = basketId) =>
      who.call(patchOrder, {
        params: { orderNumber },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'nonsense', sessionID } } },
      });
    const stranger = await shop.guest();
    expect((await answer(stranger, pending!.orderNumber)).error?.errorId).toBe('ORD409');
    expect((await answer(shopper, 'TF-2222-2222')).error?.errorId).toBe('ORD409');
    const anotherCart = (await ready()).basketId;
    expect((await answer(shopper, pending!.orderNumber, anotherCart)).error?.errorId).toBe('ORD409');
    expect((await answer(shopper, pending!.orderNumber)).error?.errorId).toBe('PYT402');
    expect((await answer(shopper, pending!.orderNumber)).error?.errorId).toBe('PYT402');
    expect(await shop.unitsOf(item.upc)).toBe(units);
    expect((await shopper.ok(getCart, { params: { basketId } })).items).toHaveLength(1);
  });

  const challenged = async (card: string, outcome: 'confirmed' | 'failed') => {
    const { shopper, cart } = await ready();
    const { body: pending } = await shop.place(shopper, cart, card);
    const threeDS2Result = await challengeResult(pending!, outcome);
    const patch = () =>
      shopper.call(patchOrder, {
        params: { orderNumber: pending!.orderNumber },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } },
      });
    return { shopper, cart, pending: pending!, patch };
  };

  test('completes the order once after a confirmed challenge, for any caller [CHK-10]', async () => {
    const { shopper, cart, pending, patch } = await challenged(cards.challenge, 'confirmed');
    const outcomes = await Promise.all([patch(), patch(), patch()]);
    expect(outcomes.map(({ body }) => [body?.orderNumber, body?.status])).toEqual(
      Array.from({ length: 3 }, () => [pending.orderNumber, 'placed']),
    );
    expect((await shop.place(shopper, cart, cards.approve)).body?.orderNumber).toBe(pending.orderNumber);
    const placement = await shop.db
      .selectFrom('placement')
      .select('placement_id')
      .where('cart_id', '=', cart.basketId)
      .executeTakeFirstOrThrow();
    expect((await providerRecord(`${placement.placement_id}:0:authorise`))?.captured).toBe(cart.totals.total);
  });

  test.each([
    ['is not confirmed', cards.challenge, 'failed', 'PYT402'],
    ['is followed by a decline', cards.challengeDecline, 'confirmed', 'PAY400'],
    ['finds the card expired', cards.challengeExpired, 'confirmed', 'FE309'],
  ] as const)(
    'a challenge that %s gives the cart back, and another card may follow [CHK-10]',
    async (_, card, outcome, errorId) => {
      const { shopper, cart, patch } = await challenged(card, outcome);
      expect((await patch()).error?.errorId).toBe(errorId);
      expect((await shopper.ok(getCart, { params: { basketId: cart.basketId } })).totals).toEqual(cart.totals);
      expect((await shop.place(shopper, cart, cards.approve)).status).toBe(200);
    },
  );

  test('rolls back an order whose challenge expires', async () => {
    const { shopper, cart } = await challenged(cards.challenge, 'confirmed');
    await sql`update placement set leased_until = now() - interval '1 second' where cart_id = ${cart.basketId}`.execute(
      shop.db,
    );
    shop.service.worker.nudge();
    const state = async () =>
      (await shop.db.selectFrom('placement').select('state').where('cart_id', '=', cart.basketId).executeTakeFirst())
        ?.state;
    await expect.poll(state).toBe('failed');
    expect((await shopper.ok(getCart, { params: { basketId: cart.basketId } })).items).toHaveLength(1);
  });

  test('lets only associates sell in a store, and requires a wallet token', async () => {
    const { shopper, cart } = await ready();
    const token = await tokenise(cards.approve);
    const body = {
      cartId: cart.basketId,
      expectedTotal: cart.totals.total,
      paymentMethod: { code: 'CREDIT_CARD' as const, additionalData: { token } },
      inStoreSalesInfo: { storeId: 'US01', storeEmployeeId: 'E1' },
    };
    expect((await shopper.call(placeOrder, { body })).error?.errorId).toBe('STR404');
    for (const code of ['PAYPAL', 'KLARNA', 'DW_APPLE_PAY'])
      expect((await placeBy(shopper, cart, { code })).error?.errorId).toBe('PYT404');
  });

  test('stores a device fingerprint for the subject’s own cart only, and sends it to the card provider [CHK-23]', async () => {
    const [goods] = await shop.sellable(1);
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [goods!]);
    const body = { cartId: cart.basketId, deviceFingerprint: 'canvas:abc' };
    expect((await shopper.call(deviceFingerprint, { body })).body).toEqual({ success: true });
    expect((await (await shop.guest()).call(deviceFingerprint, { body })).error?.errorId).toBe('BSK404');
    expect((await shop.place(shopper, cart, cards.approve)).status).toBe(200);
    const placement = await shop.db
      .selectFrom('placement')
      .select('placement_id')
      .where('cart_id', '=', cart.basketId)
      .executeTakeFirstOrThrow();
    const record = await providerRecord(`${placement.placement_id}:0:authorise`);
    expect(record).toMatchObject({ status: 'approved', deviceFingerprint: 'canvas:abc' });
  });
});
