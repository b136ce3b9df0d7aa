import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutModel } from '../../model/checkout-model.ts';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { checkoutServices } from '../../testing/checkout-services.ts';
import { ReviewStep } from './review-step.tsx';

let services: ReturnType<typeof checkoutServices>;
let model: CheckoutModel;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storedCart.write({ basketId: exampleCart.basketId, totalItems: 1 });
  services = checkoutServices();
});
afterEach(cleanup);

async function show() {
  const platform = fakePlatform({ answer: services.answer });
  const { faults } = platform;
  model = checkoutModel(platform);
  await model.load();
  model.keepPayment({ code: 'CREDIT_CARD', additionalData: { token: 'tok_1' }, label: 'Visa 1111' });
  const on = { placed: vi.fn(), back: vi.fn() };
  function ReviewUnderTest({ model }: { readonly model: CheckoutModel }) {
    const state = useAtomValue(model.atom, { store: platform.store });
    return <ReviewStep state={state} model={model} onPlaced={on.placed} onStepBack={on.back} />;
  }
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <ReviewUnderTest model={model} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { ...on, faults, toasts: () => platform.toasts.shown() };
}
const button = () => screen.getByRole('button', { name: /Place order|Placing/ });
const refuse = (id: string, message = `Words for ${id}`) =>
  services.next('checkout.placeOrder', () => {
    throw new ProductError(id, message);
  });

describe('the place-order button', () => {
  test('shows the amount', async () => {
    await show();
    expect(button().textContent).toBe('Place order · $349.00');
  });

  test.each([
    ['what is left', 110, 'Place order · $1.10'],
    ['nothing', 0, 'Place order'],
  ])('asks for %s once stored value pays its part [CHK-11]', async (_, remainingToPay, text) => {
    const cart = { ...exampleCart, totals: { ...exampleCart.totals, remainingToPay } };
    services.next('cart.read', () => cart);
    await show();
    expect(button().textContent).toBe(text);
  });

  test('places one order when pressed twice [CHK-19]', async () => {
    const { placed } = await show();
    fireEvent.click(button());
    fireEvent.click(button());
    await eventually(() => expect(placed).toHaveBeenCalledExactlyOnceWith(exampleOrder));
    expect(services.calls('checkout.placeOrder')).toHaveLength(1);
  });
});

test('shows that the order is being placed', async () => {
  const answer = Promise.withResolvers<typeof exampleOrder>();
  services.next('checkout.placeOrder', () => answer.promise);
  const { placed } = await show();
  fireEvent.click(button());
  expect(await screen.findByRole('button', { name: /Placing your order/ })).toBeTruthy();
  answer.resolve(exampleOrder);
  await eventually(() => expect(placed).toHaveBeenCalledOnce());
});

describe('a refused order [CHK-21]', () => {
  test.each(['PAY400', 'PYT402'])('leads back to payment with the reason (%s)', async (id) => {
    refuse(id);
    const { back, faults } = await show();
    fireEvent.click(button());
    await eventually(() => expect(back).toHaveBeenCalledExactlyOnceWith('billing', `Words for ${id}`));
    expect(faults).not.toHaveBeenCalled();
  });

  test('leads back to delivery with the reason', async () => {
    refuse('SHP404');
    const { back } = await show();
    fireEvent.click(button());
    await eventually(() => expect(back).toHaveBeenCalledExactlyOnceWith('shipping', 'Words for SHP404'));
  });

  test('shows a changed total and asks again [CHK-24]', async () => {
    refuse('TAX310');
    await show();
    services.next('cart.read', () => ({
      ...exampleCart,
      totals: { ...exampleCart.totals, total: 35900, remainingToPay: 35900 },
    }));
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('Your total has changed.');
    expect(button().textContent).toBe('Place order · $359.00');
  });

  test('says that pressing again places no second order when the answer was lost [CHK-19]', async () => {
    refuse('NET503', '');
    refuse('NET503', '');
    const { placed } = await show();
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('it will not be placed twice');
    fireEvent.click(button());
    await eventually(() => expect(placed).toHaveBeenCalledOnce());
    const keys = services.calls('checkout.placeOrder').map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test('says so even when the cart cannot be read [CHK-19]', async () => {
    refuse('NET503', '');
    refuse('NET503', '');
    await show();
    services.next('cart.read', () => {
      throw new ProductError('NET503', '');
    });
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('it will not be placed twice');
  });

  test('takes the refusal of an attempt back when the next one begins', async () => {
    refuse('PAY400');
    const { toasts, placed } = await show();
    fireEvent.click(button());
    await eventually(() => expect(toasts()).toMatchObject([{ tone: 'error' }]));
    model.keepPayment({ code: 'CREDIT_CARD', additionalData: { token: 'tok_2' }, label: 'Visa 1111' });
    fireEvent.click(button());
    expect(toasts()).toEqual([]);
    await eventually(() => expect(placed).toHaveBeenCalledOnce());
  });

  test('shows a persistent error until it is closed', async () => {
    refuse('PYT400');
    const { toasts } = await show();
    fireEvent.click(button());
    await eventually(() => expect(toasts()).toMatchObject([{ tone: 'error', persistent: true }]));
  });
});
