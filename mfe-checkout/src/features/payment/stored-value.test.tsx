import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { StoredValue } from './stored-value.tsx';

afterEach(cleanup);

test('names each saved gift card at its button, which keeps the focus while it works [ACC-11]', async () => {
  let finish = (): void => {};
  const used: unknown[] = [];
  const addInstrument: CheckoutModel['addInstrument'] = (instrument) => {
    used.push(instrument);
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const card = { type: 'GIFT_CARD', currency: 'USD', balance: 2500, default: false } as const;
  render(
    <PlatformProvider platform={fakePlatform()}>
      <StoredValue
        cart={{ ...exampleCart, payment_instruments: [], totals: { ...exampleCart.totals, remainingToPay: 9000 } }}
        offered={[{ id: 'GIFT_CARD', label: 'Gift card' }]}
        saved={[
          { ...card, paymentInstrumentId: 'one', lastFour: '0001' },
          { ...card, paymentInstrumentId: 'two', lastFour: '0002' },
        ]}
        model={{ addInstrument } as CheckoutModel}
      />
    </PlatformProvider>,
  );
  const button = screen.getByRole('button', { name: 'Use $25.00 Gift card ending in 0002' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(used).toEqual([{ payment_method_id: 'GIFT_CARD', payment_instrument_id: 'two' }]);
  expect(screen.getByRole('button', { name: 'Using Gift card ending in 0002' })).toBe(button);
  expect([button.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', button]);
  expect(screen.getByRole('button', { name: 'Use $25.00 Gift card ending in 0001' })).toBeTruthy();
  finish();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

test('tells what stays on a gift card after the order [CHK-11]', () => {
  const applied = { payment_method_id: 'GIFT_CARD', payment_instrument_id: 'one', amount: 2610 } as const;
  render(
    <PlatformProvider platform={fakePlatform()}>
      <StoredValue
        cart={{
          ...exampleCart,
          payment_instruments: [{ ...applied, c_gcCardNumber: '•••• 0001', c_gcBalanceAfter: 2390 }],
        }}
        offered={[{ id: 'GIFT_CARD', label: 'Gift card' }]}
        saved={[]}
        model={{} as CheckoutModel}
      />
    </PlatformProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Gift card •••• 0001$23.90 will be left on it−$26.10');
});
