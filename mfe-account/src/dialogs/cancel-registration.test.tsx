import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type EventRegistration, getEventRegistrations } from 'shared-contracts/calls/events';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import CancelRegistrationDialog from './cancel-registration.tsx';

afterEach(cleanup);
const registration = getEventRegistrations.example.registrations[0] as EventRegistration;

function open(answer: () => unknown, change: Partial<EventRegistration> = {}, locale: LocaleId = 'en-us') {
  const asked = vi.fn(answer);
  const dialog = { open: true, resolve: vi.fn(), dismiss: vi.fn(), onClosed: vi.fn(), keep: vi.fn() };
  render(
    <PlatformProvider platform={fakePlatform({ answer: asked, locale })}>
      <MemoryRouter>
        <CancelRegistrationDialog {...dialog} props={{ registration: { ...registration, ...change } }} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { ...dialog, asked };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('names the event, its days, and what becomes of the places before it cancels [ACC-16]', async () => {
  const { resolve, asked } = open(() => ({}));
  expect(screen.getByText('Two days at the bench')).toBeDefined();
  expect(screen.getByText('Sat, May 1 · Sun, May 2')).toBeDefined();
  expect(screen.getByText(/your guest’s will go to others/)).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  press('Yes, cancel it');
  await waitFor(() => expect(resolve).toHaveBeenCalledExactlyOnceWith(true));
});

test('keeps the registration when that is what somebody wants [ACC-16]', () => {
  const { dismiss, asked } = open(() => ({}), { plusOne: undefined });
  expect(screen.getByText(/^Your place will go to somebody else/)).toBeDefined();
  press('Keep my place');
  expect(dismiss).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['This event is over.', 'This event is over.'],
  ['', 'Your registration could not be canceled. Please try again.'],
])('shows a refusal with the message "%s" as "%s", and stays [ACC-16]', async (message, text) => {
  const { resolve } = open(() => Promise.reject(new ProductError('EVT410', message)));
  press('Yes, cancel it');
  expect(await screen.findByText(text)).toBeDefined();
  expect(resolve).not.toHaveBeenCalled();
});

test.each(['en-gb', 'en-ca'] as const)('spells in %s that it could not be cancelled [ACC-16]', async (locale) => {
  open(() => Promise.reject(new ProductError('EVT410', '')), {}, locale);
  press('Yes, cancel it');
  expect(await screen.findByText('Your registration could not be cancelled. Please try again.')).toBeDefined();
});

test('takes a registration that was canceled elsewhere as canceled [ACC-16]', async () => {
  const { resolve } = open(() => Promise.reject(new ProductError('EVT405', 'Gone.')));
  press('Yes, cancel it');
  await waitFor(() => expect(resolve).toHaveBeenCalledExactlyOnceWith(true));
});
