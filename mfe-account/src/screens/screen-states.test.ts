import path from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { getFavorites, getSharedFavorites } from 'shared-contracts/calls/favorites';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import type { SessionState } from 'shared-contracts/session';
import { screensOf } from 'storefront-kit/testing/screen-states';
import { describe, test } from 'vitest';
import remote from '../../remote.ts';

const consumer: SessionState = { status: 'consumer', consumerNo: 'c-2' };
const values: Readonly<Record<string, string>> = {
  email: 'mara@example.org',
  orderNumber: 'TF-7K2M-9QXD',
  password: 'Fell-Runner-27',
  again: 'Fell-Runner-27',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  postalCode: '97205',
  birthDate: '04/12/1990',
  product: 'Skarn Shell Jacket',
  description: 'The zip is torn.',
};

/** What a tab remembers that has sent somebody to an identity provider. */
const beginAtProvider = () =>
  sessionStorage.setItem(
    'shop.account.provider',
    JSON.stringify({
      idp: 'sandbox',
      name: 'Sandbox sign-in',
      state: 's-1',
      nonce: 'n-1',
      codeVerifier: 'v-1',
      redirectUri: 'http://localhost/en-us/signed-in',
      back: '/en-us/account',
      since: Date.now(),
    }),
  );

/** Fills the form that a button sends, ticks its boxes, and presses the button. */
const sending = (name: string) => () => {
  const button = screen.getByRole('button', { name });
  for (const input of button.closest('form')?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
    if (input.type === 'checkbox') fireEvent.click(input);
    else if (values[input.name]) fireEvent.input(input, { target: { value: values[input.name] } });
  }
  fireEvent.click(button);
};

const screens = screensOf(remote, path.resolve(import.meta.dirname, '../..'), {
  account: { at: '/account', send: sending('Find the order'), shows: /^\/account\/orders\/TF-/ },
  orders: {
    at: '/account/orders',
    session: consumer,
    send: sending('Find the order'),
    shows: /^\/account\/orders\/TF-/,
  },
  order: { at: '/account/orders/TF-7K2M-9QXD', session: consumer, shows: /Visa ending in 1111/ },
  events: { at: '/account/events', session: consumer, shows: /Two days at the bench/ },
  addresses: { at: '/account/addresses', session: consumer, shows: /Add a delivery address/ },
  wallet: { at: '/account/payment', session: consumer, shows: /1111/ },
  messages: { at: '/account/messages', session: consumer, shows: /Get the newsletter/ },
  cases: { at: '/account/cases', session: consumer, shows: /SC-4K7Q-2X9D/ },
  case: { at: '/account/cases/SC-4K7Q-2X9D', session: consumer, shows: /We repair it/ },
  loyalty: { at: '/account/loyalty', session: consumer, shows: /Join now/ },
  profile: { at: '/account/profile', session: consumer, shows: /Save/ },
  data: { at: '/account/data', session: consumer, shows: /Delete account/ },
  security: { at: '/account/security', session: consumer, shows: /This device/ },
  'associate-login': { at: '/associate-login?for=shopping', send: sending('Sign in'), shows: /signed in/i },
  'confirm-email': { at: '/confirm-email?token=t-1', shows: /mara@/ },
  contact: { at: '/contact', shows: /An order/ },
  enroll: {
    at: '/enroll',
    session: consumer,
    flags: { [simplifiedEnrollment.key]: true },
    shows: /Your phone number/,
  },
  favorites: { at: '/favorites', session: consumer, shows: /Skarn Shell Jacket/ },
  'forgot-password': { at: '/forgot-password', send: sending('Send the link'), shows: /mara@example\.org/ },
  newsletter: { at: '/newsletter', send: sending('Subscribe'), shows: /mara@example\.org/ },
  'shared-favorites': {
    at: '/shared-favorites?list=Vb7yq2k0wVq0q3c1mX4n8g',
    answers: { [getSharedFavorites.name]: getFavorites.example },
    shows: /Skarn Shell Jacket/,
  },
  warranty: { at: '/warranty', send: sending('Send'), shows: /SC-4K7Q-2X9D/ },
  withdrawal: { at: '/withdrawal', send: sending('Find the order'), shows: /nothing left/ },
  'signed-in': { at: '/signed-in?state=s-1&code=c-1', prepare: beginAtProvider, shows: /You are signed in/ },
  'sign-up': { at: '/sign-up', send: sending('Create account'), shows: /^account\.welcome$/ },
});

describe.each(screens)('the page $path [PLT-14]', (page) => {
  test('has a heading and no error before anything is asked', () => page.idle());
  test('says that it is busy while a call waits', () => page.pending());
  test('shows what it got', () => page.success());
  test.each(['GEN500', 'NET503'] as const)('tells that a call failed with %s and offers a way on', (id) =>
    page.error(id),
  );
});
