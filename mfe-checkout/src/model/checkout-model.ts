import { atom } from 'jotai/vanilla';
import {
  getCart,
  prepareOrder,
  setBillingAddress,
  setShippingMethod,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import { setReward } from 'shared-contracts/calls/cart-adjustments';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import { addSubscription } from 'shared-contracts/calls/consumer';
import {
  addPaymentInstrument,
  getPaymentMethods,
  getPaymentSession,
  removePaymentInstrument,
} from 'shared-contracts/calls/payment';
import { getAddressRules } from 'shared-contracts/calls/utilities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { keepCart, readStoredCart, summaryOf } from 'shared-contracts/stored-cart';
import { savedCardPayment } from '../features/payment/card-payment.ts';
import type { CheckoutModel, CheckoutState } from './checkout-state.ts';
import { contactOf, contactTyped } from './contact.ts';
import { tellDevice } from './device.ts';
import { spentBy } from './order-errors.ts';
import { beginAttempt, type PlaceAttempt, pendingAttempt } from './place-attempt.ts';
import { orderOf } from './place-order.ts';
import type { ReadyPayment } from './ready-payment.ts';
import {
  cartAddressOf,
  type ExpressChoice,
  expressChoice,
  keepAddress,
  keepCard,
  loadSaved,
  type Saved,
  usableSaved,
} from './saved.ts';
import { sendDelivery } from './send-delivery.ts';

const initial: CheckoutState = {
  status: 'idle',
  cart: undefined,
  rules: [],
  payment: undefined,
  ready: undefined,
  contact: undefined,
  saved: undefined,
  notices: [],
  checkoutStatus: 'STANDARD',
  placing: false,
  error: undefined,
};

/** Milliseconds until a payment session that could not be begun is asked for again. */
const sessionRetryDelay = 3000;

const models = new WeakMap<Platform['store'], CheckoutModel>();

export function checkoutModel(platform: Platform): CheckoutModel {
  const known = models.get(platform.store);
  if (known) return known;
  const model = createCheckoutModel(platform);
  models.set(platform.store, model);
  return model;
}

function createCheckoutModel(platform: Platform): CheckoutModel {
  const { store, calls, bus, session, locale, botCheck, config, report, navigate } = platform;
  const state = atom<CheckoutState>(initial);
  const patch = (change: Partial<CheckoutState>) => store.set(state, { ...store.get(state), ...change });

  function basketId(): string {
    const id = store.get(state).cart?.basketId ?? readStoredCart()?.basketId;
    if (!id) throw new ProductError('BSK404', '');
    return id;
  }

  function take(cart: Cart | undefined): Cart | undefined {
    const { ready, notices } = store.get(state);
    const isOver = ready?.amount !== undefined && ready.amount !== cart?.totals.remainingToPay;
    // The services tell a change when they make it, and not again.
    const heard = (cart?.flash ?? []).filter(({ code, itemId }) =>
      notices.every((notice) => notice.code !== code || notice.itemId !== itemId),
    );
    patch({ cart, notices: [...notices, ...heard], ...(isOver ? { ready: undefined } : {}) });
    keepCart(bus, cart && summaryOf(cart));
    return cart;
  }

  async function refresh({ settles = false } = {}): Promise<Cart | undefined> {
    const id = readStoredCart()?.basketId;
    if (!id) return take(undefined);
    try {
      const query = settles ? { isPatchRequired: 'true' as const } : {};
      return take(await calls(getCart, { params: { basketId: id }, query }));
    } catch (error) {
      if (isProductError(error, 'CART_NOT_FOUND')) return take(undefined);
      throw error;
    }
  }

  /** What may be paid with depends on what lies on the cart already. */
  async function refreshPayment(): Promise<void> {
    const cart = await refresh();
    if (cart) patch({ payment: await calls(getPaymentMethods, { params: { basketId: cart.basketId } }) });
  }

  const fault = (error: unknown) => report(error, { remote: 'checkout', phase: 'event' });

  /** What is saved makes checkout shorter; without it everything can be typed. */
  async function readSaved(status: SessionState['status']): Promise<Pick<Saved, 'profile' | 'cards'> | undefined> {
    if (status !== 'consumer' && status !== 'employee') return undefined;
    try {
      return await loadSaved(calls);
    } catch (error) {
      fault(error);
      return undefined;
    }
  }

  async function goExpress({ address, billing, card }: ExpressChoice): Promise<void> {
    try {
      const { cart } = store.get(state);
      if (cart) await sendDelivery(calls, cart, cartAddressOf(address));
      patch({ contact: cartAddressOf(address) });
      await calls(setBillingAddress, {
        params: { basketId: basketId() },
        body: { address: cartAddressOf(billing ?? address) },
      });
      await calls(prepareOrder, { body: { basketId: basketId() } });
      await refresh();
      patch({ ready: savedCardPayment(card, undefined, locale), checkoutStatus: 'EXPRESS' });
    } catch (error) {
      // Something wants a look: then it is asked step by step.
      fault(error);
      await refresh();
    }
  }

  async function load({ express = false } = {}): Promise<void> {
    patch({ status: 'pending', error: undefined });
    try {
      const { status } = await session.ready();
      const [cart, { fields }, own] = await Promise.all([
        refresh({ settles: true }),
        calls(getAddressRules, { params: { countryCode: locale.country } }),
        readSaved(status),
      ]);
      const saved = own && usableSaved(own, fields, locale.country);
      patch({ saved, contact: contactTyped(fields, locale) ?? contactOf(saved) });
      const choice = express && config.expressCheckout ? expressChoice(saved, new Date()) : undefined;
      if (choice && cart && cart.totalItems > 0) await goExpress(choice);
      const payment =
        cart && cart.totalItems > 0
          ? await calls(getPaymentMethods, { params: { basketId: cart.basketId } })
          : undefined;
      patch({ rules: fields, payment, status: 'success' });
    } catch (error) {
      // The cart belongs to another session: its page starts anew with what was in it.
      if (isProductError(error, 'INVALID_CUSTOMER')) return navigate('/cart', { replace: true });
      patch({ status: 'error', error: asProductError(error) });
    }
  }

  async function conclude(attempt: PlaceAttempt): Promise<Order> {
    patch({ placing: true });
    try {
      const order = await orderOf(platform, attempt);
      // The try is forgotten where the order is shown: a reload on the way there finds it again by the same key.
      keepCart(bus, undefined);
      bus.publish(orderPlaced, { orderNumber: order.orderNumber, basketId: attempt.cartId });
      patch({ ...initial });
      return order;
    } catch (error) {
      // A refused token is spent; the card's fields still hold what was typed and give a new one.
      if (isProductError(error, ...spentBy)) patch({ ready: undefined });
      throw error;
    } finally {
      patch({ placing: false });
    }
  }

  return {
    atom: state,
    load,
    refresh,
    async readExpress() {
      await session.ready();
      if (readStoredCart()) await refreshPayment();
      else patch({ cart: undefined });
    },
    async suggestion(address) {
      const { isValid, suggestion } = await calls(validateShippingAddress, {
        params: { basketId: basketId() },
        body: { address },
      });
      return isValid ? undefined : suggestion;
    },
    async submitDelivery(address, extras) {
      const { cart } = store.get(state);
      if (!cart) throw new ProductError('BSK404', '');
      await sendDelivery(calls, cart, address, extras);
      patch({ contact: address });
      await refresh();
    },
    async chooseMethod(shippingId, { code, id }) {
      await calls(setShippingMethod, { body: { cartId: basketId(), shippingId, code, methodId: id } });
      await refresh();
    },
    async submitBillingAddress(address) {
      await calls(setBillingAddress, { params: { basketId: basketId() }, body: { address } });
      await refresh();
    },
    async keepAddress(address, addressId) {
      await keepAddress(
        calls,
        address,
        store.get(state).saved?.addresses.find((known) => known.addressId === addressId),
      );
      patch({ saved: usableSaved(await loadSaved(calls), store.get(state).rules, locale.country) });
    },
    async subscribe() {
      await calls(addSubscription, { body: { channel: 'email', optin: true } });
    },
    keepPayment: (ready) => patch({ ready, checkoutStatus: 'STANDARD' }),
    async addInstrument(body) {
      await calls(addPaymentInstrument, { params: { basketId: basketId() }, body });
      await refreshPayment();
    },
    async removeInstrument(payment_instrument_id) {
      await calls(removePaymentInstrument, { params: { basketId: basketId() }, body: { payment_instrument_id } });
      await refreshPayment();
    },
    async spendVoucher(voucher) {
      const appliedLoyaltyVoucher = voucher
        ? { points: voucher.points, amountInCurrency: voucher.amountInCurrency }
        : null;
      await calls(setReward, { params: { basketId: basketId() }, body: { appliedLoyaltyVoucher } });
      await refreshPayment();
    },
    async beginWallet(paymentMethodId) {
      const paymentMethod = paymentMethodId === 'PAYPAL' ? 'paypal' : 'klarna';
      const query = { paymentMethodId, paymentMethod, basketId: basketId(), referer: window.location.href } as const;
      const ask = () => calls(getPaymentSession, { query });
      return ask().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, sessionRetryDelay));
        return ask();
      });
    },
    async prepare() {
      botCheck.preload();
      tellDevice(calls, basketId()).catch(fault);
      await calls(prepareOrder, { body: { basketId: basketId() } });
      await refresh();
    },
    async place() {
      const { ready, cart, placing } = store.get(state);
      if (placing) throw new ProductError('AUT409', '');
      if (!cart) throw new ProductError('BSK404', '');
      const payment = cart.totals.remainingToPay === 0 ? coveredBy(cart) : ready;
      if (!payment) throw new ProductError('PYT404', '');
      const { code, id, additionalData, keepToken } = payment;
      const order = await conclude(
        beginAttempt({
          cartId: cart.basketId,
          expectedTotal: cart.totals.total,
          payment: { code, ...(id ? { id } : {}), additionalData },
        }),
      );
      if (keepToken) keepCard(platform, keepToken).catch(fault);
      return order;
    },
    async resume() {
      const attempt = pendingAttempt();
      return attempt && !store.get(state).placing ? conclude(attempt) : undefined;
    },
  };
}

/** The method that an order names when stored value pays all of it. */
const coveredBy = ({ payment_instruments }: Cart): ReadyPayment => ({
  code: payment_instruments[0]?.payment_method_id ?? 'GIFT_CARD',
  additionalData: {},
  label: '',
});
