// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { StoredValueForm } from './stored-value-form.tsx';

afterEach(cleanup);

function show(answer: () => unknown) {
  const onAdded = vi.fn();
  const calls = vi.fn((_input: object) => answer());
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'c-1' },
    answer: (_call, input) => calls(input),
  });
  render(
    <PlatformProvider platform={platform}>
      <StoredValueForm onAdded={onAdded} />
    </PlatformProvider>,
  );
  return { platform, calls, onAdded };
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to my account' }));
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code or number' });

test('asks for number and PIN of a gift card, and adds it without the spaces that were typed [ACC-11]', async () => {
  const { calls, onAdded } = show(() => ({ card: { paymentInstrumentId: crypto.randomUUID() } }));
  add();
  await waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('textbox', { name: 'PIN' }).getAttribute('aria-invalid')).toBe('true');
  type('Code or number', '6036 1100 0000 0002');
  type('PIN', '246810');
  add();
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(calls.mock.calls).toMatchObject([
    [{ body: { type: 'GIFT_CARD', number: '6036110000000002', pin: '246810' } }],
  ]);
  expect(number().value).toBe('');
});

test.each([
  ['GIFT_CARD', 'PYT300', 'This gift card is in your account already.'],
  ['GIFT_CARD', 'PYT404', 'The gift card could not be saved. Please check number and PIN.'],
  ['GIFT_CARD', 'GFC765', 'Locked for an hour.'],
  ['REWARD_CARD', 'PYT300', 'This one is in your account already.'],
  ['REWARD_CODE', 'PYT300', 'This one is in your account already.'],
  ['REWARD_CODE', 'PYT404', 'It could not be added. Please check what you typed.'],
] as const)('a %s that is refused with %s is told as %j [ACC-11]', async (kind, errorId: ErrorId, text) => {
  const { platform, onAdded } = show(() => {
    throw new ProductError(errorId, errorId === 'GFC765' ? 'Locked for an hour.' : '', { status: 409 });
  });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: kind } });
  type('Code or number', '6036110000000002');
  if (kind !== 'REWARD_CODE') type('PIN', '246810');
  add();
  await waitFor(() => expect(platform.toasts.shown()).toMatchObject([{ tone: 'error', text }]));
  expect(screen.getByText(text)).toBeTruthy();
  expect(number().value).toBe('6036110000000002');
  expect(onAdded).not.toHaveBeenCalled();
});
