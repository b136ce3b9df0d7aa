import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import {
  getCart,
  prepareOrder,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import type { Address, ApplicableShippingMethod, Cart, PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import { type Order, patchOrder, placeErrors, placeOrder } from 'shared-contracts/calls/checkout';
import {
  addPaymentInstrument,
  getPaymentMethods,
  getPaymentSession,
  type PaymentSession,
  removePaymentInstrument,
} from 'shared-contracts/calls/payment';
import { type AddressFieldRule, getAddressRules } from 'shared-contracts/calls/utilities';
import { DialogDismissed } from 'shared-contracts/dialogs';
import { cardChallengeDialog } from 'shared-contracts/dialogs/checkout';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { keepCart, readStoredCart, summaryOf } from 'shared-contracts/stored-cart';
import { beginAttempt, forgetAttempt, type PlaceAttempt, pendingAttempt } from './place-attempt.ts';

export type PaymentMethods = CallResponse<typeof getPaymentMethods>;

/** A card as the provider's form gives it back: a token to pay with and what may be shown of it. */
export interface TokenisedCard {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: string;
}

/** How what stored value leaves is paid, ready to be sent with the order. */
export interface ReadyPayment {
  readonly code: PaymentMethodId;
  /** What the services need of it, e.g. `token` of a card. */
  readonly additionalData: Readonly<Record<string, string>>;
  /** What the shopper knows it by. */
  readonly label: string;
}

export type InstrumentToAdd = CallInput<typeof addPaymentInstrument>['body'];

export interface CheckoutState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly cart: Cart | undefined;
  readonly rules: readonly AddressFieldRule[];
  readonly payment: PaymentMethods | undefined;
  readonly ready: ReadyPayment | undefined;
  /** True while the order is being placed: one request in flight, never two. */
  readonly placing: boolean;
  /** A fault of loading the page's data. */
  readonly error: ProductError | undefined;
}

const initial: CheckoutState = {
  status: 'idle',
  cart: undefined,
  rules: [],
  payment: undefined,
  ready: undefined,
  placing: false,
  error: undefined,
};

/** Refusals that lead back to payment. */
export const paymentRefusals = ['PAY400', 'PAY401', 'PYT400', 'PYT402', 'PYT404', 'FE309'] as const;

/** Told to the services when the shopper closes the bank's page: no bank makes it, so that the payment is refused. */
const challengeDismissed = 'dismissed';

/** Milliseconds until a payment session that could not be begun is asked for again. */
const sessionRetryDelay = 3000;

/** Placing talks to the payment provider and may take longer than other calls. Milliseconds. */
const placeTimeout = 30_000;

export interface CheckoutModel {
  readonly atom: PrimitiveAtom<CheckoutState>;
  load(): Promise<void>;
  refresh(): Promise<Cart | undefined>;
  /** A better spelling of the address, if the carrier knows one. */
  suggestion(address: Address): Promise<Address | undefined>;
  submitShippingAddress(address: Address): Promise<void>;
  chooseMethod(shippingId: string, method: ApplicableShippingMethod): Promise<void>;
  submitBillingAddress(address: Address): Promise<void>;
  keepPayment(payment: ReadyPayment | undefined): void;
  /** Puts a gift card, points or a credit on the cart. */
  addInstrument(instrument: InstrumentToAdd): Promise<void>;
  removeInstrument(id: string): Promise<void>;
  /** Begins a payment with a wallet; asks once more after a while when that fails (commerce.md section 9). */
  beginWallet(method: 'PAYPAL' | 'KLARNA'): Promise<PaymentSession>;
  prepare(): Promise<void>;
  place(): Promise<Order>;
  /** Asks what came of a try that a reload interrupted; undefined when there was none. */
  resume(): Promise<Order | undefined>;
}

const models = new WeakMap<Platform['store'], CheckoutModel>();

export function checkoutModel(platform: Platform): CheckoutModel {
  const known = models.get(platform.store);
  if (known) return known;
  const model = createCheckoutModel(platform);
  models.set(platform.store, model);
  return model;
}

function createCheckoutModel(platform: Platform): CheckoutModel {
  const { store, calls, bus, session, locale, botCheck, dialogs } = platform;
  const state = atom<CheckoutState>(initial);
  const patch = (change: Partial<CheckoutState>) => store.set(state, { ...store.get(state), ...change });

  function basketId(): string {
    const id = store.get(state).cart?.basketId ?? readStoredCart()?.basketId;
    if (!id) throw new ProductError('BSK404', '');
    return id;
  }

  function take(cart: Cart | undefined): Cart | undefined {
    patch({ cart });
    keepCart(bus, cart && summaryOf(cart));
    return cart;
  }

  async function refresh(): Promise<Cart | undefined> {
    const id = readStoredCart()?.basketId;
    if (!id) return take(undefined);
    try {
      return take(await calls(getCart, { params: { basketId: id } }));
    } catch (error) {
      if (isProductError(error, 'CART_NOT_FOUND')) return take(undefined);
      throw error;
    }
  }

  /** What may be paid with depends on what lies on the cart already. */
  async function refreshPayment(): Promise<void> {
    const cart = await refresh();
    // A wallet's approval is for an amount; a card pays any.
    if (store.get(state).ready?.code !== 'CREDIT_CARD') patch({ ready: undefined });
    if (cart) patch({ payment: await calls(getPaymentMethods, { params: { basketId: cart.basketId } }) });
  }

  async function load(): Promise<void> {
    patch({ status: 'pending', error: undefined });
    try {
      await session.ready();
      const [cart, { fields }] = await Promise.all([
        refresh(),
        calls(getAddressRules, { params: { countryCode: locale.country } }),
      ]);
      const payment =
        cart && cart.totalItems > 0
          ? await calls(getPaymentMethods, { params: { basketId: cart.basketId } })
          : undefined;
      patch({ rules: fields, payment, status: 'success' });
    } catch (error) {
      patch({ status: 'error', error: asProductError(error) });
    }
  }

  /** Sends a try; when its answer is lost, asks once more with the same key, which never makes a second order. */
  async function send({ key, cartId, expectedTotal, payment }: PlaceAttempt): Promise<Order> {
    const body = { cartId, expectedTotal, paymentMethod: payment };
    const once = async () => {
      const answer = await botCheck.token('placeOrder');
      return calls(
        placeOrder,
        { body: { ...body, ...(answer === undefined ? {} : { recaptcha_response: answer }) } },
        { idempotencyKey: key, timeout: placeTimeout },
      );
    };
    try {
      return await once();
    } catch (error) {
      if (isProductError(error, 'NET408', 'NET503')) return await once();
      throw error;
    }
  }

  /** Lets the bank ask the shopper, where it wants to (commerce.md section 4), and goes on with the order. */
  async function challenged(order: Order, { payment }: PlaceAttempt): Promise<Order> {
    const action = order.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details?.action;
    if (order.status !== 'pending' || typeof action !== 'string') return order;
    const threeDS2Result = await dialogs.open(cardChallengeDialog, { action }).result.catch((reason: unknown) => {
      if (reason instanceof DialogDismissed) return challengeDismissed;
      throw reason;
    });
    return calls(
      patchOrder,
      {
        params: { orderNumber: order.orderNumber },
        body: { paymentMethod: { code: payment.code, additionalData: { threeDS2Result } } },
      },
      { idempotencyKey: crypto.randomUUID(), timeout: placeTimeout },
    );
  }

  async function conclude(attempt: PlaceAttempt): Promise<Order> {
    patch({ placing: true });
    try {
      const order = await challenged(await send(attempt), attempt);
      // The try is forgotten where the order is shown: a reload on the way there finds it again by the same key.
      keepCart(bus, undefined);
      bus.publish(orderPlaced, { orderNumber: order.orderNumber, basketId: attempt.cartId });
      patch({ ...initial });
      return order;
    } catch (error) {
      // A refusal to place ends the try. After anything else it may have gone through: it stays open, to be asked for again.
      if (isProductError(error, ...placeErrors, ...patchOrder.errors)) forgetAttempt();
      // A refused token is spent; the card's fields still hold what was typed and give a new one.
      if (isProductError(error, ...paymentRefusals)) patch({ ready: undefined });
      throw error;
    } finally {
      patch({ placing: false });
    }
  }

  return {
    atom: state,
    load,
    refresh,
    async suggestion(address) {
      const { isValid, suggestion } = await calls(validateShippingAddress, {
        params: { basketId: basketId() },
        body: { address },
      });
      return isValid ? undefined : suggestion;
    },
    async submitShippingAddress(address) {
      await calls(setShippingAddress, { params: { basketId: basketId() }, body: { addresses: [address] } });
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
    keepPayment: (ready) => patch({ ready }),
    async addInstrument(body) {
      await calls(addPaymentInstrument, { params: { basketId: basketId() }, body });
      await refreshPayment();
    },
    async removeInstrument(payment_instrument_id) {
      await calls(removePaymentInstrument, { params: { basketId: basketId() }, body: { payment_instrument_id } });
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
      await calls(prepareOrder, { body: { basketId: basketId() } });
      await refresh();
    },
    async place() {
      const { ready, cart, placing } = store.get(state);
      if (placing) throw new ProductError('AUT409', '');
      if (!cart) throw new ProductError('BSK404', '');
      const payment = cart.totals.remainingToPay === 0 ? coveredBy(cart) : ready;
      if (!payment) throw new ProductError('PYT404', '');
      const { code, additionalData } = payment;
      return conclude(
        beginAttempt({ cartId: cart.basketId, expectedTotal: cart.totals.total, payment: { code, additionalData } }),
      );
    },
    async resume() {
      const attempt = pendingAttempt();
      return attempt && !store.get(state).placing ? conclude(attempt) : undefined;
    },
  };
}

/** The method that an order names when stored value pays all of it. */
const coveredBy = ({ payment_instruments }: Cart): Pick<ReadyPayment, 'code' | 'additionalData'> => ({
  code: payment_instruments[0]?.payment_method_id ?? 'GIFT_CARD',
  additionalData: {},
});
