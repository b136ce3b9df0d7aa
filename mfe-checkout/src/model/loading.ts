import { prepareOrder, setBillingAddress } from 'shared-contracts/calls/cart';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { getAddressRules } from 'shared-contracts/calls/utilities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { savedCardPayment } from './card-payment.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import type { CheckoutModel } from './checkout-state.ts';
import { firstContact } from './contact.ts';
import {
  type AccountData,
  cartAddressOf,
  type ExpressChoice,
  expressChoice,
  loadSaved,
  loadServed,
  usableSaved,
} from './saved.ts';
import { sendDelivery } from './send-delivery.ts';

/** Reads everything the page needs, and applies the account's defaults (CHK-02). */
export function loadingOf(
  { session, locale, config, navigate }: Platform,
  { calls, get, patch, fault, basketId, refresh }: CheckoutCart,
): CheckoutModel['load'] {
  /** Saved data shortens checkout; without it everything can be typed. */
  async function readSaved(state: SessionState): Promise<AccountData | undefined> {
    const isServed = state.status === 'associate' && state.store.customer !== undefined;
    if (state.status !== 'consumer' && state.status !== 'employee' && !isServed) return undefined;
    try {
      return await (isServed ? loadServed(calls) : loadSaved(calls));
    } catch (error) {
      fault(error);
      return undefined;
    }
  }

  async function goExpress({ address, billing, card }: ExpressChoice): Promise<void> {
    try {
      const { cart } = get();
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
      // Something needs the shopper's attention: continue step by step.
      fault(error);
      await refresh();
    }
  }

  return async ({ express } = { express: false }) => {
    patch({ status: 'pending', error: undefined });
    try {
      const state = await session.ready();
      const [cart, { fields }, own] = await Promise.all([
        refresh({ settles: true }),
        calls(getAddressRules, { params: { countryCode: locale.country } }),
        readSaved(state),
      ]);
      const saved = own && usableSaved(own, fields, locale.country);
      patch({ saved, contact: firstContact(saved, fields, locale) });
      const choice = express && config.expressCheckout ? expressChoice(saved, new Date()) : undefined;
      if (choice && cart && cart.totalItems > 0) await goExpress(choice);
      const payment =
        cart && cart.totalItems > 0
          ? await calls(getPaymentMethods, { params: { basketId: cart.basketId } })
          : undefined;
      patch({ rules: fields, payment, status: 'success' });
    } catch (error) {
      // The cart belongs to another session: the page starts over with its items.
      if (isProductError(error, 'INVALID_CUSTOMER')) return navigate('/cart', { replace: true });
      patch({ status: 'error', error: asProductError(error) });
    }
  };
}
