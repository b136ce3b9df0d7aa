import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { signUp } from 'shared-contracts/calls/auth';
import { retrieveUserData } from 'shared-contracts/calls/consumer-service';
import { interestsDialog, welcomeDialog } from 'shared-contracts/dialogs/account';
import { PlatformProvider } from 'shared-contracts/platform';
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
  { joins: true, to: '/account/loyalty?referral_code=2222-3333' },
  { joins: false, to: '/account' },
])('leads an invited visitor where the code of the invitation counts: %o [ACC-04]', async ({ joins, to }) => {
  const { platform } = await follow('referral_code=2222-3333', { joins });
  expect(platform.session.signIn).toHaveBeenCalledOnce();
  expect(platform.navigate).toHaveBeenCalledWith(to);
});

test('leads on at once when the welcome is closed [ACC-04]', async () => {
  const { platform } = signUpAt('', { joins: false });
  (await greeted(platform, welcomeDialog.name)).dismiss();
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/account'));
  expect(platform.dialogs.opened()).toEqual([]);
});
