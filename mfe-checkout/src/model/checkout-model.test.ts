import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { getPaymentSession } from 'shared-contracts/calls/payment';
import { ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, orderPlaced } from 'shared-contracts/events/cart';
import { storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutServices } from '../testing/checkout-services.ts';
import { checkoutModel } from './checkout-model.ts';
import { type CheckoutModel, initialCheckout } from './checkout-state.ts';
import { beginAttempt, pendingAttempt } from './place-attempt.ts';
import { allowedStep } from './steps.ts';

const card = { code: 'CREDIT_CARD', additionalData: { token: 'tok_1' }, label: 'Visa 1111' } as const;
const { code, additionalData } = card;
const payment = { code, additionalData };
const cartId = exampleCart.basketId;
const stored = summaryOf(exampleCart);

let services: ReturnType<typeof checkoutServices>;
let page: ReturnType<typeof fakePlatform>;
let model: CheckoutModel;
const state = () => page.store.get(model.atom);
const fail = (id: string) => () => {
  throw new ProductError(id, `Words for ${id}`);
};
const placed = () => services.calls('checkout.placeOrder');
const keys = () => placed().map(({ options }) => options.idempotencyKey);
async function ready() {
  await model.load();
  model.keepPayment(card);
}
/** Simulates a reload of the tab: storage stays, memory is cleared. */
function reload() {
  page = fakePlatform({ answer: services.answer });
  model = checkoutModel(page);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storedCart.write(stored);
  services = checkoutServices();
  reload();
});

describe('loading checkout', () => {
  test("loads the cart, the country's address rules, and the payment methods", async () => {
    await model.load();
    expect(state()).toMatchObject({ status: 'success', cart: exampleCart, error: undefined });
    expect(state().rules.length).toBeGreaterThan(0);
    expect(state().payment?.paymentMethods[0]?.id).toBe('CREDIT_CARD');
    expect(services.calls('utilities.addressRules')[0]?.input.params).toEqual({ countryCode: 'US' });
  });

  test('does not ask for payment methods without a cart', async () => {
    storedCart.write(undefined);
    await model.load();
    expect(state()).toMatchObject({ status: 'success', cart: undefined, payment: undefined });
    expect(services.calls('cart.paymentMethods')).toEqual([]);
  });

  test('does not ask for payment methods with an empty cart', async () => {
    services.next('cart.read', () => ({ ...exampleCart, totalItems: 0, items: [] }));
    await model.load();
    expect(state()).toMatchObject({ status: 'success', payment: undefined });
    expect(services.calls('cart.paymentMethods')).toEqual([]);
  });

  test('shows an empty checkout when the cart no longer exists', async () => {
    services.next('cart.read', fail('BSK404'));
    await model.load();
    expect(state()).toMatchObject({ status: 'success', cart: undefined });
    expect(storedCart.read()).toBeUndefined();
  });

  test('shows an error, keeps the cart, and can be retried when loading fails', async () => {
    services.next('cart.read', fail('NET503'));
    await model.load();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    expect(storedCart.read()).toEqual(stored);
    await model.load();
    expect(state()).toMatchObject({ status: 'success', error: undefined });
  });

  test('is shared by the whole page', () => {
    expect(checkoutModel(page)).toBe(model);
  });
});

describe('saving an address [CHK-03]', () => {
  const address = exampleOrder.shipments[0]?.address;
  if (!address) throw new Error('the example has an address');

  test("returns the carrier's correction, if any", async () => {
    await model.load();
    const better = { ...address, addressLine1: '12 ALDER ST' };
    services.next('cart.validateShippingAddress', () => ({ isValid: true, suggestion: better }));
    await expect(model.suggestion(address)).resolves.toEqual(better);
    await expect(model.suggestion(address)).resolves.toBeUndefined();
  });

  test('sends it for the cart, and reads the cart again', async () => {
    await model.load();
    await model.submitDelivery(address);
    await model.submitBillingAddress(address);
    expect(services.calls('cart.setShippingAddress')[0]?.input).toEqual({
      params: { basketId: cartId },
      body: { addresses: [address] },
    });
    expect(services.calls('cart.setBillingAddress')[0]?.input.body).toEqual({ address });
    expect(services.calls('cart.read')).toHaveLength(3);
  });

  test('is not possible without a cart', async () => {
    storedCart.write(undefined);
    await expect(model.submitDelivery(address)).rejects.toMatchObject({ id: 'BSK404' });
  });
});

