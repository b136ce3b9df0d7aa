import { removeShippingAddress, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import { getPaymentSession } from 'shared-contracts/calls/payment';
import { getCountryList } from 'shared-contracts/calls/utilities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import * as v from 'valibot';
import { sheetMessages } from '../../messages/sheet-messages.ts';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { sendDelivery } from '../../model/send-delivery.ts';
import { goesHome, sheetMethods, sheetTotals } from './apple-pay-request.ts';
import {
  addressOfContact,
  applePayContact,
  billingFaults,
  faultOfRefusal,
  placeFaults,
  type SheetFault,
  shippingFaults,
} from './apple-pay-rules.ts';
import { buyerAddress, isCompleteBuyer, placeAddress } from './paypal-buyer.ts';

type Data = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, (data: Data) => Promise<Data>>>;

export interface ExpressParts {
  readonly platform: Platform;
  readonly model: CheckoutModel;
}

/** What a wallet changes in a cart before anything is paid. */
interface Delivery {
  /** Keeps how the cart is delivered, unless that is kept already. */
  keep(cart: Cart): void;
  /** Forgets it: the wallet has paid. */
  forget(): void;
  /** Delivers the cart again as before the wallet was opened. */
  restore(): Promise<void>;
}

const chosenMethod = ({ shippingMethods }: Cart) =>
  shippingMethods
    .find(({ shippingId }) => shippingId === 'me')
    ?.applicableShippingMethods.find(({ selected }) => selected);

/** A wallet that is closed without a payment leaves address and method as they were. */
export function keptDelivery(parts: ExpressParts): Delivery {
  const { platform, model } = parts;
  let before: Cart | undefined;
  return {
    keep(cart) {
      before ??= cart;
    },
    forget() {
      before = undefined;
    },
    async restore() {
      const cart = before;
      before = undefined;
      if (!cart) return;
      const now = await currentCart(parts);
      if (now.basketId !== cart.basketId) return;
      const { shippingAddress } = cart;
      if (JSON.stringify(now.shippingAddress) !== JSON.stringify(shippingAddress)) {
        if (shippingAddress) await deliverTo(parts, now, shippingAddress, 'PAYPAL_EXPRESS');
        else
          await platform.calls(removeShippingAddress, {
            params: { basketId: cart.basketId },
            body: { addresses: [{ shippingId: 'me' }] },
          });
      }
      const method = chosenMethod(cart);
      if (method && method.id !== chosenMethod(now)?.id) await model.chooseMethod('me', method);
      await model.refresh();
    },
  };
}

async function currentCart({ model }: ExpressParts): Promise<Cart> {
  const cart = await model.refresh();
  if (!cart) throw new ProductError('BSK404', '');
  return cart;
}

/** Sends the place alone to the services, as wallets reveal no more before authorization. */
async function deliverTo(
  { platform: { calls } }: ExpressParts,
  { basketId }: Cart,
  address: Address,
  context: 'PAYPAL_EXPRESS' | 'APPLE_PAY_EXPRESS',
): Promise<void> {
  await calls(setShippingAddress, { params: { basketId }, query: { context }, body: { addresses: [address] } });
}

/** Callbacks of PayPal's express button. */
export function payPalAnswers(parts: ExpressParts, delivery: Delivery): Answers {
  const { calls } = parts.platform;
  /** Starts a payment of the current cart, or updates the one already started. */
  async function session(orderId?: unknown) {
    const cart = await currentCart(parts);
    const { basketId } = cart;
    delivery.keep(cart);
    const begun = typeof orderId === 'string' ? { orderId } : {};
    const common = { paymentMethodId: 'PAYPAL', paymentMethod: 'paypal', context: 'PAYPAL_EXPRESS' } as const;
    return calls(getPaymentSession, { query: { ...common, basketId, referer: window.location.href, ...begun } });
  }
  return {
    async createOrder() {
      const { orderId } = (await session()).meta;
      if (typeof orderId !== 'string') throw new ProductError('PAY400', '');
      return { orderId };
    },
    async shippingAddress({ orderId, address }) {
      try {
        await deliverTo(parts, await currentCart(parts), placeAddress(address), 'PAYPAL_EXPRESS');
        await session(orderId);
        return {};
      } catch (error) {
        return { refusal: asProductError(error).is('PAY401') ? 'COUNTRY_ERROR' : 'ADDRESS_ERROR' };
      }
    },
    async shippingOption({ orderId, optionId }) {
      const cart = await currentCart(parts);
      const method = cart.shippingMethods
        .find(({ shippingId }) => shippingId === 'me')
        ?.applicableShippingMethods.find(({ id }) => id === optionId);
      if (!method) return { refusal: 'METHOD_UNAVAILABLE' };
      await parts.model.chooseMethod('me', method);
      await session(orderId);
      return {};
    },
  };
}

/**
 * Handles an approval at PayPal: saves its address and continues to the review; an incomplete address is completed in
 * the form first.
 * @returns the address to correct, with the services' reason if any; undefined when the order can be reviewed
 */
export async function takeApproval(
  parts: ExpressParts,
  orderId: string,
): Promise<{ readonly address: Address; readonly reason?: string } | undefined> {
  const { model, platform } = parts;
  const cart = await currentCart(parts);
  const { meta } = await platform.calls(getPaymentSession, {
    query: { paymentMethodId: 'PAYPAL', paymentMethod: 'paypal', basketId: cart.basketId, orderId },
  });
  const buyer = buyerAddress(meta.buyer);
  const amount = cart.totals.remainingToPay;
  model.keepPayment({ code: 'PAYPAL', additionalData: { orderId }, label: 'PayPal', amount });
  if (!isCompleteBuyer(buyer)) return { address: buyer };
  try {
    await sendDelivery(platform.calls, cart, buyer);
    await platform.calls(setBillingAddress, { params: { basketId: cart.basketId }, body: { address: buyer } });
    await model.prepare();
    return undefined;
  } catch (error) {
    platform.report(error, { remote: 'checkout', phase: 'event' });
    return { address: buyer, reason: asProductError(error).message };
  }
}

/** Callbacks of Apple Pay's sheet; `onOrder` receives the resulting order. */
export function applePayAnswers(parts: ExpressParts, delivery: Delivery, onOrder: (order: Order) => void): Answers {
  const { platform, model } = parts;
  const { calls, locale } = platform;
  const texts = sheetMessages(locale);
  const worded = ({ problem, ...fault }: SheetFault, message = '') => ({
    ...fault,
    message: message || texts[problem],
  });
  const refused = (error: unknown) => {
    platform.report(error, { remote: 'checkout', phase: 'event' });
    const refusal = asProductError(error);
    return worded(faultOfRefusal(refusal), refusal.message);
  };
  /** Current totals and methods, with any errors. */
  async function update(errors: readonly object[] = []) {
    const cart = await currentCart(parts);
    return {
      ...sheetTotals(cart, locale, platform.config.shopName),
      newShippingMethods: sheetMethods(cart, locale),
      errors,
    };
  }
  async function countries(): Promise<string[]> {
    const list = await calls(getCountryList, {});
    return list.countries.map(({ code }) => code);
  }
  return {
    async validateMerchant({ validationUrl }) {
      const { basketId } = await currentCart(parts);
      return { merchantSession: await merchantSession(platform, basketId, validationUrl) };
    },
    async contactSelected({ contact: given }) {
      const contact = v.parse(applePayContact, given);
      const faults = placeFaults(contact, locale.country);
      if (faults.length > 0) return update(faults.map((fault) => worded(fault)));
      try {
        const cart = await currentCart(parts);
        delivery.keep(cart);
        await deliverTo(parts, cart, addressOfContact(contact), 'APPLE_PAY_EXPRESS');
        return await update();
      } catch (error) {
        return update([refused(error)]);
      }
    },
    async methodSelected({ method: given }) {
      const { identifier } = v.parse(v.object({ identifier: v.string() }), given);
      const cart = await currentCart(parts);
      delivery.keep(cart);
      const group = cart.shippingMethods.find(({ shippingId }) => shippingId === 'me');
      const method = group?.applicableShippingMethods.find(({ id }) => id === identifier);
      if (!method) return update([worded({ code: 'addressUnserviceable', problem: 'shippingMethod' })]);
      await model.chooseMethod('me', method);
      return update();
    },
    async authorized({ payment: given }) {
      const { token, shippingContact, billingContact } = v.parse(authorizedPayment, given);
      const cart = await currentCart(parts);
      const isDelivered = goesHome(cart);
      const faults = [
        ...(isDelivered ? shippingFaults(shippingContact, locale.country) : []),
        ...billingFaults(billingContact, await countries()),
      ];
      if (faults.length > 0) return { errors: faults.map((fault) => worded(fault)) };
      try {
        await sendDelivery(calls, cart, addressOfContact(shippingContact));
        const address = addressOfContact(billingContact, shippingContact);
        await calls(setBillingAddress, { params: { basketId: cart.basketId }, body: { address } });
        await model.prepare();
        const paymentToken = JSON.stringify(token);
        model.keepPayment({ code: 'DW_APPLE_PAY', additionalData: { paymentToken }, label: 'Apple Pay' });
        const order = await model.place();
        delivery.forget();
        onOrder(order);
        return {};
      } catch (error) {
        return { errors: [refused(error)] };
      }
    },
  };
}

const authorizedPayment = v.object({
  token: v.record(v.string(), v.unknown()),
  shippingContact: v.optional(applePayContact, {}),
  billingContact: v.optional(applePayContact, {}),
});

/** Proves to Apple that the shop may request payments. */
export async function merchantSession(
  { calls }: Pick<Platform, 'calls'>,
  basketId: string,
  validationUrl: unknown,
): Promise<unknown> {
  const { meta } = await calls(getPaymentSession, {
    query: {
      paymentMethodId: 'DW_APPLE_PAY',
      paymentMethod: 'DW_APPLE_PAY',
      basketId,
      referer: window.location.href,
      validationUrl: String(validationUrl),
    },
  });
  return meta.merchantSession;
}
