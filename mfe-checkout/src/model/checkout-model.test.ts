import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { getPaymentSession } from 'shared-contracts/calls/payment';
import { ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, orderPlaced } from 'shared-contracts/events/cart';
import { storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutServices } from '../testing/checkout-services.ts';
import { checkoutModel } from './checkout-model.ts';
import type { CheckoutModel } from './checkout-state.ts';
import { beginAttempt, pendingAttempt } from './place-attempt.ts';

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
/** The same tab after a reload: what is in storage stays, what was in memory is gone. */
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
  test('brings the cart, the address rules of the country and the ways to pay', async () => {
    await model.load();
    expect(state()).toMatchObject({ status: 'success', cart: exampleCart, error: undefined });
    expect(state().rules.length).toBeGreaterThan(0);
    expect(state().payment?.paymentMethods[0]?.id).toBe('CREDIT_CARD');
    expect(services.calls('utilities.addressRules')[0]?.input.params).toEqual({ countryCode: 'US' });
  });

  test('without a cart asks for no ways to pay', async () => {
    storedCart.write(undefined);
    await model.load();
    expect(state()).toMatchObject({ status: 'success', cart: undefined, payment: undefined });
    expect(services.calls('cart.paymentMethods')).toEqual([]);
  });

  test('with an empty cart asks for no ways to pay either', async () => {
    services.next('cart.read', () => ({ ...exampleCart, totalItems: 0, items: [] }));
    await model.load();
    expect(state()).toMatchObject({ status: 'success', payment: undefined });
    expect(services.calls('cart.paymentMethods')).toEqual([]);
  });

  test('with a cart that is gone is an empty checkout', async () => {
    services.next('cart.read', fail('BSK404'));
    await model.load();
    expect(state()).toMatchObject({ status: 'success', cart: undefined });
    expect(storedCart.read()).toBeUndefined();
  });

  test('that fails is an error and keeps the cart, and can be tried again', async () => {
    services.next('cart.read', fail('NET503'));
    await model.load();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    expect(storedCart.read()).toEqual(stored);
    await model.load();
    expect(state()).toMatchObject({ status: 'success', error: undefined });
  });

  test('is the same for everybody on the page', () => {
    expect(checkoutModel(page)).toBe(model);
  });
});

describe('an address [CHK-03]', () => {
  const address = exampleOrder.shipments[0]?.address;
  if (!address) throw new Error('the example has an address');

  test('that the carrier knows in a better spelling brings that spelling', async () => {
    await model.load();
    const better = { ...address, addressLine1: '12 ALDER ST' };
    services.next('cart.validateShippingAddress', () => ({ isValid: true, suggestion: better }));
    await expect(model.suggestion(address)).resolves.toEqual(better);
    await expect(model.suggestion(address)).resolves.toBeUndefined();
  });

  test('is sent for the cart, which is then read anew', async () => {
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

  test('cannot be sent without a cart', async () => {
    storedCart.write(undefined);
    await expect(model.submitDelivery(address)).rejects.toMatchObject({ id: 'BSK404' });
  });
});

describe('placing an order [CHK-19]', () => {
  test('sends cart, total and card, and tells everybody that the cart is an order now', async () => {
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
    expect(heard.mock.calls).toEqual([[0], [{ orderNumber: exampleOrder.orderNumber, basketId: cartId }]]);
    expect(storedCart.read()).toBeUndefined();
    expect(state()).toMatchObject({ placing: false, ready: undefined, cart: undefined });
  });

  test('by a second click makes no second request', async () => {
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

  test.each(['NET408', 'NET503'])('whose answer is lost (%s) is asked for once more with the same key', async (id) => {
    await ready();
    services.next('checkout.placeOrder', fail(id));
    await expect(model.place()).resolves.toEqual(exampleOrder);
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(placed()).toHaveLength(2);
  });

  test('whose answer stays lost is open: the next click is the same try', async () => {
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
  ])('that ends in %s may have gone through, so the next click is the same try', async (_, error) => {
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

  test('needs a card and a cart', async () => {
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

  test('that is added is sent, and cart and ways to pay are read anew', async () => {
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

  test('that pays all of it places the order without a card', async () => {
    services.next('cart.read', () => covered);
    await model.load();
    await model.place();
    expect(placed()[0]?.input.body).toMatchObject({ paymentMethod: { code: 'GIFT_CARD', additionalData: {} } });
  });

  test('that changes what is left makes a wallet’s approval void, and leaves a card as it is', async () => {
    await ready();
    await model.removeInstrument(giftCard.payment_instrument_id);
    expect(state().ready).toEqual(card);
    model.keepPayment({ code: 'PAYPAL', additionalData: { orderId: '5O1' }, label: 'PayPal', amount: 1 });
    await model.removeInstrument(giftCard.payment_instrument_id);
    expect(state().ready).toBeUndefined();
  });
});

describe('a payment that the bank wants to confirm [CHK-10]', () => {
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
    await vi.waitFor(() => expect(dialog()?.props).toEqual({ action: 'https://bank.example/ask' }));
    dialog()?.resolve('confirmed.1234');
    await expect(order).resolves.toEqual(exampleOrder);
    expect(services.calls('checkout.patchOrder')[0]?.input).toEqual({
      params: { orderNumber: exampleOrder.orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'confirmed.1234' } } },
    });
  });

  test.each(['a refusal of the bank', 'closing the dialog'])(
    'ends with %s: the cart and another try are there',
    async (how) => {
      await ready();
      services.next('checkout.placeOrder', () => pending);
      services.next('checkout.patchOrder', fail('PYT402'));
      const order = model.place();
      await vi.waitFor(() => expect(dialog()).toBeDefined());
      if (how === 'closing the dialog') dialog()?.dismiss();
      else dialog()?.resolve('failed.1234');
      await expect(order).rejects.toMatchObject({ id: 'PYT402' });
      expect(state()).toMatchObject({ ready: undefined, placing: false });
      expect(pendingAttempt()).toBeUndefined();
      expect(storedCart.read()).toEqual(stored);
    },
  );
});

describe('a wallet [CHK-18]', () => {
  test('whose session cannot be begun is asked once more after 3000 ms', async () => {
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

describe('a reload while the order is being placed [CHK-19]', () => {
  test('asks what came of it with the same key, and finds the order', async () => {
    await ready();
    services.next('checkout.placeOrder', () => new Promise(() => undefined));
    void model.place();
    reload();
    await expect(model.resume()).resolves.toEqual(exampleOrder);
    expect(placed()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('on the way to the confirmation finds the order again', async () => {
    await ready();
    await model.place();
    reload();
    await expect(model.resume()).resolves.toEqual(exampleOrder);
    expect(new Set(keys()).size).toBe(1);
  });

  test('asks nothing when nothing was under way', async () => {
    await expect(model.resume()).resolves.toBeUndefined();
    expect(placed()).toEqual([]);
  });

  test('asks once, even when it is asked twice', async () => {
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

  test('that finds the card refused lets the shopper go on', async () => {
    beginAttempt({ cartId, expectedTotal: 34900, payment });
    services.next('checkout.placeOrder', fail('PAY400'));
    await expect(model.resume()).rejects.toMatchObject({ id: 'PAY400' });
    await expect(model.resume()).resolves.toBeUndefined();
  });
});
