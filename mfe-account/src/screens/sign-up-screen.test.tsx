import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { signUp } from 'shared-contracts/calls/auth';
import { retrieveUserData } from 'shared-contracts/calls/consumer-service';
import { getLoyaltyToken } from 'shared-contracts/calls/consumer-wallet';
import { getInvitation } from 'shared-contracts/calls/invitations';
import { getSocialProviders } from 'shared-contracts/calls/social';
import { interestsDialog, welcomeDialog } from 'shared-contracts/dialogs/account';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { type SessionState, sessionAtom } from 'shared-contracts/session';
import type { FakeDialog } from 'storefront-kit/testing/dialogs';
import { type FakePlatform, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { fillInSignUp } from '../testing/fill-in-sign-up.ts';
import SignUpScreen from './sign-up-screen.tsx';

afterEach(cleanup);

/** The open dialog, once it has this name. */
async function greeted(platform: FakePlatform, name: string): Promise<FakeDialog> {
  await waitFor(() => expect(platform.dialogs.opened().map((dialog) => dialog.name)).toEqual([name]));
  return platform.dialogs.opened()[0] as FakeDialog;
}

const signedIn: SessionState = { status: 'consumer', consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10' };

/** Follows a link to the page, and signs up. */
function signUpAt(query: string, { joins }: { readonly joins: boolean }) {
  const asked = vi.fn((_name: string, _input: object, _source: string | undefined) => undefined);
  const platform = fakePlatform({
    answer: (call: AnyCall, input, options) => {
      asked(call.name, input, options?.source);
      return call.example;
    },
    botToken: undefined,
  });
  platform.session.signIn.mockImplementation(async () => {
    platform.store.set(sessionAtom, signedIn);
    return signedIn;
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/en-us/sign-up?${query}`]}>
        <SignUpScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  fillInSignUp();
  if (joins) fireEvent.click(screen.getByRole('checkbox', { name: /^Join/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return { platform, asked };
}

/** The same, and goes on from what greets a new account. */
async function follow(query: string, joining: { readonly joins: boolean }) {
  const { platform, asked } = signUpAt(query, joining);
  await greeted(platform, welcomeDialog.name).then((dialog) => dialog.resolve(true));
  await greeted(platform, interestsDialog.name).then((dialog) => dialog.resolve(undefined));
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledOnce());
  return { platform, asked };
}

test('sends where the visitor comes from, and fills in what is known of them [ACC-04]', async () => {
  const { consumerId } = retrieveUserData.example;
  const query = new URLSearchParams({
    consumerId,
    email: 'mara@example.org',
    storeNum: 'US01',
    enrollment_marketing_source: 'autumn',
    leadSource: 'trail-fest',
  });
  const { asked, platform } = await follow(`${query}`, { joins: false });
  expect(asked).toHaveBeenCalledWith(
    retrieveUserData.name,
    { body: { consumerId, email: 'mara@example.org' } },
    undefined,
  );
  const source = {
    acquisitionType: 'Registered',
    store: 'US01',
    campaignName: 'autumn',
    formLocation: 'page:single:sign-up:none',
  };
  expect(asked).toHaveBeenCalledWith(
    signUp.name,
    { body: expect.objectContaining({ email: 'mara@example.org', source }) },
    'trail-fest',
  );
  expect(platform.navigate).toHaveBeenCalledWith('/account');
});

test.each([
  { joins: true, handed: 1 },
  { joins: false, handed: 0 },
])(
  'leads an invited visitor where the code of the invitation counts, and hands it on at once: %o [ACC-04]',
  async ({ joins, handed }) => {
    const { platform, asked } = await follow('referral_code=2222-3333', { joins });
    expect(platform.session.signIn).toHaveBeenCalledOnce();
    expect(platform.navigate).toHaveBeenCalledWith('/account/loyalty?referral_code=2222-3333');
    // What hands it on comes late: it is there once it tells of the invitation, or has done so.
    if (!joins) await screen.findByText(/^You are invited:/);
    const tokens = () => asked.mock.calls.filter(([name]) => name === getLoyaltyToken.name).map(([, input]) => input);
    await waitFor(() =>
      expect(tokens()).toEqual(Array(handed).fill({ body: { usid: signedIn.consumerNo, referralCode: '2222-3333' } })),
    );
  },
);

/** Opens the page by the link of an invitation. */
function openInvited({ errorId, session }: { readonly errorId?: '4044'; readonly session?: SessionState } = {}) {
  const platform = fakePlatform({
    ...(session ? { session } : {}),
    answer: (call: AnyCall) =>
      errorId && call.name === getInvitation.name ? Promise.reject(new ProductError(errorId, '')) : call.example,
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/sign-up?referral_code=2222-3333']}>
        <SignUpScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}

test.each([
  ['what an invitation brings', undefined, /^You are invited: .* you get 1,000 points worth \$10\.00\.$/],
  [
    'that an invitation is over',
    '4044',
    'This invitation is not valid here, or no longer. You can create an account all the same.',
  ],
] as const)('tells a visitor %s [ACC-04]', async (_what, errorId, text) => {
  const platform = openInvited(errorId ? { errorId } : {});
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'I have an account' }).getAttribute('href')).toBe(
    '/en-us/account/loyalty?referral_code=2222-3333',
  );
  expect(platform.faults).not.toHaveBeenCalled();
  expect(platform.navigate).not.toHaveBeenCalled();
});

test('leads an invited visitor who is signed in to the program [ACC-04]', async () => {
  const platform = openInvited({ session: signedIn });
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith('/account/loyalty?referral_code=2222-3333', { replace: true }),
  );
});

test.each([
  ['offers the providers above the form', ['sandbox'], 1],
  ['keeps no place for providers where there are none', [], 0],
] as const)('%s [ACC-07]', async (_what, idps, count) => {
  const platform = fakePlatform({
    answer: ({ name, example }: AnyCall) =>
      name === getSocialProviders.name
        ? { providers: getSocialProviders.example.providers.slice(0, idps.length) }
        : example,
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/sign-up']}>
        <SignUpScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  const firstName = screen.getByRole('textbox', { name: 'First name' });
  const place = firstName.closest('form')?.previousElementSibling ?? null;
  expect(place).not.toBeNull();
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Continue with Sandbox sign-in' })).toHaveLength(count),
  );
  await waitFor(() => expect(firstName.closest('form')?.previousElementSibling).toBe(count > 0 ? place : null));
  expect(screen.queryAllByText('or with your email')).toHaveLength(count);
});

test('says what an account brings [ACC-04]', () => {
  openInvited();
  expect(screen.getByRole('complementary', { name: 'What you get with an account' }).textContent).toContain(
    'Points with every order',
  );
});

test('leads on at once when the welcome is closed [ACC-04]', async () => {
  const { platform } = signUpAt('', { joins: false });
  (await greeted(platform, welcomeDialog.name)).dismiss();
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/account'));
  expect(platform.dialogs.opened()).toEqual([]);
});
