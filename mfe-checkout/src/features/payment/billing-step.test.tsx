import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Cart, exampleCart } from 'shared-contracts/calls/cart-entities';
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

function show(group: Cart['shippingMethods'][number], who = contact, change: Partial<Cart> = {}) {
  const totals = { ...exampleCart.totals, remainingToPay: 100 };
  render(
    <PlatformProvider platform={fakePlatform()}>
      <BillingStep
        state={{
          ...initialCheckout,
          cart: { ...exampleCart, totals, shippingMethods: [group], ...change },
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
        isRepeated={false}
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

describe('billing of a delivery [CHK-08]', () => {
  const delivered = {
    ...contact,
    addressLine1: '12 Alder Street',
    city: 'Portland',
    postalCode: '97205',
    province: 'OR',
    country: 'US',
  };
  const elsewhere = { ...delivered, addressLine1: '5 Spruce Road', city: 'Salem', postalCode: '97301' };
  const byName = { ...delivered, addressLine1: '', city: '', postalCode: '' };
  const same = () => screen.getByRole('checkbox', { name: 'Same as delivery address' });

  test.each([
    ['nothing is known of the bill', undefined, true],
    ['the bill goes to the delivery address', { ...delivered, email: 'bills@example.org' }, true],
    ['the bill has only had a name', byName, true],
    ['the bill goes elsewhere', elsewhere, false],
  ])('when %s: same address %s', (_, billingAddress, isSame) => {
    show(home, contact, { shippingAddress: delivered, ...(billingAddress ? { billingAddress } : {}) });
    expect(same()).toMatchObject({ checked: isSame });
    if (!isSame) expect(street()).toMatchObject({ value: '5 Spruce Road' });
  });

  test('what was chosen is kept when the step is opened again', async () => {
    show(home, contact, { shippingAddress: delivered });
    fireEvent.click(same());
    fireEvent.change(screen.getByRole('textbox', { name: /Street/ }), { target: { value: '5 Spruce Road' } });
    cleanup();
    show(home, contact, { shippingAddress: delivered });
    expect(same()).toMatchObject({ checked: false });
    expect(street()).toMatchObject({ value: '5 Spruce Road' });
    fireEvent.click(same());
    goOn();
    await eventually(() => expect(submitBillingAddress).toHaveBeenCalledWith(delivered));
    cleanup();
    // Another delivery address: the bill goes there, too, though the cart still names the old one.
    show(home, contact, { shippingAddress: elsewhere, billingAddress: delivered });
    expect(same()).toMatchObject({ checked: true });
  });

  test('a parcel to a collection point offers the address of who ordered', () => {
    show({ ...home, code: 'pudo' }, contact, { shippingAddress: delivered });
    const own = screen.getByRole('checkbox', { name: 'Same as your address' });
    expect(own).toMatchObject({ checked: true });
    expect(screen.getByText('12 Alder Street, Portland, OR 97205')).toBeDefined();
  });
});
