import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { getCountryList } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutModel } from '../../model/checkout-model.ts';
import { mara } from '../../testing/buyer.ts';
import { checkoutServices } from '../../testing/checkout-services.ts';
import { applePayAnswers, keptDelivery, payPalAnswers, takeApproval } from './express-flows.ts';

let services: ReturnType<typeof checkoutServices>;
let parts: Parameters<typeof takeApproval>[0];
let delivery: ReturnType<typeof keptDelivery>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storedCart.write(summaryOf(exampleCart));
  services = checkoutServices();
  const platform = fakePlatform({ answer: services.answer });
  parts = { platform, model: checkoutModel(platform) };
  delivery = keptDelivery(parts);
});
const fail = (id: string) => () => {
  throw new ProductError(id, `Words for ${id}`);
};
const session = (meta: object) => () => ({ success: true, meta, locale: 'en_US', provider: 'paypal' });

describe('PayPal express [CHK-15]', () => {
  test('starts a payment in which the buyer picks address and delivery', async () => {
    services.next('cart.paymentSession', session({ orderId: '5O1' }));
    await expect(payPalAnswers(parts, delivery).createOrder?.({})).resolves.toEqual({ orderId: '5O1' });
    expect(services.calls('cart.paymentSession')[0]?.input).toMatchObject({
      query: { context: 'PAYPAL_EXPRESS', paymentMethod: 'paypal', basketId: exampleCart.basketId },
    });
  });

  test.each([
    ['PAY401', 'COUNTRY_ERROR'],
    ['CHK320', 'ADDRESS_ERROR'],
  ])('maps an address refused with %s to %s', async (id, refusal) => {
    services.next('cart.setShippingAddress', fail(id));
    const answer = payPalAnswers(parts, delivery).shippingAddress?.({ orderId: '5O1', address: { countryCode: 'CA' } });
    await expect(answer).resolves.toEqual({ refusal });
  });

  test('updates cart and PayPal amount when a delivery method is picked', async () => {
    services.next('cart.paymentSession', session({}));
    await expect(
      payPalAnswers(parts, delivery).shippingOption?.({ orderId: '5O1', optionId: 'standard' }),
    ).resolves.toEqual({});
    expect(services.calls('cart.setShippingMethod')).toHaveLength(1);
    expect(services.calls('cart.paymentSession')[0]?.input).toMatchObject({ query: { orderId: '5O1' } });
    await expect(
      payPalAnswers(parts, delivery).shippingOption?.({ orderId: '5O1', optionId: 'none' }),
    ).resolves.toEqual({
      refusal: 'METHOD_UNAVAILABLE',
    });
  });

  test('leaves address and delivery as they were when the window is closed without a payment', async () => {
    const [group] = exampleCart.shippingMethods;
    const [standard] = group!.applicableShippingMethods;
    const express = { ...standard!, id: 'express', code: 'express' as const };
    const choosing = (chosen: string) => ({
      ...exampleCart,
      shippingMethods: [
        {
          ...group!,
          applicableShippingMethods: [standard!, express].map((method) => ({
            ...method,
            selected: method.id === chosen,
          })),
        },
      ],
    });
    const { shippingAddress: _, ...before } = choosing(standard!.id);
    services.next('cart.read', () => before);
    services.next('cart.paymentSession', session({ orderId: '5O1' }));
    await payPalAnswers(parts, delivery).createOrder?.({});
    services.next('cart.read', () => ({ ...choosing('express'), shippingAddress: mara }));
    await delivery.restore();
    expect(services.calls('cart.removeShippingAddress')[0]?.input.body).toEqual({ addresses: [{ shippingId: 'me' }] });
    expect(services.calls('cart.setShippingMethod')[0]?.input.body).toMatchObject({ code: standard!.code });
    await delivery.restore();
    expect(services.calls('cart.setShippingMethod')).toHaveLength(1);
  });

  test('restores nothing once it was approved', async () => {
    services.next('cart.paymentSession', session({ orderId: '5O1' }));
    await payPalAnswers(parts, delivery).createOrder?.({});
    services.next('cart.read', () => ({ ...exampleCart, shippingAddress: mara }));
    delivery.forget();
    await delivery.restore();
    expect(services.calls('cart.removeShippingAddress')).toEqual([]);
  });

  test('leads to the review after an approval with a complete address', async () => {
    services.next('cart.paymentSession', session({ approved: true, buyer: mara }));
    await expect(takeApproval(parts, '5O1')).resolves.toBeUndefined();
    expect(services.calls('cart.setShippingAddress')[0]?.input.body).toEqual({ addresses: [mara] });
    expect(parts.platform.store.get(parts.model.atom).ready).toMatchObject({
      code: 'PAYPAL',
      additionalData: { orderId: '5O1' },
    });
  });

  test('returns an incomplete approved address for completion', async () => {
    services.next('cart.paymentSession', session({ approved: true, buyer: { ...mara, phone: '' } }));
    await expect(takeApproval(parts, '5O1')).resolves.toMatchObject({ address: { firstName: 'Mara', phone: '' } });
    expect(services.calls('cart.setShippingAddress')).toEqual([]);
  });

  test('returns a refused approved address with the reason', async () => {
    services.next('cart.paymentSession', session({ approved: true, buyer: mara }));
    services.next('cart.setShippingAddress', fail('SHP500'));
    await expect(takeApproval(parts, '5O1')).resolves.toEqual({ address: mara, reason: 'Words for SHP500' });
  });
});

