// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { requestMailedCode } from 'shared-contracts/calls/mailed-code';
import { ProductError } from 'shared-contracts/errors/product-error';
import { formLocationOf } from 'shared-contracts/form-location';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPasskey, readFirstWay, rememberWay } from './first-way.ts';
import { SignInForm } from './sign-in-form.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const email = 'lena@demo.example';
const formLocation = formLocationOf({ place: 'page', form: 'sign-in' });
const asked = vi.fn<(input: unknown) => void>();
afterEach(() => asked.mockReset());

function open(refuse?: () => ProductError, known = '') {
  const onDone = vi.fn();
  const platform = fakePlatform({
    session: { status: 'guest', consumerNo: 'c-1' },
    answer: ({ name, example }, input) => {
      if (name !== requestMailedCode.name) return example;
      asked(input);
      if (refuse) throw refuse();
      return example;
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <SignInForm location={formLocation} email={known} onDone={onDone} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, onDone };
}

const button = (name: string) => screen.getByRole('button', { name });
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const codeField = () => screen.findByRole('textbox', { name: 'Code' });
async function askForCode(): Promise<void> {
  type('Email', email);
  fireEvent.click(button('Email me a code'));
  await codeField();
}
const refusal = (id: 'AUT460' | 'AUT462' | 'AUT464' | 'API429') =>
  new ProductError(id, `Refused: ${id}`, { status: 401 });

describe('signing in with a mailed code [BEY-01]', () => {
  test('asks for a code that only this tab can use, and signs in with it', async () => {
    const { platform, onDone } = open();
    await askForCode();
    expect(document.activeElement).toBe(await codeField());
    expect(screen.getByText(/If lena@demo.example has an account, a code is on its way/)).toBeTruthy();
    const [{ body }] = asked.mock.calls[0] as [{ body: { email: string; codeChallenge: string } }];
    expect(body).toMatchObject({ email, recaptcha_response: 'person' });
    type('Code', '123 456');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [grant] = platform.session.signInWith.mock.calls[0] ?? [];
    if (!grant || !('mailedCode' in grant)) throw new Error('No mailed code was redeemed');
    expect(grant).toMatchObject({ mailedCode: '123456', formLocation });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(grant.codeVerifier));
    expect(body.codeChallenge).toBe(Buffer.from(digest).toString('base64url'));
    expect(platform.toasts.shown()).toMatchObject([{ text: 'You are signed in.' }]);
    expect(platform.track).toHaveBeenCalledWith({ event: 'login' });
    expect(readFirstWay()).toBe('mailed-code');
    cleanup();
    open();
    expect(emailField()).toBeTruthy();
  });

  test('asks for the email first, and says next to it what is wrong with it', async () => {
    open();
    fireEvent.click(button('Email me a code'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })));
    expect(screen.getByText('Please enter the email address of your account.')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  test('stays at the email when no more codes are mailed, and says why', async () => {
    open(() => refusal('API429'));
    type('Email', email);
    fireEvent.click(button('Email me a code'));
    expect((await screen.findByRole('alert')).textContent).toContain('Refused: API429');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', email);
  });

  test('goes on after a reload, for the same email only, and until the code was left', async () => {
    const { platform } = open();
    await askForCode();
    cleanup();
    open(undefined, 'somebody@else.example');
    expect(emailField()).toHaveProperty('value', 'somebody@else.example');
    cleanup();
    open(undefined, email);
    await codeField();
    fireEvent.click(button('Send a new code'));
    expect((await screen.findByRole('status')).textContent).toContain('A new code is on its way');
    expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
    fireEvent.click(button('Back to sign in'));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', email);
    cleanup();
    open();
    expect(emailField()).toHaveProperty('value', '');
    expect(platform.faults).not.toHaveBeenCalled();
  });

  test('fills in the email after a reload as well when one goes back, and takes no focus before that', async () => {
    open();
    await askForCode();
    cleanup();
    await act(async () => open());
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy();
    // React Hook Form focuses by a timer, which fires before a later one.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(button('Back to sign in'));
    expect(emailField()).toHaveProperty('value', email);
    await waitFor(() => expect(document.activeElement).toBe(emailField()));
  });

  test('asks for no code any more that has run out', async () => {
    open();
    await askForCode();
    for (const [minutes, field] of [
      [9, codeField],
      [11, async () => emailField()],
    ] as const) {
      cleanup();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      open();
      expect(await field()).toBeTruthy();
      vi.useRealTimers();
    }
  });

  test('signs in with the latest code even where the tab has kept nothing', async () => {
    open();
    await askForCode();
    sessionStorage.clear();
    fireEvent.click(button('Send a new code'));
    await screen.findByText(/A new code is on its way/);
    expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
  });

  test.each([
    ['NET503', codeField],
    ['API429', async () => emailField()],
  ] as const)('goes on after a reload where a code may have been mailed: %s', async (id, field) => {
    open(() => new ProductError(id, `Refused: ${id}`));
    type('Email', email);
    fireEvent.click(button('Email me a code'));
    await screen.findByText(`Refused: ${id}`);
    cleanup();
    open();
    expect(await field()).toBeTruthy();
  });

  test('keeps the time of the code that works when no other is mailed', async () => {
    open();
    await askForCode();
    cleanup();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start + 9 * 60_000 });
    open(() => refusal('API429'));
    await codeField();
    fireEvent.click(button('Send a new code'));
    await screen.findByText('Refused: API429');
    cleanup();
    vi.setSystemTime(start + 11 * 60_000);
    open();
    expect(emailField()).toBeTruthy();
  });

  test('says at the field that a code is wrong, keeps it, and takes no attempt for less than six digits', async () => {
    const { platform } = open();
    await askForCode();
    type('Code', '12345');
    fireEvent.click(button('Sign in'));
    expect(await screen.findByText('Please enter the six digits of the code.')).toBeTruthy();
    expect(platform.session.signInWith).not.toHaveBeenCalled();
    platform.session.signInWith.mockRejectedValueOnce(refusal('AUT464'));
    type('Code', '123456');
    fireEvent.click(button('Sign in'));
    expect(await screen.findByText('Refused: AUT464')).toBeTruthy();
    expect(await codeField()).toHaveProperty('value', '123456');
  });

  test('asks for the code of an app as well where the account does, and keeps the mailed one', async () => {
    const { platform, onDone } = open();
    await askForCode();
    platform.session.signInWith.mockRejectedValueOnce(refusal('AUT460'));
    type('Code', '123456');
    fireEvent.click(button('Sign in'));
    expect(await screen.findByText(/Open your authenticator app/)).toBeTruthy();
    type('Code', '654321');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(platform.session.signInWith).toHaveBeenLastCalledWith(
      expect.objectContaining({ mailedCode: '123456', secondFactor: '654321' }),
    );
  });

  const goOnToApp = async () => {
    const { platform } = open();
    await askForCode();
    platform.session.signInWith.mockRejectedValueOnce(refusal('AUT460'));
    type('Code', '123456');
    fireEvent.click(button('Sign in'));
    await screen.findByText(/Open your authenticator app/);
    return platform;
  };

  test('leads from the code of an app back to the mailed one', async () => {
    await goOnToApp();
    fireEvent.click(button('Back to the mailed code'));
    expect(await codeField()).toHaveProperty('value', '123456');
    await waitFor(async () => expect(document.activeElement).toBe(await codeField()));
  });

  test('says at its field that the mailed code has run out meanwhile', async () => {
    const platform = await goOnToApp();
    platform.session.signInWith.mockRejectedValueOnce(refusal('AUT464'));
    type('Code', '654321');
    fireEvent.click(button('Sign in'));
    expect(await screen.findByText('Refused: AUT464')).toBeTruthy();
    expect(screen.getByText('Enter the code from our email')).toBeTruthy();
    expect(await codeField()).toHaveProperty('value', '123456');
    await waitFor(async () => expect(document.activeElement).toBe(await codeField()));
  });

  test('leads back to the password where the account accepts no code alone', async () => {
    const { platform } = open();
    await askForCode();
    platform.session.signInWith.mockRejectedValueOnce(refusal('AUT462'));
    type('Code', '123456');
    fireEvent.click(button('Sign in'));
    expect((await screen.findByRole('alert')).textContent).toContain('Refused: AUT462');
    fireEvent.click(button('Back to sign in'));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  test('comes first where it was used last, with the password one step away', async () => {
    rememberWay('mailed-code');
    open();
    expect(screen.queryByLabelText('Password')).toBeNull();
    type('Email', email);
    fireEvent.submit(screen.getByRole('textbox', { name: 'Email' }));
    await codeField();
    fireEvent.click(button('Back to sign in'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })));
    fireEvent.click(button('Sign in with your password'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(readFirstWay()).toBeUndefined());
  });
});

test('offers a passkey first until it is gone from the device [BEY-01]', () => {
  rememberWay('passkey');
  rememberWay('password');
  rememberWay('mailed-code');
  expect(readFirstWay()).toBe('passkey');
  forgetPasskey();
  expect(readFirstWay()).toBeUndefined();
  rememberWay('mailed-code');
  forgetPasskey();
  expect(readFirstWay()).toBe('mailed-code');
});
