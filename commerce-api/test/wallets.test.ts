import { sql } from 'kysely';
import { getCart, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Order } from 'shared-contracts/calls/checkout';
import { cancelOrder } from 'shared-contracts/calls/orders';
import {
  addPaymentInstrument,
  getPaymentMethods,
  getPaymentSession,
  giftCardBalance,
} from 'shared-contracts/calls/payment';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { engines } from './databases.ts';
import { demoCardNumber, demoPin } from './demo-brand.ts';
import { agentLoginAs, inLocale } from './people.ts';
import { refundsOf } from './refunds-of.ts';
import { cards, openShop, type Sellable, type Shop, seattle } from './shop.ts';
import {
  approvePayPal,
  authorizeKlarna,
  beginPayment,
  klarnaBooks,
  payBy,
  paypalBooks,
  placeBy,
} from './wallet-people.ts';

const wallets = ['PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const;

describe.each(engines)('wallets and pay-later on %s', (engine) => {
  let shop: Shop;
  let item: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [item] = (await shop.sellable(1, 20)) as [Sellable];
    await shop.setUnits(item.upc, 1000);
  });
  afterAll(() => shop.close());

  const ready = () => shop.readyGuest([item]);
  const paymentOf = (orderNumber: string) =>
    shop.db
      .selectFrom('payment')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('account_id', 'is', null)
      .executeTakeFirstOrThrow();
  const placed = async (who: Awaited<ReturnType<typeof ready>>, wallet: (typeof wallets)[number]): Promise<Order> => {
    const { body, error } = await placeBy(who.shopper, who.cart, await payBy(who.shopper, wallet, who.basketId));
    if (!body) throw new Error(`not placed: ${JSON.stringify(error)}`);
    return body;
  };

  test.each(wallets)('pays an order with %s, captures and refunds it [CHK-20] [CHK-21]', async (wallet) => {
    const who = await ready();
    const order = await placed(who, wallet);
    expect(order.paymentMethod).toMatchObject([{ code: wallet, amount: who.cart.totals.total }]);
    const before = await paymentOf(order.orderNumber);
    expect(before).toMatchObject({ state: 'captured', method: wallet });
    await who.shopper.ok(cancelOrder, { body: { orderNumber: order.orderNumber } });
    await expect
      .poll(() => refundsOf(who.shopper, order.orderNumber))
      .toMatchObject([{ code: wallet, amount: who.cart.totals.total, status: 'done' }]);
    if (wallet === 'PAYPAL')
      expect(await paypalBooks(before.provider_reference)).toEqual({
        status: 'CAPTURED',
        captured: who.cart.totals.total,
        refunded: 'REFUNDED',
      });
    if (wallet === 'KLARNA')
      expect(await klarnaBooks(before.provider_reference)).toMatchObject({
        captured_amount: who.cart.totals.total,
        refunded_amount: who.cart.totals.total,
      });
  });

  test.each(wallets)(
    'leaves cart and stock unchanged when %s declines, and accepts a card afterwards',
    async (wallet) => {
      const { shopper, cart, basketId } = await ready();
      const units = await shop.unitsOf(item.upc);
      const declined = await placeBy(shopper, cart, await payBy(shopper, wallet, basketId, 'decline'));
      expect(declined.error?.errorId).toBe('PAY400');
      if (wallet === 'KLARNA')
        expect(declined.error?.message).toBe('Klarna cannot offer you this payment. Please choose another one.');
      expect(await shop.unitsOf(item.upc)).toBe(units);
      expect((await shop.place(shopper, cart, cards.approve)).status).toBe(200);
    },
  );

  test.each(wallets)('charges %s once, however often the order is retried', async (wallet) => {
    const { shopper, cart, basketId } = await ready();
    const method = await payBy(shopper, wallet, basketId);
    const key = crypto.randomUUID();
    const outcomes = await Promise.all(
      [key, key, crypto.randomUUID()].map((each) => placeBy(shopper, cart, method, each)),
    );
    expect(new Set(outcomes.map(({ body }) => body?.orderNumber)).size).toBe(1);
    const { provider_reference } = await paymentOf(outcomes[0]!.body!.orderNumber);
    if (wallet === 'PAYPAL') expect((await paypalBooks(provider_reference)).captured).toBe(cart.totals.total);
    if (wallet === 'KLARNA')
      expect(await klarnaBooks(provider_reference)).toMatchObject({ captured_amount: cart.totals.total });
  });

  test.each(wallets)('splits an order between gift card and %s and refunds each its part [CHK-22]', async (wallet) => {
    const number = demoCardNumber('USD', 'second');
    const { shopper, cart, basketId } = await ready();
    const balance = async () =>
      (await shopper.ok(giftCardBalance, { body: { c_gcCardNumber: number, c_gcPin: demoPin } })).balance;
    const before = await balance();
    await shopper.ok(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, c_gcPin: demoPin },
    });
    const { body: order } = await placeBy(shopper, cart, await payBy(shopper, wallet, basketId));
    expect(order?.paymentMethod.map(({ code, amount }) => [code, amount])).toEqual([
      ['GIFT_CARD', before],
      [wallet, cart.totals.total - before],
    ]);
    await shopper.ok(cancelOrder, { body: { orderNumber: order!.orderNumber } });
    expect(await balance()).toBe(before);
    expect((await paymentOf(order!.orderNumber)).refunded).toBe(cart.totals.total - before);
  });

  test('returns the script addresses, also without a cart', async () => {
    const { shopper, basketId } = await ready();
    const { wallets: reported } = await shopper.ok(getPaymentMethods, { params: { basketId } });
    const sandbox = inject('sandboxUrl');
    expect(reported).toMatchObject({
      paypal: {
        sdkBaseUrl: `${sandbox}/paypal/sdk/js`,
        clientId: 'paypal_sandbox',
        currency: 'USD',
        intent: 'authorize',
      },
      klarna: { scriptUrl: `${sandbox}/klarna/lib/v1/api.js` },
      applePay: { merchantIdentifier: 'merchant.shop.sandbox', version: 3, countryCode: 'US', currencyCode: 'USD' },
    });
    const visitor = await shop.guest();
    expect((await visitor.ok(getPaymentSession, { query: {} })).meta).toEqual(reported);
    expect((await visitor.call(getPaymentSession, { query: { paymentMethod: 'paypal' } })).error?.errorId).toBe(
      'BSK404',
    );
  });

  test('creates a session with the cart’s amount in the provider’s format', async () => {
    const { shopper, cart, basketId } = await ready();
    const amount = cart.totals.total;
    const begun = async (wallet: (typeof wallets)[number], more: object = {}) =>
      (await beginPayment(shopper, wallet, basketId, more)).body;
    expect(await begun('PAYPAL')).toMatchObject({
      success: true,
      provider: 'paypal',
      locale: 'en_US',
      meta: { orderId: expect.stringMatching(/^[0-9A-F]{17}$/), amount },
    });
    expect(await begun('KLARNA')).toMatchObject({
      provider: 'klarna',
      locale: 'en-US',
      meta: { clientToken: expect.any(String), paymentMethodCategories: [{ identifier: 'pay_later' }], amount },
    });
    const apple = await begun('DW_APPLE_PAY', { referer: 'https://shop.example/checkout' });
    expect(apple).toMatchObject({
      provider: 'applepay',
      meta: { merchantSession: { domainName: 'shop.example', displayName: 'Tarnfell' }, amount },
    });
    // By id alone, for the caller's most recent cart.
    expect((await shopper.ok(getPaymentSession, { query: { paymentMethodId: 'PAYPAL' } })).provider).toBe('paypal');
  });

  test('refuses sessions for another subject’s cart, order or address, or in another currency', async () => {
    const { shopper, basketId, cart } = await ready();
    const stranger = await ready();
    expect((await beginPayment(stranger.shopper, 'PAYPAL', basketId)).error?.errorId).toBe('BSK404');
    const { orderId } = (await beginPayment(shopper, 'PAYPAL', basketId)).body!.meta as { orderId: string };
    await approvePayPal(orderId);
    const stolen = { code: 'PAYPAL', additionalData: { orderId } };
    expect((await placeBy(stranger.shopper, stranger.cart, stolen)).error?.errorId).toBe('PYT404');
    expect((await placeBy(inLocale(shopper, 'en-gb'), cart, stolen)).error?.errorId).toBe('PYT404');
    expect((await beginPayment(stranger.shopper, 'PAYPAL', stranger.basketId, { orderId })).error?.errorId).toBe(
      'PYT404',
    );
    for (const validationUrl of [
      'https://evil.example/paymentservices/startSession',
      'https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession',
      'http://apple-pay-gateway.apple.com/paymentservices/startSession',
      'http://169.254.169.254/',
      'nonsense',
    ])
      expect(
        (await beginPayment(shopper, 'DW_APPLE_PAY', basketId, { referer: 'https://shop.example/', validationUrl }))
          .error?.errorId,
      ).toBe('PYT404');
    expect((await beginPayment(shopper, 'DW_APPLE_PAY', basketId)).error?.errorId).toBe('PYT404');
    expect(
      (await shopper.call(getPaymentSession, { query: { basketId, paymentMethodId: 'CREDIT_CARD' } })).error?.errorId,
    ).toBe('PYT404');
    expect(
      (await shopper.call(getPaymentSession, { query: { basketId, paymentMethodId: 'GIFT_CARD' } })).error?.errorId,
    ).toBe('PYT404');
  });

  test('updates the amount for the address chosen at PayPal express, and returns the buyer’s details', async () => {
    const shopper = await shop.guest();
    const basketId = await shop.cartWith(shopper, [item]);
    const session = async (more: object = {}) =>
      (await beginPayment(shopper, 'PAYPAL', basketId, { context: 'PAYPAL_EXPRESS', ...more })).body!.meta as {
        orderId: string;
        amount: number;
        approved?: boolean;
        buyer?: object;
      };
    const { orderId, amount } = await session();
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    expect(cart.totals.total).toBeGreaterThan(amount);
    expect(await session({ orderId })).toMatchObject({ orderId, amount: cart.totals.total });
    const shown = await fetch(`${inject('sandboxUrl')}/paypal/checkoutnow/${orderId}`);
    const window = (await shown.json()) as { amount: { value: string }; options: { id: string; selected: boolean }[] };
    expect(Math.round(Number(window.amount.value) * 100)).toBe(cart.totals.total);
    expect(window.options.map(({ id, selected }) => [id, selected])).toEqual([
      ['standard', true],
      ['express', false],
    ]);
    await approvePayPal(orderId, 'approve', { buyer: 'seattle', option: 'standard' });
    expect(await session({ orderId })).toMatchObject({
      approved: true,
      buyer: {
        firstName: 'Mara',
        lastName: 'Lindqvist',
        email: 'buyer@example.org',
        city: 'Seattle',
        stateCode: 'WA',
        country: 'US',
      },
    });
    const paid = await placeBy(shopper, cart, { code: 'PAYPAL', additionalData: { orderId } });
    expect(paid.status).toBe(200);
    expect((await paypalBooks(orderId)).captured).toBe(cart.totals.total);
  });

  test('cancels an order under review at Klarna, and accepts another method', async () => {
    const { shopper, basketId, cart } = await ready();
    const { body } = await beginPayment(shopper, 'KLARNA', basketId);
    const authorizationToken = await authorizeKlarna(String(body!.meta.clientToken), 'pending');
    const refused = await placeBy(shopper, cart, { code: 'KLARNA', additionalData: { authorizationToken } });
    expect(refused.error?.errorId).toBe('PAY400');
    expect(await klarnaBooks(authorizationToken)).toMatchObject({ status: 'CANCELLED', captured_amount: 0 });
    expect((await placeBy(shopper, cart, await payBy(shopper, 'KLARNA', basketId))).status).toBe(200);
  });

  test('charges no more than the buyer approved', async () => {
    const { shopper, basketId, cart } = await ready();
    const method = await payBy(shopper, 'PAYPAL', basketId);
    await sql`update cart_line set qty = 2 where cart_id = ${basketId}`.execute(shop.db);
    const now = await shopper.ok(getCart, { params: { basketId } });
    expect(now.totals.total).toBeGreaterThan(cart.totals.total);
    expect((await placeBy(shopper, now, method)).error?.errorId).toBe('PAY400');
  });

  test('rejects a used or missing approval', async () => {
    const who = await ready();
    const { orderId } = (await beginPayment(who.shopper, 'PAYPAL', who.basketId)).body!.meta as { orderId: string };
    const method = { code: 'PAYPAL', additionalData: { orderId } };
    expect((await placeBy(who.shopper, who.cart, method)).error?.errorId).toBe('PAY400');
    await approvePayPal(orderId);
    expect((await placeBy(who.shopper, who.cart, method)).status).toBe(200);
  });

  test('refuses PayPal and Klarna in store mode, in every call [CHK-24]', async () => {
    const associate = await agentLoginAs(shop, 'emil@demo.example', { storeId: 'US01', storeEmployeeId: 'E101' });
    const cart = await shop.readyCart(associate, [item]);
    const { basketId } = cart;
    const { paymentMethods, wallets: reported } = await associate.ok(getPaymentMethods, { params: { basketId } });
    expect(paymentMethods.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['PAYPAL']));
    expect(reported).not.toHaveProperty('paypal');
    for (const wallet of ['PAYPAL', 'KLARNA'] as const) {
      expect((await beginPayment(associate, wallet, basketId)).error?.errorId).toBe('PYT404');
      const body = { payment_method_id: wallet };
      expect((await associate.call(addPaymentInstrument, { params: { basketId }, body })).error?.errorId).toBe(
        'PYT404',
      );
      const additionalData = { orderId: 'X', authorizationToken: 'X' };
      expect((await placeBy(associate, cart, { code: wallet, additionalData })).error?.errorId).toBe('PYT404');
    }
  });
});

describe.each(engines)('unreachable wallets on %s', (engine) => {
  test.each(wallets)('creates no session with %s, and lets the page retry', async (wallet) => {
    const shop = await openShop(engine, { providerUrl: 'http://127.0.0.1:9' });
    const [item] = await shop.sellable(1, 20);
    const shopper = await shop.guest();
    const { basketId } = await shop.readyCart(shopper, [item!]);
    const begun = await beginPayment(shopper, wallet, basketId, { referer: 'https://shop.example/' });
    expect(begun).toMatchObject({ status: 402, error: { errorId: 'PAY400' } });
    await shop.close();
  });
});
