import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { CallResponse } from 'shared-contracts/call';
import {
  getCart,
  prepareOrder,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import type { Address, ApplicableShippingMethod, Cart } from 'shared-contracts/calls/cart-entities';
import { type Order, placeErrors, placeOrder } from 'shared-contracts/calls/checkout';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { type AddressFieldRule, getAddressRules } from 'shared-contracts/calls/utilities';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { readStoredCart, writeStoredCart } from 'shared-contracts/stored-cart';
import { beginAttempt, forgetAttempt, type PlaceAttempt, pendingAttempt } from './place-attempt.ts';

export type PaymentMethods = CallResponse<typeof getPaymentMethods>;

/** A card as the provider's form gives it back: a token to pay with and what may be shown of it. */
export interface TokenisedCard {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: string;
}

export interface CheckoutState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly cart: Cart | undefined;
  readonly rules: readonly AddressFieldRule[];
  readonly payment: PaymentMethods | undefined;
  readonly card: TokenisedCard | undefined;
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
  card: undefined,
  placing: false,
  error: undefined,
};

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
  keepCard(card: TokenisedCard | undefined): void;
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
  const { store, calls, bus, session, locale, botCheck } = platform;
  const state = atom<CheckoutState>(initial);
  const patch = (change: Partial<CheckoutState>) => store.set(state, { ...store.get(state), ...change });

  function basketId(): string {
    const id = store.get(state).cart?.basketId ?? readStoredCart()?.basketId;
    if (!id) throw new ProductError('BSK404', '');
    return id;
  }

  function take(cart: Cart | undefined): Cart | undefined {
    patch({ cart });
    const summary = cart
      ? { basketId: cart.basketId, totalItems: cart.totalItems, total: cart.totals.total, currency: cart.currency }
      : undefined;
    writeStoredCart(summary);
    bus.publish(cartChanged, summary ?? { totalItems: 0 });
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
  async function send({ key, cartId, expectedTotal, token }: PlaceAttempt): Promise<Order> {
    const body = { cartId, expectedTotal, paymentMethod: { code: 'CREDIT_CARD' as const, additionalData: { token } } };
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

  async function conclude(attempt: PlaceAttempt): Promise<Order> {
    patch({ placing: true });
    try {
      const order = await send(attempt);
      forgetAttempt();
      writeStoredCart(undefined);
      bus.publish(cartChanged, { totalItems: 0 });
      bus.publish(orderPlaced, { orderNumber: order.orderNumber, basketId: attempt.cartId });
      patch({ ...initial });
      return order;
    } catch (error) {
      // A refusal to place ends the try. After anything else it may have gone through: it stays open, to be asked for again.
      if (isProductError(error, ...placeErrors)) forgetAttempt();
      // A refused card's token is spent; the fields still hold what was typed and give a new one.
      if (isProductError(error, 'PAY400', 'PYT402', 'PYT404', 'FE309')) patch({ card: undefined });
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
    keepCard: (card) => patch({ card }),
    async prepare() {
      botCheck.preload();
      await calls(prepareOrder, { body: { basketId: basketId() } });
      await refresh();
    },
    async place() {
      const { card, cart, placing } = store.get(state);
      if (placing) throw new ProductError('AUT409', '');
      if (!cart) throw new ProductError('BSK404', '');
      if (!card) throw new ProductError('PYT404', '');
      return conclude(beginAttempt({ cartId: cart.basketId, expectedTotal: cart.totals.total, token: card.token }));
    },
    async resume() {
      const attempt = pendingAttempt();
      return attempt && !store.get(state).placing ? conclude(attempt) : undefined;
    },
  };
}

export function asProductError(error: unknown): ProductError {
  return error instanceof ProductError ? error : new ProductError('GEN500', '', { cause: error });
}
