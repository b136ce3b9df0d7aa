import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { MemoryRouter } from 'react-router-dom';
import { type Cart, exampleCart } from 'shared-contracts/calls/cart-entities';
import { cartChanged } from 'shared-contracts/events/cart';
import { PlatformProvider } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkoutModel } from '../model/checkout-model.ts';
import type { CheckoutModel } from '../model/checkout-state.ts';
import { placingToast } from '../model/order-errors.ts';
import { checkoutServices } from '../testing/checkout-services.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

const address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  addressLine1: '12 Alder Street',
  city: 'Vancouver',
  postalCode: 'V6B 1A1',
  province: 'BC',
  country: 'CA',
};
const billingAddress = { ...address, addressLine1: '5 Spruce Road' };
const cart: Cart = { ...exampleCart, shippingAddress: address, billingAddress };
const grown: Cart = { ...cart, totals: { ...cart.totals, total: 40_000, remainingToPay: 40_000 } };
const card = { code: 'CREDIT_CARD', additionalData: { token: 'tok_1' }, label: 'Visa 1111' } as const;
const inOtherTab = () => screen.queryByText(/changed in another tab/);

let services: ReturnType<typeof checkoutServices>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storedCart.write(summaryOf(cart));
  services = checkoutServices();
  services.next('cart.read', () => cart);
});
afterEach(cleanup);

async function show(step: string, prepare: (model: CheckoutModel) => void = () => undefined) {
  const platform = fakePlatform({ answer: services.answer, session: { status: 'guest', consumerNo: 'c-1' } });
  const model = checkoutModel(platform);
  await model.load();
  prepare(model);
  function Steps() {
    const state = useAtomValue(model.atom, { store: platform.store });
    return <CheckoutSteps state={state} model={model} initialProblem={undefined} onPlaced={() => undefined} />;
  }
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/en-us/checkout?step=${step}`]}>
        <Steps />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}
const withCard = (model: CheckoutModel) => model.keepPayment(card);

describe('a cart that changes during checkout', () => {
  test('is announced when another tab did it [CHK-01]', async () => {
    const { bus } = await show('shipping');
    services.next('cart.read', () => grown);
    act(() => bus.publish(cartChanged, summaryOf(grown)));
    await eventually(() => expect(inOtherTab()).not.toBeNull());
  });

  test('is nobody else’s doing when the shopper signs in, and is read again [CHK-02]', async () => {
    const { bus, store } = await show('shipping');
    services.next('cart.read', () => grown);
    store.set(sessionAtom, { status: 'consumer', consumerNo: 'c-2' });
    act(() => bus.publish(cartChanged, summaryOf(grown)));
    await eventually(() => expect(screen.getAllByText('$400.00').length).toBeGreaterThan(0));
    expect(inOtherTab()).toBeNull();
  });
});

describe('a payment that is no longer known', () => {
  test('is asked for again with the reason [CHK-01]', async () => {
    await show('summary');
    expect(await screen.findByText(/enter once more how you pay/)).toBeDefined();
  });

  test('is asked for without a reason the first time', async () => {
    await show('billing');
    expect(await screen.findByRole('button', { name: 'Review the order' })).toBeDefined();
    expect(screen.queryByText(/enter once more how you pay/)).toBeNull();
  });
});

test('the review names to whom the order is billed [CHK-18]', async () => {
  await show('summary', withCard);
  expect((await screen.findByText('Billing address', { selector: 'p' })).parentElement?.textContent).toMatch(
    /5 Spruce Road/,
  );
});

test('what is told about an attempt ends when the shopper goes on [CHK-21]', async () => {
  const { toasts } = await show('summary', withCard);
  toasts.show({ tone: 'error', text: 'Your payment was declined', persistent: true, key: placingToast });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit payment' }));
  expect(toasts.shown()).toEqual([]);
});
