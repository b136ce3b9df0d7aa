import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { confirmPresence, getPresenceWays, type PresenceWay } from 'shared-contracts/calls/presence';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberWay } from '../features/sign-in/first-way.ts';
import { fakePasskeyDevice } from '../testing/fake-passkey-device.ts';
import ConfirmDialog from './confirm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const email = 'mara@example.org';

async function show(ways: readonly PresenceWay[], refusals: readonly Error[] = []) {
  const left = [...refusals];
  const bodies: unknown[] = [];
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'lena' },
    answer: (call: AnyCall, input: { readonly body?: unknown }) => {
      if (call.name === getPresenceWays.name) return { ways, email };
      if (call.name !== confirmPresence.name) return call.example;
      bodies.push(input.body);
      const refusal = left.shift();
      if (refusal) throw refusal;
      return {};
    },
  });
  const resolve = vi.fn();
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/account/security']}>
        <ConfirmDialog props={{}} open resolve={resolve} dismiss={vi.fn()} onClosed={vi.fn()} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await screen.findByText('Confirm that it is you');
  return { platform, resolve, bodies };
}
/** Role queries find nothing in a dialog here. */
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const press = (name: string) => fireEvent.click(button(name));
const submit = (field: HTMLElement) => fireEvent.submit((field as HTMLInputElement).form as HTMLFormElement);

describe('confirming who is at the page [SEC-02]', () => {
  test('takes the password, and says at its field when it is wrong', async () => {
    const wrong = new ProductError('AUT450', 'Your current password is not right.');
    const { resolve, bodies, platform } = await show(['password', 'mailed-code'], [wrong]);
    const password = await screen.findByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    submit(password);
    expect(await screen.findByText('Please enter your password.')).toBeTruthy();
    for (const typed of ['Wrong-2026', 'Cairn-2026']) {
      fireEvent.input(password, { target: { value: typed } });
      submit(password);
      await waitFor(() => expect(bodies.at(-1)).toEqual({ by: 'password', currentPassword: typed }));
      if (typed === 'Wrong-2026') expect(await screen.findByText(wrong.message)).toBeTruthy();
    }
    await waitFor(() => expect(resolve).toHaveBeenCalledWith(true));
    expect(resolve).toHaveBeenCalledOnce();
    expect(platform.faults).not.toHaveBeenCalled();
  });

  test('says above the field that the account is locked', async () => {
    const { resolve } = await show(['password'], [new ProductError('AUT423', 'Too many attempts.')]);
    const password = await screen.findByLabelText('Current password');
    fireEvent.input(password, { target: { value: 'Cairn-2026' } });
    submit(password);
    expect(await screen.findByText('Too many attempts.')).toBeTruthy();
    expect(resolve).not.toHaveBeenCalled();
  });

  test('takes a passkey, which comes first where it was used last', async () => {
    fakePasskeyDevice();
    rememberWay('passkey');
    const { resolve, bodies } = await show(['password', 'passkey', 'mailed-code']);
    await screen.findByLabelText('Current password');
    const order = button('Confirm with a passkey').compareDocumentPosition(button('Confirm'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    press('Confirm with a passkey');
    await waitFor(() => expect(resolve).toHaveBeenCalledWith(true));
    expect(bodies).toEqual([{ by: 'passkey', passkey: expect.objectContaining({ id: 'cGFzc2tleQ' }) }]);
  });

  test('says when a passkey is not one of the account', async () => {
    fakePasskeyDevice();
    const { resolve } = await show(['passkey'], [new ProductError('AUT470', 'This passkey was not accepted.')]);
    await screen.findByText('Confirm with a passkey');
    press('Confirm with a passkey');
    expect(await screen.findByText('This passkey was not accepted.')).toBeTruthy();
    expect(resolve).not.toHaveBeenCalled();
  });

  test('takes a mailed code, and that of an app where the account asks for it', async () => {
    const asksApp = new ProductError('AUT460', '', {
      details: [{ errorId: 'AUT460', message: '', additionalInfo: { method: 'app' } }],
    });
    const { resolve, bodies } = await show(['mailed-code'], [asksApp]);
    await screen.findByText('Email me a code');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    press('Email me a code');
    expect(await screen.findByText(`A code is on its way to ${email}.`, { exact: false })).toBeTruthy();
    const code = await screen.findByLabelText('Code');
    fireEvent.input(code, { target: { value: '123 456' } });
    submit(code);
    const app = await screen.findByText('Open your authenticator app and enter the code that it shows.', {
      exact: false,
    });
    const field = (app.closest('form') as HTMLFormElement).querySelector('input') as HTMLInputElement;
    fireEvent.input(field, { target: { value: '654321' } });
    submit(field);
    await waitFor(() => expect(resolve).toHaveBeenCalledWith(true));
    const typed = { by: 'mailed-code', mailedCode: '123456', codeVerifier: expect.any(String) };
    expect(bodies).toEqual([typed, { ...typed, secondFactor: '654321' }]);
  });

  test('leads back from the code to the other ways', async () => {
    await show(['password', 'mailed-code']);
    await screen.findByText('Email me a code');
    press('Email me a code');
    await screen.findByLabelText('Code');
    press('Confirm another way');
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Email me a code'));
  });

  test('goes on with a code that was asked for before', async () => {
    await show(['password', 'mailed-code']);
    await screen.findByText('Email me a code');
    press('Email me a code');
    await screen.findByLabelText('Code');
    cleanup();
    await show(['password', 'mailed-code']);
    expect(await screen.findByLabelText('Code')).toBeTruthy();
  });

  test('says when no code can be mailed', async () => {
    const { platform } = await show(['mailed-code']);
    platform.botCheck.token.mockRejectedValue(new ProductError('AUT403', 'You look like a robot.'));
    await screen.findByText('Email me a code');
    press('Email me a code');
    expect(await screen.findByText('You look like a robot.')).toBeTruthy();
  });

  test.each([[[]], [['passkey']]] as const)(
    'offers to set a password where this browser can confirm in no way: %j',
    async (ways) => {
      await show(ways);
      expect(screen.queryByText('Confirm with a passkey')).toBeNull();
      expect((await screen.findByText('Set a password')).getAttribute('href')).toBe('/en-us/forgot-password');
    },
  );
});