describe('placing an order [CHK-19]', () => {
  test('sends cart, total, and card, and publishes that the cart became an order', async () => {
    const heard = vi.fn();
    page.bus.subscribe(orderPlaced, ({ payload }) => heard(payload));
    page.bus.subscribe(cartChanged, ({ payload }) => heard(payload.totalItems));
    await ready();
    heard.mockClear();
    await expect(model.place()).resolves.toEqual(exampleOrder);
    expect(placed()[0]?.input.body).toEqual({
      cartId,
      expectedTotal: exampleCart.totals.total,
      expectedRemainingToPay: exampleCart.totals.remainingToPay,
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { token: 'tok_1' } },
      recaptcha_response: 'person',
    });
    const { orderNumber, currency, totals } = exampleOrder;
    expect(heard.mock.calls).toEqual([[0], [{ orderNumber, basketId: cartId, total: totals.total, currency }]]);
    expect(storedCart.read()).toBeUndefined();
    expect(state()).toMatchObject({ placing: false, ready: undefined, cart: undefined });
  });

  test('steps back to delivery for the next order [CHK-20]', async () => {
    await ready();
    await model.place();
    expect(state()).toEqual(initialCheckout);
    const { cart, ready: payment } = state();
    const nothing = {
      addressComplete: cart !== undefined,
      billingComplete: false,
      paymentReady: payment !== undefined,
    };
    expect(allowedStep('summary', nothing)).toBe('shipping');
  });

  test('sends no second request for a second click', async () => {
    await ready();
    const answer = Promise.withResolvers<typeof exampleOrder>();
    services.next('checkout.placeOrder', () => answer.promise);
    const first = model.place();
    expect(state().placing).toBe(true);
    await expect(model.place()).rejects.toBeInstanceOf(ProductError);
    answer.resolve(exampleOrder);
    await first;
    expect(placed()).toHaveLength(1);
  });

  test.each(['NET408', 'NET503'])('retries once with the same key when the answer is lost (%s)', async (id) => {
    await ready();
    services.next('checkout.placeOrder', fail(id));
    await expect(model.place()).resolves.toEqual(exampleOrder);
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(placed()).toHaveLength(2);
  });

  test('stays open when the answer remains lost: the next click is the same attempt', async () => {
    await ready();
    services.next('checkout.placeOrder', fail('NET503'), fail('NET503'));
    await expect(model.place()).rejects.toMatchObject({ id: 'NET503' });
    expect(pendingAttempt()).toMatchObject({ cartId, payment });
    expect(state()).toMatchObject({ placing: false, ready: card });
    await model.place();
    expect(new Set(keys()).size).toBe(1);
    expect(placed()).toHaveLength(3);
  });

  test.each([
    ['a fault of the services', new ProductError('GEN500', '')],
    ['a refused token', new ProductError('AUT432', '')],
    ['a fault of the page', new TypeError('terminated')],
  ])('keeps the attempt open after %s, which may have succeeded', async (_, error) => {
    await ready();
    services.next('checkout.placeOrder', () => {
      throw error;
    });
    await expect(model.place()).rejects.toBe(error);
    await model.place();
    expect(new Set(keys()).size).toBe(1);
  });

  test.each(['PAY400', 'PYT402', 'PYT404', 'FE309'])(
    'with a card that is refused (%s) forgets card and try',
    async (id) => {
      await ready();
      services.next('checkout.placeOrder', fail(id));
      await expect(model.place()).rejects.toMatchObject({ id });
      expect(state()).toMatchObject({ ready: undefined, placing: false, cart: exampleCart });
      expect(pendingAttempt()).toBeUndefined();
      expect(storedCart.read()).toEqual(stored);
      model.keepPayment({ ...card, additionalData: { token: 'tok_2' } });
      await model.place();
      expect(new Set(keys()).size).toBe(2);
    },
  );

  test.each(['TAX310', 'INV406', 'SHP404'])(
    'that is refused for another reason (%s) keeps the card for the next try',
    async (id) => {
      await ready();
      services.next('checkout.placeOrder', fail(id));
      await expect(model.place()).rejects.toMatchObject({ id });
      expect(state().ready).toEqual(card);
      expect(pendingAttempt()).toBeUndefined();
    },
  );

  test('requires a card and a cart', async () => {
    await model.load();
    await expect(model.place()).rejects.toMatchObject({ id: 'PYT404' });
    model.keepPayment(card);
    services.next('cart.read', fail('BSK404'));
    await model.refresh();
    await expect(model.place()).rejects.toMatchObject({ id: 'BSK404' });
    expect(placed()).toEqual([]);
  });
});

