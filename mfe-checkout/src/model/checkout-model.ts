import { atom } from 'jotai/vanilla';
import {
  prepareOrder,
  setBillingAddress,
  setShippingMethod,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import { setReward } from 'shared-contracts/calls/cart-adjustments';
import { addSubscription } from 'shared-contracts/calls/consumer';
import { addPaymentInstrument, getPaymentSession, removePaymentInstrument } from 'shared-contracts/calls/payment';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { onePerPage } from 'storefront-kit/one-per-page';
import { storedCart } from 'storefront-kit/stored-cart';
import { checkoutCart } from './checkout-cart.ts';
import { type CheckoutModel, type CheckoutState, initialCheckout } from './checkout-state.ts';
import { reportDevice } from './device.ts';
import { loadingOf } from './loading.ts';
import { placingOf } from './placing.ts';
import { keepAddress, loadSaved, usableSaved } from './saved.ts';
import { sendDelivery } from './send-delivery.ts';
import { paymentRecord } from './track-checkout.ts';

/** Milliseconds until a failed payment session is requested again. */
const sessionRetryDelay = 3000;

export const checkoutModel = onePerPage(createCheckoutModel);

function createCheckoutModel(platform: Platform): CheckoutModel {
  const { session, locale, botCheck } = platform;
  const state = atom<CheckoutState>(initialCheckout);
  const cart = checkoutCart(platform, state);
  const { calls, get, patch, fault, basketId, refresh, refreshPayment } = cart;

  return {
    atom: state,
    load: loadingOf(platform, cart),
    refresh,
    async readExpress() {
      await session.ready();
      if (storedCart.read()) await refreshPayment();
      else patch({ cart: undefined });
    },
    async suggestion(address) {
      const { suggestion } = await calls(validateShippingAddress, {
        params: { basketId: basketId() },
        body: { address },
      });
      return suggestion;
    },
    async submitDelivery(address, extras) {
      const { cart } = get();
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
        get().saved?.addresses.find((known) => known.addressId === addressId),
      );
      patch({ saved: usableSaved(await loadSaved(calls), get().rules, locale.country) });
    },
    async subscribe() {
      await calls(addSubscription, { body: { channel: 'email', optin: true } });
    },
    keepPayment(ready) {
      patch({ ready, checkoutStatus: 'STANDARD' });
      const { cart } = get();
      // Without a payment, stored value covers the order.
      const method = ready?.code ?? cart?.payment_instruments[0]?.payment_method_id;
      if (cart && cart.items.length > 0 && method) platform.track(paymentRecord(cart, method));
    },
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
      reportDevice(calls, basketId()).catch(fault);
      await calls(prepareOrder, { body: { basketId: basketId() } });
      await refresh();
    },
    ...placingOf(platform, cart),
  };
}
