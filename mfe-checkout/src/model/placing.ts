import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { keepCart, storedCart } from 'storefront-kit/stored-cart';
import type { CheckoutCart } from './checkout-cart.ts';
import { type CheckoutModel, initialCheckout } from './checkout-state.ts';
import { spendsPayment } from './order-errors.ts';
import { beginAttempt, forgetAttempt, type PlaceAttempt, pendingAttempt } from './place-attempt.ts';
import { orderOf } from './place-order.ts';
import type { ReadyPayment } from './ready-payment.ts';
import { keepCard } from './saved.ts';

/** The payment method of an order paid by stored value alone. */
const coveredBy = ({ payment_instruments }: Cart): ReadyPayment => ({
  code: payment_instruments[0]?.payment_method_id ?? 'GIFT_CARD',
  additionalData: {},
  label: '',
});

/** Places the order, and asks for the result of an interrupted attempt (CHK-19). */
export function placingOf(
  platform: Platform,
  { calls, get, patch, fault }: CheckoutCart,
): Pick<CheckoutModel, 'place' | 'resume'> {
  const { bus } = platform;

  async function conclude(attempt: PlaceAttempt): Promise<Order> {
    patch({ placing: true });
    try {
      const order = await orderOf({ ...platform, calls }, attempt);
      // The attempt is deleted where the shopper leaves the order: a reload until then finds it by its key.
      keepCart(bus, undefined);
      const { orderNumber, currency, totals } = order;
      bus.publish(orderPlaced, { orderNumber, basketId: attempt.cartId, total: totals.total, currency });
      patch({ ...initialCheckout });
      return order;
    } catch (error) {
      // The refused token is used up; the card fields keep their values and produce a new one, wallets start anew.
      if (isProductError(error) && spendsPayment(error)) patch({ ready: undefined, usedUp: get().usedUp + 1 });
      throw error;
    } finally {
      patch({ placing: false });
    }
  }

  return {
    async place() {
      const { ready, cart, placing } = get();
      if (placing) throw new ProductError('AUT409', '');
      if (!cart) throw new ProductError('BSK404', '');
      const payment = cart.totals.remainingToPay === 0 ? coveredBy(cart) : ready;
      if (!payment) throw new ProductError('PYT404', '');
      const { code, id, additionalData, keepToken } = payment;
      const order = await conclude(
        beginAttempt({
          cartId: cart.basketId,
          expectedTotal: cart.totals.total,
          expectedRemainingToPay: cart.totals.remainingToPay,
          payment: { code, ...(id ? { id } : {}), additionalData },
        }),
      );
      if (keepToken) keepCard({ ...platform, calls }, keepToken).catch(fault);
      return order;
    },
    async resume() {
      const attempt = pendingAttempt();
      if (!attempt || get().placing) return undefined;
      const current = storedCart.read()?.basketId;
      if (current === undefined || current === attempt.cartId) return conclude(attempt);
      // The shopper has seen the order and filled another cart.
      forgetAttempt();
      return undefined;
    },
  };
}