describe('stored value [CHK-11] [CHK-22]', () => {
  const giftCard = {
    payment_method_id: 'GIFT_CARD',
    payment_instrument_id: 'b8d1d6a1-5b6e-4b53-9d2f-6a0a3a6e6f11',
    amount: exampleCart.totals.total,
    c_gcCardNumber: '•••• 4242',
  } as const;
  const covered = {
    ...exampleCart,
    payment_instruments: [giftCard],
    totals: { ...exampleCart.totals, remainingToPay: 0 },
  };

  test('is sent, and cart and payment methods are read again', async () => {
    await model.load();
    services.next('cart.read', () => covered);
    await model.addInstrument({ payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006', c_gcPin: '1234' });
    expect(services.calls('cart.addPaymentInstrument')[0]?.input).toEqual({
      params: { basketId: cartId },
      body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006', c_gcPin: '1234' },
    });
    expect(state().cart).toEqual(covered);
    expect(services.calls('cart.paymentMethods')).toHaveLength(2);
  });

  test('places the order without a card when it covers the total', async () => {
    services.next('cart.read', () => covered);
    await model.load();
    await model.place();
    expect(placed()[0]?.input.body).toMatchObject({ paymentMethod: { code: 'GIFT_CARD', additionalData: {} } });
  });

  test('invalidates a wallet approval when it changes the remaining amount, and keeps a card', async () => {
    await ready();
    await model.removeInstrument(giftCard.payment_instrument_id);
    expect(state().ready).toEqual(card);
    model.keepPayment({ code: 'PAYPAL', additionalData: { orderId: '5O1' }, label: 'PayPal', amount: 1 });
    await model.removeInstrument(giftCard.payment_instrument_id);
    expect(state().ready).toBeUndefined();
  });
});

describe("a payment that needs the bank's confirmation [CHK-10]", () => {
  const pending = {
    ...exampleOrder,
    status: 'pending',
    flash: [{ code: 'PaymentNotAuthorized', message: '', details: { action: 'https://bank.example/ask' } }],
  } as const;
  const dialog = () => page.dialogs.opened()[0];

  test('is confirmed in a dialog, whose result completes the order', async () => {
    await ready();
    services.next('checkout.placeOrder', () => pending);
    services.next('checkout.patchOrder', () => exampleOrder);
    const order = model.place();
    await eventually(() => expect(dialog()?.props).toEqual({ action: 'https://bank.example/ask' }));
    dialog()?.resolve('confirmed.1234');
    await expect(order).resolves.toEqual(exampleOrder);
    expect(services.calls('checkout.patchOrder')[0]?.input).toEqual({
      params: { orderNumber: exampleOrder.orderNumber },
      body: {
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: { sessionID: cartId, threeDS2Result: 'confirmed.1234' },
        },
      },
    });
  });

  test('names the saved card and its brand with the result', async () => {
    await ready();
    model.keepPayment({
      code: 'CREDIT_CARD',
      id: 'saved-card-1',
      additionalData: { cardType: 'visa' },
      label: 'Visa ending in 1111',
    });
    services.next('checkout.placeOrder', () => pending);
    services.next('checkout.patchOrder', () => exampleOrder);
    const order = model.place();
    await eventually(() => expect(dialog()).toBeDefined());
    dialog()?.resolve('confirmed.1234');
    await order;
    expect(services.calls('checkout.patchOrder')[0]?.input).toMatchObject({
      body: {
        paymentMethod: {
          additionalData: { cardType: 'visa', paymentInstrumentId: 'saved-card-1', sessionID: cartId },
        },
      },
    });
  });

  test.each(['a refusal of the bank', 'closing the dialog'])(
    'ends with %s: the cart and another try are there',
    async (how) => {
      await ready();
      services.next('checkout.placeOrder', () => pending);
      services.next('checkout.patchOrder', fail('PYT402'));
      const order = model.place();
      await eventually(() => expect(dialog()).toBeDefined());
      if (how === 'closing the dialog') dialog()?.dismiss();
      else dialog()?.resolve('failed.1234');
      await expect(order).rejects.toMatchObject({ id: 'PYT402' });
      expect(state()).toMatchObject({ ready: undefined, placing: false });
      expect(pendingAttempt()).toBeUndefined();
      expect(storedCart.read()).toEqual(stored);
    },
  );
});

describe('a wallet session [CHK-18]', () => {
  test('is requested once more after 3000 ms when it fails', async () => {
    await model.load();
    vi.useFakeTimers();
    services.next('cart.paymentSession', fail('PAY400'), () => ({ ...getPaymentSession.example }));
    const begun = model.beginWallet('PAYPAL');
    await vi.advanceTimersByTimeAsync(2999);
    expect(services.calls('cart.paymentSession')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(begun).resolves.toMatchObject({ provider: 'paypal' });
    vi.useRealTimers();
  });
});

describe('a reload during placement [CHK-19]', () => {
  test('asks for the result with the same key, and finds the order', async () => {
    await ready();
    services.next('checkout.placeOrder', () => new Promise(() => undefined));
    void model.place();
    reload();
    await expect(model.resume()).resolves.toEqual(exampleOrder);
    expect(placed()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('finds the order again on the way to the confirmation', async () => {
    await ready();
    await model.place();
    reload();
    await expect(model.resume()).resolves.toEqual(exampleOrder);
    expect(new Set(keys()).size).toBe(1);
  });

  test('asks for no order of a cart before the one that the shopper has now', async () => {
    await ready();
    await model.place();
    reload();
    storedCart.write({ basketId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e09', totalItems: 1 });
    await expect(model.resume()).resolves.toBeUndefined();
    expect(placed()).toHaveLength(1);
    expect(pendingAttempt()).toBeUndefined();
  });

  test('asks nothing when no attempt was open', async () => {
    await expect(model.resume()).resolves.toBeUndefined();
    expect(placed()).toEqual([]);
  });

  test('asks once, even when called twice', async () => {
    beginAttempt({ cartId, expectedTotal: 34900, payment });
    const both = await Promise.all([model.resume(), model.resume()]);
    expect(both.filter(Boolean)).toEqual([exampleOrder]);
    expect(placed()).toHaveLength(1);
  });

  test('shows that it is asking', async () => {
    beginAttempt({ cartId, expectedTotal: 34900, payment });
    const resumed = model.resume();
    expect(state().placing).toBe(true);
    await resumed;
    expect(state().placing).toBe(false);
  });

  test('lets the shopper continue when the card was refused', async () => {
    beginAttempt({ cartId, expectedTotal: 34900, payment });
    services.next('checkout.placeOrder', fail('PAY400'));
    await expect(model.resume()).rejects.toMatchObject({ id: 'PAY400' });
    await expect(model.resume()).resolves.toBeUndefined();
  });
});
