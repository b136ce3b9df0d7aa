import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  type ConsumerProfile,
  enrolConsumer,
  getConsumer,
  lookUpConsumer,
  updateConsumer,
} from 'shared-contracts/calls/consumer';
import { getWelcomePromotion } from 'shared-contracts/calls/consumer-wallet';
import { getAddressRules, getCountryList } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { type SessionState, sessionAtom } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillInSignUp } from '../../testing/fill-in-sign-up.ts';
import { Enroll } from './enroll.tsx';
import { enrollMemory } from './enroll-memory.ts';

afterEach(() => {
  cleanup();
  enrollMemory.forget();
});

const { example } = getConsumer;
const consumer: SessionState = { status: 'consumer', consumerNo: 'c-2' };

interface Open {
  readonly session?: SessionState;
  /** The account at first. */
  readonly profile?: ConsumerProfile;
  readonly nextStep?: 'signIn' | 'signUp';
  /** Thrown by the call with this name. */
  readonly refuse?: Readonly<Record<string, ProductError>>;
  readonly email?: string;
  /** What saving waits for. */
  readonly saved?: Promise<void>;
}

function open({
  session = { status: 'guest', consumerNo: 'c-1' },
  profile = example,
  nextStep = 'signIn',
  refuse = {},
  email = '',
  saved,
}: Open = {}) {
  let account = profile;
  const sent: unknown[] = [];
  const platform = fakePlatform({
    session,
    botToken: undefined,
    async answer({ name, example: usual }, input) {
      const refusal = refuse[name];
      if (refusal) throw refusal;
      const { body } = input as { readonly body?: { readonly consumerProfile: Partial<ConsumerProfile> } };
      if (name === lookUpConsumer.name) return { nextStep };
      if (name === getCountryList.name) return { countries: [{ code: 'US', name: 'United States', dialCode: '1' }] };
      if (name === getAddressRules.name)
        return {
          countryCode: 'US',
          fields: [
            { name: 'phone', label: '', required: true, pattern: '\\d{10}', dialCode: '1', autocomplete: '', width: 4 },
          ],
        };
      if (name === getWelcomePromotion.name) return { code: 'HELLO-4K7Q', redeemed: false };
      if (name === enrolConsumer.name) account = { ...account, isLoyaltyMember: true };
      else if (name === updateConsumer.name) {
        await saved;
        const { consumerDetails, preferences } = body?.consumerProfile ?? {};
        sent.push(body?.consumerProfile);
        account = {
          ...account,
          consumerDetails: { ...account.consumerDetails, ...consumerDetails },
          preferences: { ...account.preferences, ...preferences },
        };
      } else if (name !== getConsumer.name) return usual;
      return account;
    },
  });
  platform.session.signIn.mockImplementation(async () => {
    platform.store.set(sessionAtom, consumer);
    return consumer;
  });
  const onDone = vi.fn();
  const enroll = (from = email) => (
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <Enroll place="page" email={from} onDone={onDone} />
      </MemoryRouter>
    </PlatformProvider>
  );
  const { unmount } = render(enroll());
  /** Renders it anew, as after a reload. */
  function reload(from = email): void {
    const kept = { ...sessionStorage };
    unmount();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, `${value}`);
    render(enroll(from));
  }
  return { unmount, reload, platform, sent, onDone };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
/** The step that holds the focus. */
const step = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));
async function lookUp(email = 'mara@example.org') {
  type('Email', email);
  press('Continue');
  await screen.findByText(new RegExp(email));
  // What is to be typed next has the focus.
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', ''));
  expect(document.activeElement?.tagName).toBe('INPUT');
}
async function signIn() {
  await lookUp();
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
  press('Sign in');
}
const withBirthDate = { ...example, consumerDetails: { ...example.consumerDetails, birthDate: '1990-02-09' } };
const complete = {
  ...withBirthDate,
  consumerDetails: { ...withBirthDate.consumerDetails, phone: '+15035550142' },
  isLoyaltyMember: true,
};

