import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CheckoutModel, initialCheckout } from '../../model/checkout-state.ts';
import { rules } from '../../testing/checkout-services.ts';
import { BillingStep } from './billing-step.tsx';

const [home] = exampleCart.shippingMethods;
if (!home) throw new Error('the example is delivered');
const pickup = { ...home, shippingId: 'US01', code: 'pickup' as const, storeId: 'US01', storeName: 'Portland' };
const digital = { ...home, shippingId: 'digital', code: 'digital' as const };
const contact = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  addressLine1: '',
  city: '',
  postalCode: '',
  country: '',
};
const approved = { code: 'PAYPAL', additionalData: { orderId: 'p-1' }, label: 'PayPal', amount: 100 } as const;

const submitBillingAddress = vi.fn<CheckoutModel['submitBillingAddress']>();
beforeEach(() => {
  sessionStorage.clear();
  submitBillingAddress.mockReset().mockResolvedValue();
});
afterEach(cleanup);

function show(group: typeof pickup | typeof digital, who = contact) {
  const totals = { ...exampleCart.totals, remainingToPay: 100 };
  render(
    <PlatformProvider platform={fakePlatform()}>
      <BillingStep
        state={{
          ...initialCheckout,
          cart: { ...exampleCart, totals, shippingMethods: [group] },
          rules,
          payment: {
            ...getPaymentMethods.example,
            paymentMethods: (['CREDIT_CARD', 'PAYPAL'] as const).map((id) => ({ id, label: id })),
          },
          contact: who,
          ready: approved,
        }}
        model={
          {
            submitBillingAddress,
            keepPayment: () => undefined,
            prepare: async () => undefined,
            beginWallet: () => new Promise(() => undefined),
          } as Partial<CheckoutModel> as CheckoutModel
        }
        problem={undefined}
        onDone={() => undefined}
      />
    </PlatformProvider>,
  );
}
const choose = (method: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${method}`) }));
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Review the order' }));
const street = () => screen.queryByRole('textbox', { name: /Street/ });

describe('billing of an order without delivery [CHK-08]', () => {
  test('PayPal asks for no address: the name of who collects is enough', async () => {
    show(pickup);
    const byName = screen.getByRole('checkbox', { name: 'In the name of Mara Lindqvist, without an address' });
    expect(byName).toMatchObject({ checked: true });
    expect(street()).toBeNull();
    goOn();
    await eventually(() => expect(submitBillingAddress).toHaveBeenCalledWith({ ...contact, country: 'US' }));
  });

  test('an address can still be entered for the bill', () => {
    show(pickup);
    fireEvent.click(screen.getByRole('checkbox', { name: /^In the name of/ }));
    expect(street()).not.toBeNull();
  });

  test('a card asks for the address that its bank knows', () => {
    show(pickup);
    choose('CREDIT_CARD');
    expect(screen.queryByRole('checkbox', { name: /^In the name of/ })).toBeNull();
    expect(street()).not.toBeNull();
  });

  test('a gift card by email asks for a name, where only an email is known', async () => {
    show(digital, { ...contact, firstName: '', lastName: '' });
    expect(street()).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /First name/ }), { target: { value: 'Mara' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Last name/ }), { target: { value: 'Lindqvist' } });
    goOn();
    await eventually(() => expect(submitBillingAddress).toHaveBeenCalledWith({ ...contact, country: 'US' }));
  });
});
