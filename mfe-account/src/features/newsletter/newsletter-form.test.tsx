// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { requestNewsletter } from 'shared-contracts/calls/newsletter';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { NewsletterForm } from './newsletter-form.tsx';

const answer = vi.fn();
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function open(): void {
  render(
    <PlatformProvider platform={fakePlatform({ answer })}>
      <MemoryRouter>
        <NewsletterForm place="inline" />
      </MemoryRouter>
    </PlatformProvider>,
  );
}
const type = (email: string) => fireEvent.change(screen.getByLabelText(/Email/), { target: { value: email } });
const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const subscribe = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

test('needs an email address and the privacy policy, and says so at the fields [CNT-14]', async () => {
  open();
  subscribe();
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  type('lena@');
  agree();
  subscribe();
  expect(await screen.findByText('Email is not valid')).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

test('asks for the mail that confirms, names its location, and says where it went [CNT-14] [CNT-17]', async () => {
  answer.mockResolvedValue(requestNewsletter.example);
  open();
  type('lena@demo.example');
  agree();
  subscribe();
  expect((await screen.findByRole('status')).textContent).toContain('lena@demo.example');
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ name: requestNewsletter.name }),
    expect.objectContaining({
      body: { email: 'lena@demo.example', policy: true, formLocation: 'inline:single:newsletter:none' },
    }),
    undefined,
  );
});

test('shows an error above the form, and keeps what was typed [CNT-14]', async () => {
  answer.mockRejectedValue(new ProductError('API429', 'That was too quick.'));
  open();
  type('lena@demo.example');
  agree();
  subscribe();
  expect((await screen.findByRole('alert')).textContent).toContain('That was too quick.');
  expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('lena@demo.example');
});
