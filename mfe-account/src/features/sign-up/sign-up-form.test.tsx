import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { getAddressRules } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignUpForm } from './sign-up-form.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(cleanup);

function open(refusal: ProductError) {
  const signUp = vi.fn(async () => Promise.reject(refusal));
  const platform = fakePlatform({
    answer: ({ name }: AnyCall) => (name === getAddressRules.name ? getAddressRules.example : signUp()),
    botToken: undefined,
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <SignUpForm location="page:single:sign-up:none" onDone={() => undefined} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  for (const [name, value] of [
    ['First name', 'Mara'],
    ['Last name', 'Lindqvist'],
    ['Email', 'mara@example.org'],
    ['Postal code', '97205'],
    [/^Date of birth/, '02/09/1990'],
  ] as const)
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return { signUp };
}
const description = (name: string | RegExp) => {
  const field = screen.getByRole('textbox', { name });
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
};

describe('a refused sign-up [ACC-04] [PLT-06]', () => {
  test.each([
    ['AUT439', 'Email'],
    ['PRO400', 'Email'],
    ['AUT442', 'Phone (optional)'],
    ['AUT444', 'Phone (optional)'],
    ['PRO411', /^Date of birth/],
  ])('shows %s at its field in the services’ words', async (id, name) => {
    open(new ProductError(id, 'Said by the services.'));
    await waitFor(() => expect(description(name)).toBe('Said by the services.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('scrolls any other error into view as an alert', async () => {
    open(new ProductError('AUT500', 'We could not do that.'));
    expect((await screen.findByRole('alert')).textContent).toBe('We could not do that.');
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  });

  test('validates the form again when the birth date is missing', async () => {
    const { signUp } = open(new ProductError('PRO411', 'Said by the services.'));
    signUp.mockImplementation(async () => {
      fireEvent.input(screen.getByRole('textbox', { name: /^Date of birth/ }), { target: { value: '' } });
      throw new ProductError('PRO411', 'Said by the services.');
    });
    await waitFor(() => expect(description(/^Date of birth/)).toBe('Please tell your date of birth.'));
  });
});
