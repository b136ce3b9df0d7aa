import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { LoyaltyVoucher } from 'shared-contracts/calls/cart-entities';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { Vouchers } from './vouchers.tsx';

afterEach(cleanup);

const voucher = (points: number): LoyaltyVoucher => ({
  points,
  amountInCurrency: points * 10,
  available: true,
  eligible: true,
});

test('keeps the latest choice when the answer to an earlier one comes [CHK-12]', async () => {
  const answers: (() => void)[] = [];
  const spendVoucher: CheckoutModel['spendVoucher'] = () => new Promise((resolve) => answers.push(resolve));
  const loyalty = { currentLoyaltyPoints: 500, applicableLoyaltyVouchers: [voucher(100), voucher(200)] };
  render(
    <PlatformProvider platform={fakePlatform({})}>
      <Vouchers loyalty={loyalty} currency="USD" model={{ spendVoucher } as CheckoutModel} />
    </PlatformProvider>,
  );
  const radio = (value: string) => screen.getByDisplayValue<HTMLInputElement>(value);
  fireEvent.click(radio('100'));
  fireEvent.click(radio('200'));
  await act(async () => answers[0]?.());
  expect(radio('200').checked).toBe(true);
  await act(async () => answers[1]?.());
  // The services' answer decides now: this cart has no voucher applied.
  expect(radio('none').checked).toBe(true);
});
