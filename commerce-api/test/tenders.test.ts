import { sql } from 'kysely';
import { cartWithItem, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Cart, PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import { trackOrder } from 'shared-contracts/calls/checkout';
import { addInstrument, deleteInstrument, getInstruments } from 'shared-contracts/calls/consumer-wallet';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import { addPaymentInstrument, getPaymentMethods, giftCardBalance } from 'shared-contracts/calls/payment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '../src/ledger/accounts.ts';
import { engines } from './databases.ts';
import { demoCardNumber, demoPin, rewardCardNumber, rewardCodeOf } from './demo-brand.ts';
import { issueGiftCard } from './gift-cards.ts';
import { newConsumer, signInAs } from './people.ts';
import { refundsOf } from './refunds-of.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { payBy, placeBy } from './wallet-people.ts';

describe.each(engines)('tenders of every kind on %s', (engine) => {
  let shop: Shop;
  let item: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [item] = (await shop.sellable(1, 20)) as [Sellable];
    await shop.setUnits(item.upc, 1000);
  });
  afterAll(() => shop.close());

  const add = (who: Shopper, { basketId }: Pick<Cart, 'basketId'>, body: object) =>
    who.call(addPaymentInstrument, { params: { basketId }, body: body as never });
  const errorOf = async (who: Shopper, cart: Cart, body: object) => (await add(who, cart, body)).error?.errorId;

  const issue = async (worth: number) => (await issueGiftCard(shop, worth)).body;
  const balances = async (kinds: readonly string[]) =>
    (
      await shop.db
        .selectFrom('ledger_account')
        .select(['account_id', 'balance'])
        .where('kind', 'in', kinds as never)
        .orderBy('account_id')
        .execute()
    ).map(({ balance }) => balance);

  test.each([
    ['GIFT_CARD', 'mara', { c_gcCardNumber: demoCardNumber('USD', 'normal'), c_gcPin: demoPin }],
    ['LOYALTY_POINTS', 'lena', {}],
    ['ATHLETES_PAYMENT', 'ada', {}],
    ['INFLUENCER_CREDIT', 'iris', {}],
    ['REWARD_CODE', 'mara', { c_rewardCode: rewardCodeOf('USD').toLowerCase() }],
    ['REWARD_CARD', 'mara', { c_gcCardNumber: rewardCardNumber('USD'), c_gcPin: demoPin }],
  ] as const)(
    '%s of a demo person pays its part of an order, a saved or new card the rest, and gets its part back [CHK-11] [CHK-12] [CHK-13] [CHK-14]',
    async (method, name, more) => {
      const who = await signInAs(shop, `${name}@demo.example`);
      const cart = await shop.readyCart(who, [item]);
      const kinds = ['GIFT_CARD', 'POINTS', 'ATHLETE_CREDIT', 'INFLUENCER_CREDIT', 'REWARD_CODE', 'REWARD_CARD'];
      const before = await balances(kinds);
      const { paymentMethods } = await who.ok(getPaymentMethods, { params: { basketId: cart.basketId } });
      expect(paymentMethods.map(({ id }) => id)).toContain(method);
      const added = await add(who, cart, { payment_method_id: method, ...more });
      const part = added.body!.instrument.amount;
      expect(part).toBeGreaterThan(0);
      expect(await errorOf(who, cart, { payment_method_id: method, ...more })).toBe('GFC755');
      const { totals } = await who.ok(getCart, { params: { basketId: cart.basketId } });
      expect(totals.remainingToPay).toBe(cart.totals.total - part);
      const card = await payBy(who, 'DW_APPLE_PAY', cart.basketId);
      const { body: order } = await placeBy(who, cart, totals.remainingToPay > 0 ? card : { code: method });
      expect(order?.paymentMethod[0]).toMatchObject({ code: method, amount: part });
      expect(await balances(kinds)).not.toEqual(before);
      await who.ok(cancelOrder, { body: { orderNumber: order!.orderNumber } });
      const refund = async () => (await refundsOf(who, order!.orderNumber)).find(({ code }) => code === method);
      await expect.poll(refund).toMatchObject({ amount: part, status: 'done' });
      if (method !== 'LOYALTY_POINTS') expect(await balances(kinds)).toEqual(before);
    },
  );

  test('tells what stays on a gift card, and nothing of the kind of other ways to pay [CHK-11]', async () => {
    const who = await newConsumer(shop);
    const cart = await shop.readyCart(who, [item]);
    const instruments = async () =>
      (await who.ok(getCart, { params: { basketId: cart.basketId } })).payment_instruments;
    await add(who, cart, await issue(1000));
    await add(who, cart, await issue(cart.totals.total));
    expect(await instruments()).toMatchObject([
      { amount: 1000, c_gcBalanceAfter: 0 },
      { amount: cart.totals.total - 1000, c_gcBalanceAfter: 1000 },
    ]);
    const theirs = await signInAs(shop, 'lena@demo.example');
    const { basketId } = await shop.readyCart(theirs, [item]);
    await add(theirs, { basketId }, { payment_method_id: 'LOYALTY_POINTS' });
    const { payment_instruments } = await theirs.ok(getCart, { params: { basketId } });
    expect(payment_instruments.map((one) => 'c_gcBalanceAfter' in one)).toEqual([false]);
  });

  test('pays with a saved card by id, with the same challenges, declines and expiry as a new card [CHK-09]', async () => {
    const who = await signInAs(shop, 'mara@demo.example');
    const { paymentInstruments } = await who.ok(getInstruments, { query: { type: 'CREDIT_CARD' } });
    const rows = await shop.db
      .selectFrom('saved_card')
      .select(['payment_instrument_id', 'provider_reference'])
      .where('subject_id', '=', who.id)
      .execute();
    expect(paymentInstruments).toHaveLength(rows.length);
    const idOf = (reference: string) =>
      rows.find(({ provider_reference }) => provider_reference === reference)!.payment_instrument_id;
    const pay = async (id: string) =>
      placeBy(who, await shop.readyCart(who, [item]), { code: 'CREDIT_CARD', id } as never);
    expect((await pay(idOf('card_demo_approve'))).body?.paymentMethod).toMatchObject([
      { code: 'CREDIT_CARD', additionalData: { brand: 'visa', lastFour: '1111' } },
    ]);
    expect((await pay(idOf('card_demo_decline'))).error?.errorId).toBe('PAY400');
    const stranger = await newConsumer(shop);
    const theirs = await shop.readyCart(stranger, [item]);
    const stolen = { code: 'CREDIT_CARD', id: idOf('card_demo_approve') };
    expect((await placeBy(stranger, theirs, stolen)).error?.errorId).toBe('PYT404');
    await sql`update saved_card set expiry = '01/24' where payment_instrument_id = ${idOf('card_demo_approve')}`.execute(
      shop.db,
    );
    expect((await pay(idOf('card_demo_approve'))).error?.errorId).toBe('FE309');
    await sql`update saved_card set expiry = '12/35' where payment_instrument_id = ${idOf('card_demo_approve')}`.execute(
      shop.db,
    );
    expect((await pay(idOf('card_demo_challenge'))).body).toMatchObject({ status: 'pending' });
  });

  test('saves a gift card to an account once, pays with it by id, and lets go of it [ACC-11]', async () => {
    const who = await newConsumer(shop);
    const other = await newConsumer(shop);
    const { cardId, body: card } = await issueGiftCard(shop, 2500);
    const asked = { type: 'GIFT_CARD' as const, number: card.c_gcCardNumber, pin: card.c_gcPin };
    const save = async (person: Shopper, change: object = {}) =>
      (await person.call(addInstrument, { body: { ...asked, ...change } })).error?.errorId;
    const saved = async (person: Shopper) =>
      (await person.ok(getInstruments, { query: { type: 'GIFT_CARD' } })).paymentInstruments;

    expect(await save(who, { pin: '000000' })).toBe('PYT404');
    expect(await save(who, { type: 'REWARD_CARD' })).toBe('PYT404');
    expect(await save(who)).toBeUndefined();
    expect(await save(who)).toBe('PYT300');
    expect(await save(other)).toBe('PYT404');
    expect(await saved(who)).toMatchObject([
      { paymentInstrumentId: cardId, lastFour: card.c_gcCardNumber.slice(-4), balance: 2500, currency: 'USD' },
    ]);
    expect(await saved(other)).toEqual([]);

    const byId = { payment_method_id: 'GIFT_CARD', payment_instrument_id: cardId };
    const theirs = await shop.readyCart(other, [item]);
    expect(await errorOf(other, theirs, byId)).toBe('PYT404');
    const cart = await shop.readyCart(who, [item]);
    expect((await add(who, cart, byId)).body?.instrument).toMatchObject({ amount: 2500 });
    expect(await errorOf(who, cart, byId)).toBe('GFC755');

    expect((await other.call(deleteInstrument, { params: { paymentInstrumentId: cardId } })).error?.errorId).toBe(
      'PYT404',
    );
    await who.ok(deleteInstrument, { params: { paymentInstrumentId: cardId } });
    expect(await saved(who)).toEqual([]);
    expect(await errorOf(who, await shop.readyCart(who, [item]), byId)).toBe('PYT404');
    // Number and PIN open it as before.
    expect(await save(other)).toBeUndefined();
  });

  test('refuses rewards until athletes payment and influencer credit are used up, in every call', async () => {
    for (const name of ['ada', 'iris']) {
      const who = await signInAs(shop, `${name}@demo.example`);
      const cart = await shop.readyCart(who, [item]);
      const { paymentMethods } = await who.ok(getPaymentMethods, { params: { basketId: cart.basketId } });
      const ids: readonly PaymentMethodId[] = paymentMethods.map(({ id }) => id);
      for (const reward of ['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS'] as const) expect(ids).not.toContain(reward);
      const code = { payment_method_id: 'REWARD_CODE', c_rewardCode: rewardCodeOf('USD') };
      expect(await errorOf(who, cart, code)).toBe('PYT404');
    }
  });

  test('requires a confirmed membership and points to pay with points', async () => {
    const points = { payment_method_id: 'LOYALTY_POINTS' };
    const who = await newConsumer(shop);
    const cart = await shop.readyCart(who, [item]);
    const become = (loyalty: string) =>
      sql`update account set loyalty = ${loyalty} where subject_id = ${who.id}`.execute(shop.db);
    await become('none');
    expect(await errorOf(who, cart, points)).toBe('REW130');
    await become('unconfirmed');
    await shop.db
      .transaction()
      .execute((transaction) =>
        openAccount(transaction, { id: crypto.randomUUID(), kind: 'POINTS', ownerId: who.id, unit: 'POINTS' }),
      );
    expect(await errorOf(who, cart, points)).toBe('REW135');
    const offered = async () =>
      (await who.ok(getPaymentMethods, { params: { basketId: cart.basketId } })).paymentMethods.map(({ id }) => id);
    expect(await offered()).not.toContain('LOYALTY_POINTS');
    await become('member');
    expect(await offered()).toContain('LOYALTY_POINTS');
    expect(await errorOf(who, cart, points)).toBe('REW140');
  });

  test('answers another person’s reward code like a missing one', async () => {
    const who = await newConsumer(shop);
    const cart = await shop.readyCart(who, [item]);
    const tried = async (c_rewardCode: string) =>
      (await add(who, cart, { payment_method_id: 'REWARD_CODE', c_rewardCode })).error;
    const theirs = await tried('OWN-MARA-15');
    expect(theirs?.errorId).toBe('PYT404');
    expect(await tried('OWN-NOBODY-15')).toEqual(theirs);
  });

  test('limits a cart to five gift cards, and refuses them for a paid cart or for gift cards alone', async () => {
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [item]);
    for (let place = 0; place < 5; place += 1) expect((await add(shopper, cart, await issue(100))).status).toBe(200);
    expect(await errorOf(shopper, cart, await issue(100))).toBe('GFC410');

    const rich = await shop.guest();
    const paid = await shop.readyCart(rich, [item]);
    expect((await add(rich, paid, await issue(paid.totals.total))).status).toBe(200);
    expect(await errorOf(rich, paid, await issue(100))).toBe('GFO405');

    const giver = await shop.guest();
    const { rows } = await sql<Sellable>`
      select v.product_id as "productId", v.upc from variant v join style s on s.style_id = v.style_id where s.product_type = 'digital' limit 1`.execute(
      shop.db,
    );
    const giftOption = { to: 'Ida', email: 'ida@example.org', message: '' };
    const { id: basketId } = await giver.ok(cartWithItem, {
      body: { items: [{ ...rows[0]!, customAmount: 5000, giftOption }] },
    });
    await giver.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    await giver.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    const gifts = await giver.ok(getCart, { params: { basketId } });
    expect(await errorOf(giver, gifts, await issue(100))).toBe('GFC725');
    const { paymentMethods } = await giver.ok(getPaymentMethods, { params: { basketId } });
    expect(paymentMethods.map(({ id }) => id)).not.toContain('GIFT_CARD');
  });

  test('reveals nothing about payment to callers without a cart of their own', async () => {
    const shopper = await shop.guest();
    const params = { basketId: crypto.randomUUID() };
    expect((await shopper.call(getPaymentMethods, { params })).error?.errorId).toBe('BSK404');
    expect((await add(shopper, params, { payment_method_id: 'PAYPAL' })).error?.errorId).toBe('BSK404');
  });

  test('reports an unreadable balance, which can be retried', async () => {
    const shopper = await shop.guest();
    const body = { c_gcCardNumber: demoCardNumber('USD', 'normal'), c_gcPin: demoPin };
    await sql`alter table value_card rename to value_card_away`.execute(shop.db);
    const failed = await shopper.call(giftCardBalance, { body });
    await sql`alter table value_card_away rename to value_card`.execute(shop.db);
    expect(failed).toMatchObject({ status: 502, error: { errorId: 'GFC799' } });
    expect((await shopper.call(giftCardBalance, { body })).status).toBe(200);
  });

  test('answers an invalid order number or email and an unknown order without further detail', async () => {
    const track = (orderNumber: string, email: string) => shop.anyone(trackOrder, { body: { orderNumber, email } });
    expect((await track('hello', 'mara@example.org')).error?.errorId).toBe('OHS4004');
    expect((await track('TF-2222-2222', 'mara@example.org')).error?.errorId).toBe('ORD409');
    expect((await track('hello', 'mara')).error?.errorId).toBe('ORD400');
    const shopper = await shop.guest();
    const { body: order } = await shop.place(shopper, await shop.readyCart(shopper, [item]), cards.approve);
    const lines = [{ itemId: order!.items[0]!.id, qty: 1, reason: 'too-small' as const }];
    const label = async (orderId: string, email?: string) =>
      (await shopper.call(returnLabel, { params: { orderId }, body: { lines, ...(email ? { email } : {}) } })).error
        ?.errorId;
    expect(await label('TF-2222-2222')).toBe('ORD409');
    expect(await label(order!.orderNumber, 'nonsense')).toBe('ORD400');
  });
});
