import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Wallets } from 'shared-contracts/calls/payment';
import type { Locale } from 'shared-contracts/locale';
import { toDecimalString } from 'shared-contracts/money';
import type { Platform } from 'shared-contracts/platform';
import { arrival } from 'storefront-kit/arrival';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';

/** The total and its components as shown in the sheet. */
export function sheetTotals({ totals }: Cart, locale: Locale, shopName: string) {
  const texts = checkoutMessages(locale);
  const line = (label: string, amount: number) => ({ label, amount: toDecimalString(amount), type: 'final' });
  const credit = totals.total - totals.remainingToPay;
  return {
    newTotal: line(shopName, totals.remainingToPay),
    newLineItems: [
      line(texts.subtotal, totals.itemTotal),
      ...(totals.totalDiscount > 0 ? [line(texts.savings, -totals.totalDiscount)] : []),
      line(texts.delivery, totals.shipping),
      ...(totals.taxation === 'net' && totals.tax !== undefined ? [line(texts.tax, totals.tax)] : []),
      ...(credit > 0 ? [line(texts.paidWithCredit, -credit)] : []),
    ],
  };
}

const homeGroup = ({ shippingMethods }: Cart) => shippingMethods.find(({ shippingId }) => shippingId === 'me');

/** Home delivery methods, the chosen one first: the sheet preselects the first. */
export function sheetMethods(cart: Cart, locale: Locale) {
  return (homeGroup(cart)?.applicableShippingMethods ?? [])
    .filter(({ code }) => code !== 'pudo')
    .toSorted((a, b) => Number(b.selected) - Number(a.selected))
    .map((method) => ({
      identifier: method.id,
      label: method.label,
      detail: arrival(method, locale) ?? '',
      amount: toDecimalString(method.price.finalAmount),
    }));
}

/** Whether any part of the cart is delivered to an address. */
export const goesHome = ({ shippingMethods }: Cart): boolean =>
  shippingMethods.some(({ shippingId }) => shippingId === 'me' || shippingId === 'customs');

/** The session request: everything the sheet asks for, or with `paysOnly` the payment alone. */
export function applePaySettings(
  cart: Cart,
  wallet: Wallets['applePay'],
  { locale, config }: Pick<Platform, 'locale' | 'config'>,
  paysOnly: boolean,
) {
  const { scriptUrl: _script, merchantIdentifier: _merchant, version, ...rest } = wallet;
  const { newTotal, newLineItems } = sheetTotals(cart, locale, config.shopName);
  const contact = ['name', 'email', 'phone', ...(goesHome(cart) ? ['postalAddress'] : [])];
  return {
    version,
    label: paymentMessages(locale).payWithApplePay,
    paysOnly,
    request: {
      ...rest,
      total: newTotal,
      lineItems: newLineItems,
      ...(paysOnly
        ? {}
        : {
            requiredShippingContactFields: contact,
            requiredBillingContactFields: ['name', 'postalAddress'],
            shippingMethods: sheetMethods(cart, locale),
          }),
    },
  };
}