describe('from an email to an account [ACC-05]', () => {
  test('who has an account signs in, and is done where nothing is missing', async () => {
    const { onDone, platform } = open({ profile: complete });
    await signIn();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(platform.toasts.shown().map(({ text }) => text)).toEqual(['You are signed in.']);
  });

  test('who has none signs up with that email, is welcomed, and may pass over the rest', async () => {
    const { onDone, platform } = open({ nextStep: 'signUp', profile: withBirthDate });
    await lookUp();
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'mara@example.org');
    fillInSignUp();
    press('Create account');
    await step('Welcome, Mara');
    press('Continue');
    await step('Your phone number');
    press('Not now');
    await step('What takes you outside?');
    press('Not now');
    await step('That is all');
    expect(onDone).not.toHaveBeenCalled();
    press('Continue');
    expect(onDone).toHaveBeenCalledOnce();
    // The steps have told it, and nothing lies over them.
    expect(platform.toasts.shown()).toEqual([]);
  });

  test('who has forgotten the password asks for a link', async () => {
    open();
    await lookUp();
    press('Forgot your password?');
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
  });

  test('says what is known of the email, whichever form is chosen', async () => {
    open();
    await lookUp();
    press('Create an account');
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.getByText('There is an account for mara@example.org.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'mara@example.org');
  });

  test('says that an account exists whose sign-in failed', async () => {
    const { platform } = open({ nextStep: 'signUp' });
    await lookUp();
    await screen.findByRole('textbox', { name: 'First name' });
    fillInSignUp();
    type('Email', 'mara.l@example.org');
    platform.session.signIn.mockRejectedValueOnce(new ProductError('GEN500', 'Not now.'));
    press('Create account');
    expect(await screen.findByText('There is an account for mara.l@example.org.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'mara.l@example.org'),
    );
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  test('lets in who is refused a session of a guest', async () => {
    open({ session: { status: 'loading' } });
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy();
  });

  test('says why an email cannot be looked up, at its field, and keeps it', async () => {
    open({ refuse: { [lookUpConsumer.name]: new ProductError('AUT453', 'Said by the services.') } });
    type('Email', 'mara@example.org');
    press('Continue');
    expect(await screen.findByText('Said by the services.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'mara@example.org');
  });

  test('leads back to another email', async () => {
    open();
    await lookUp();
    press('Use another email');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })));
    await lookUp('lena@example.org');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lena@example.org');
  });

  test('begins with what was typed elsewhere', () => {
    open({ email: 'lena@example.org' });
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lena@example.org');
  });

  test('ends at once for employees, who have no such profile', async () => {
    const { onDone } = open({ session: { status: 'employee', consumerNo: 'c-3', isEmployeeDiscountTCAccepted: true } });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});

describe('what an account lacks [ACC-05]', () => {
  test('is saved step by step: membership, phone number, profile, and interests', async () => {
    const profile = {
      ...example,
      consumerDetails: { ...example.consumerDetails, lastName: '', birthDate: undefined },
    };
    const { sent } = open({ profile });
    await signIn();
    await step('Your phone number');
    await screen.findByText(/United States/);
    press('Save and continue');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-invalid')).toBe('true'),
    );
    type('Phone', '5035550142');
    press('Save and continue');
    await step('Your details');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Mara');
    type('Last name', 'Lindqvist');
    type(/^Date of birth/, '02/09/1990');
    press('Save and continue');
    await step('Points with every order');
    fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the loyalty terms/ }));
    press('Join now');
    await step('Welcome, Mara');
    expect(screen.queryByText(/^Your account is open/)).toBeNull();
    expect(await screen.findByText('HELLO-4K7Q')).toBeTruthy();
    press('Continue');
    await step('What takes you outside?');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Skiing' }));
    press('Save and continue');
    await step('That is all');
    expect(sent).toEqual([
      { consumerDetails: { phone: '5035550142', phoneCode: '1' } },
      { consumerDetails: { lastName: 'Lindqvist', birthDate: '1990-02-09' } },
      { preferences: { interests: 'skiing' } },
    ]);
  });

  test('goes on after a reload where it was', async () => {
    const { reload } = open({ session: consumer });
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeTruthy();
    press('Not now');
    await step('Your details');
    reload();
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeTruthy();
  });

  test('goes on where it was although a link names another email', async () => {
    const { reload } = open({ session: consumer });
    await screen.findByRole('heading', { name: 'Your phone number' });
    press('Not now');
    await step('Your details');
    reload('lena@example.org');
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeTruthy();
  });

  test('starts over after somebody leaves and comes back', async () => {
    const { unmount } = open({ session: consumer });
    await screen.findByRole('heading', { name: 'Your phone number' });
    press('Not now');
    await step('Your details');
    unmount();
    open({ session: consumer });
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeTruthy();
  });

  test('shows nothing of who signs out', async () => {
    const { platform } = open();
    await signIn();
    await step('Your phone number');
    platform.store.set(sessionAtom, { status: 'guest', consumerNo: 'c-4' });
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty('value', '');
    expect(enrollMemory.read()).toBeUndefined();
  });

  test('knows how somebody came in before the form has finished', async () => {
    const { platform, onDone } = open({ profile: complete });
    platform.session.signIn.mockImplementation(async () => {
      platform.store.set(sessionAtom, consumer);
      throw new ProductError('GEN500', 'The cart could not be read.');
    });
    await signIn();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull();
  });

  test('is not asked twice where an answer comes late', async () => {
    const save = Promise.withResolvers<void>();
    open({ session: consumer, saved: save.promise });
    await screen.findByText(/United States/);
    type('Phone', '5035550142');
    press('Save and continue');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saving' })).toBeTruthy());
    press('Not now');
    await step('Your details');
    press('Not now');
    await step('What takes you outside?');
    save.resolve();
    await waitFor(() => expect(enrollMemory.read()?.done).toEqual(['mobile', 'profile', 'mobile']));
    expect(screen.getByRole('heading', { name: 'What takes you outside?' })).toBeTruthy();
  });

  test('keeps a form that is open over a reload', async () => {
    const { reload } = open();
    await lookUp();
    reload();
    expect(await screen.findByText('There is an account for mara@example.org.')).toBeTruthy();
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
    press('Sign in');
    await step('Your phone number');
  });

  test('stays with what was typed when it cannot be saved, and says why', async () => {
    open({ session: consumer, refuse: { [updateConsumer.name]: new ProductError('AUT444', 'Said by the services.') } });
    await screen.findByRole('heading', { name: 'Your phone number' });
    await screen.findByText(/United States/);
    type('Phone', '5035550142');
    press('Save and continue');
    expect(await screen.findByText('Said by the services.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveProperty('value', '5035550142');
  });
});