describe('Apple Pay [CHK-17]', () => {
  const contact = {
    givenName: 'Mara',
    familyName: 'Lindqvist',
    emailAddress: 'mara@example.org',
    phoneNumber: '5035550142',
    addressLines: ['12 Alder Street'],
    locality: 'Portland',
    administrativeArea: 'OR',
    postalCode: '97205',
    countryCode: 'US',
  };
  const payment = { token: { paymentData: {} }, shippingContact: contact, billingContact: contact };
  const onOrder = vi.fn();
  beforeEach(() => {
    onOrder.mockReset();
    services.next('utilities.countryList', () => getCountryList.example);
  });

  test('refuses a place in another country without sending it', async () => {
    const answer = await applePayAnswers(parts, delivery, onOrder).contactSelected?.({
      contact: { ...contact, countryCode: 'CA' },
    });
    expect(answer).toMatchObject({
      errors: [{ code: 'addressUnserviceable', contactField: 'countryCode' }],
      newTotal: { amount: '349.00' },
    });
    expect(services.calls('cart.setShippingAddress')).toEqual([]);
  });

  test("refuses a place with the services' words", async () => {
    services.next('cart.setShippingAddress', fail('PAY401'));
    const answer = await applePayAnswers(parts, delivery, onOrder).contactSelected?.({ contact });
    expect(answer).toMatchObject({ errors: [{ code: 'addressUnserviceable', message: 'Words for PAY401' }] });
  });

  test('refuses a method that no longer exists, and updates the totals for one that does', async () => {
    const { methodSelected } = applePayAnswers(parts, delivery, onOrder);
    expect(await methodSelected?.({ method: { identifier: 'gone' } })).toMatchObject({
      errors: [{ code: 'addressUnserviceable' }],
    });
    expect(await methodSelected?.({ method: { identifier: 'standard' } })).toMatchObject({ errors: [] });
    expect(services.calls('cart.setShippingMethod')).toHaveLength(1);
  });

  test('turns an authorized payment into an order', async () => {
    await expect(applePayAnswers(parts, delivery, onOrder).authorized?.({ payment })).resolves.toEqual({});
    expect(onOrder).toHaveBeenCalledExactlyOnceWith(exampleOrder);
    expect(services.calls('checkout.placeOrder')[0]?.input.body).toMatchObject({
      paymentMethod: { code: 'DW_APPLE_PAY', additionalData: { paymentToken: '{"paymentData":{}}' } },
    });
  });

  test.each([
    ['shippingContact', 'shippingContactInvalid'],
    ['billingContact', 'billingContactInvalid'],
  ])('answers a %s without a name with %s, and orders nothing', async (which, code) => {
    const answer = await applePayAnswers(parts, delivery, onOrder).authorized?.({
      payment: { ...payment, [which]: { ...contact, familyName: '' } },
    });
    expect(answer).toMatchObject({ errors: [{ code, contactField: 'name' }] });
    expect(onOrder).not.toHaveBeenCalled();
  });

  test('shows a declined payment in the sheet', async () => {
    services.next('checkout.placeOrder', fail('PAY400'));
    const answer = await applePayAnswers(parts, delivery, onOrder).authorized?.({ payment });
    expect(answer).toMatchObject({ errors: [{ code: 'unknown', message: 'Words for PAY400' }] });
  });
});
