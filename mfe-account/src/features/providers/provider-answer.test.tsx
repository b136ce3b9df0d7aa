// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getSocialProviders } from 'shared-contracts/calls/social';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { type FakePlatform, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderAnswer } from './provider-answer.tsx';
import { beginAttempt } from './provider-attempt.ts';
import { ProviderButtons } from './provider-buttons.tsx';

const [provider] = getSocialProviders.example.providers;
const redirectUri = 'http://localhost/en-us/signed-in';
const back = '/en-us/product?size=M';
const platformOf = () =>
  fakePlatform({ session: { status: 'guest', consumerNo: 'c-1' }, answer: () => getSocialProviders.example });

function open(answer: Partial<Record<'code' | 'state' | 'error', string>>, platform: FakePlatform = platformOf()) {
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/signed-in']}>
        <ProviderAnswer code={answer.code ?? null} state={answer.state ?? null} error={answer.error ?? null} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function begin(): Promise<URLSearchParams> {
  if (!provider) throw new Error('The example has no provider');
  return new URL(await beginAttempt(provider, { redirectUri, back })).searchParams;
}

test('asks the provider for a code that only this tab can redeem [ACC-07]', async () => {
  const asked = await begin();
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'identity_sandbox',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  const platform = open({ code: 'code-1', state: asked.get('state') ?? '' });
  await waitFor(() => expect(platform.session.signInWith).toHaveBeenCalledOnce());
  const [grant] = platform.session.signInWith.mock.calls[0] ?? [];
  if (!grant || !('codeVerifier' in grant)) throw new Error('That was no grant of a provider');
  expect(grant).toMatchObject({ idp: 'sandbox', code: 'code-1', redirectUri, nonce: asked.get('nonce') });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(grant.codeVerifier));
  expect(asked.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'));
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith(back, { replace: true }));
  expect(platform.toasts.shown()).toMatchObject([{ text: 'You are signed in.' }]);
});

test('sends somebody to the provider and remembers the page [ACC-07]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  render(
    <PlatformProvider platform={platformOf()}>
      <MemoryRouter initialEntries={[back]}>
        <ProviderButtons />
      </MemoryRouter>
    </PlatformProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Sandbox sign-in' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const { origin, pathname } = new URL(String(assign.mock.calls[0]?.[0]));
  expect(origin + pathname).toBe(provider?.authorizationEndpoint);
  expect(JSON.parse(sessionStorage.getItem('shop.account.provider') ?? '{}')).toMatchObject({ back });
});

describe('an answer that cannot sign in [ACC-07]', () => {
  test('is refused when this tab has not asked for it, or has had it', async () => {
    await begin();
    const platform = open({ code: 'code-1', state: 'of-somebody-else' });
    expect((await screen.findByRole('alert')).textContent).toContain('started in another tab');
    expect(platform.session.signInWith).not.toHaveBeenCalled();
    cleanup();
    const state = (await begin()).get('state') ?? '';
    await waitFor(() => expect(open({ code: 'code-1', state }).session.signInWith).toHaveBeenCalled());
    cleanup();
    open({ code: 'code-1', state });
    expect((await screen.findByRole('alert')).textContent).toContain('started in another tab');
  });

  test('is refused a quarter of an hour later', async () => {
    const state = (await begin()).get('state') ?? '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    const platform = open({ code: 'code-1', state });
    expect((await screen.findByRole('alert')).textContent).toContain('took too long');
    expect(platform.session.signInWith).not.toHaveBeenCalled();
  });

  test('says that nothing has changed when somebody did not agree, and offers both ways again', async () => {
    open({ error: 'access_denied', state: (await begin()).get('state') ?? '' });
    expect((await screen.findByRole('alert')).textContent).toContain('nothing has changed');
    expect(screen.getByRole('link', { name: 'Sign in with your password' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Continue with Sandbox sign-in' })).toBeTruthy();
  });

  test('asks for the password first when the email has an account', async () => {
    const platform = platformOf();
    platform.session.signInWith.mockRejectedValue(new ProductError('AUT439', 'In use.', { status: 409 }));
    open({ code: 'code-1', state: (await begin()).get('state') ?? '' }, platform);
    expect((await screen.findByRole('status')).textContent).toContain('Sign in with its password once');
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue with Sandbox sign-in' })).toBeNull();
  });
});
