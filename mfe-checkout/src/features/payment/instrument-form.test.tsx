import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices } from 'storefront-kit/testing/services';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { InstrumentForm } from './instrument-form.tsx';

afterEach(cleanup);

function show(services: ReturnType<typeof fakeServices>, addInstrument: CheckoutModel['addInstrument']) {
  render(
    <PlatformProvider platform={fakePlatform({ answer: services.answer })}>
      <InstrumentForm method="GIFT_CARD" model={{ addInstrument } as CheckoutModel} />
    </PlatformProvider>,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
  return {
    number: field('Card number'),
    pin: field('PIN'),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true })),
  };
}
const never: CheckoutModel['addInstrument'] = () => Promise.reject(new Error('The card was applied'));

test('shows what is left on a gift card, without applying it, and keeps what was typed [CHK-11]', async () => {
  const services = fakeServices({
    'cart.giftCardBalance': () => ({ balance: 4200, currency: 'USD', lastFour: '0002' }),
  });
  const { number, pin, press } = show(services, never);
  fireEvent.input(number, { target: { value: '6036 1100 0000 0002' } });
  fireEvent.input(pin, { target: { value: '246810' } });
  press('Check the balance');
  expect(await screen.findByText('Card ending in 0002: $42.00')).toBeTruthy();
  expect(services.calls('cart.giftCardBalance')[0]?.input).toMatchObject({
    body: { c_gcCardNumber: '6036110000000002', c_gcPin: '246810' },
  });
  expect([number.value, pin.value]).toEqual(['6036 1100 0000 0002', '246810']);
});

test('explains a refusal at the number, and asks for both fields first [CHK-11]', async () => {
  const services = fakeServices({
    'cart.giftCardBalance': () => {
      throw new ProductError('GFC760', 'Number and PIN do not match.');
    },
  });
  const { number, pin, press } = show(services, never);
  press('Check the balance');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(services.calls('cart.giftCardBalance')).toEqual([]);
  fireEvent.input(number, { target: { value: '6036' } });
  fireEvent.input(pin, { target: { value: '1' } });
  press('Check the balance');
  expect(await screen.findByText('Number and PIN do not match.')).toBeTruthy();
});
