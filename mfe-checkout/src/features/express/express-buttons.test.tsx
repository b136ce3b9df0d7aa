import { cleanup, render, screen } from '@testing-library/react';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { cartChanged } from 'shared-contracts/events/cart';
import { PlatformProvider } from 'shared-contracts/platform';
import { type SessionState, sessionAtom } from 'shared-contracts/session';
import { storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test } from 'vitest';
import { checkoutServices } from '../../testing/checkout-services.ts';
import { ExpressButtons } from './express-buttons.tsx';

afterEach(cleanup);

const all = {
  ...getPaymentMethods.example,
  paymentMethods: (['CREDIT_CARD', 'PAYPAL', 'DW_APPLE_PAY'] as const).map((id) => ({ id, label: id })),
};
const associate: SessionState = {
  status: 'associate',
  consumerNo: 'c-1',
  store: {
    storeId: 'US01',
    storeName: 'Portland',
    country: 'US',
    storeEmployeeId: 'E101',
    storeEmployeeName: 'Noor',
    idleSeconds: 900,
  },
};

function show(session: SessionState, remainingToPay = exampleCart.totals.total) {
  const services = checkoutServices();
  const cart = { ...exampleCart, totals: { ...exampleCart.totals, remainingToPay } };
  services.next('cart.read', () => cart);
  services.next('cart.paymentMethods', () => all);
  storedCart.write(summaryOf(cart));
  const platform = fakePlatform({ answer: services.answer });
  platform.store.set(sessionAtom, session);
  platform.bus.publish(cartChanged, summaryOf(cart));
  render(
    <PlatformProvider platform={platform}>
      <ExpressButtons />
    </PlatformProvider>,
  );
  return services;
}
const frames = () => screen.getAllByTitle(/Express checkout/).map(({ title }) => title);

describe('express buttons [CART-30]', () => {
  test('are PayPal and Apple Pay', async () => {
    show({ status: 'guest', consumerNo: 'c-1' });
    await screen.findByRole('region', { name: 'Express checkout' });
    expect(frames()).toEqual(['Express checkout with PayPal', 'Express checkout with Apple Pay']);
  });

  test('are never PayPal for an associate', async () => {
    show(associate);
    await screen.findByRole('region', { name: 'Express checkout' });
    expect(frames()).toEqual(['Express checkout with Apple Pay']);
  });

  test('are hidden when nothing is left to pay', async () => {
    const services = show({ status: 'guest', consumerNo: 'c-1' }, 0);
    await expect.poll(() => services.calls('cart.paymentMethods')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Express checkout' })).toBeNull();
  });
});
