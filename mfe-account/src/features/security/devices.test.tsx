import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnyCall } from 'shared-contracts/call';
import { getSessions } from 'shared-contracts/calls/sessions';
import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { Devices } from './devices.tsx';

afterEach(cleanup);

const [own] = getSessions.example.sessions;
if (!own) throw new Error('The example has a session');
const phone = {
  ...own,
  sessionId: '5f3b6f0e-7a53-4b0c-8e9a-6a1f3a6f2d22',
  isCurrent: false,
  browser: 'Safari',
  system: 'iOS',
};

function show(sessions: readonly object[], fails?: string, error: Error = new Error('The line was cut'), times = 9) {
  const made: string[] = [];
  let failing = times;
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'lena' },
    answer: ({ name }: AnyCall) => {
      made.push(name);
      if (name === fails && failing > 0) {
        failing -= 1;
        throw error;
      }
      return name === getSessions.name ? { sessions } : {};
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <Devices />
    </PlatformProvider>,
  );
  return { made, platform };
}

describe('the list of devices [SEC-02]', () => {
  test('names each device and marks the own one', async () => {
    show([own, phone]);
    expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
    expect(screen.getByText('Safari on iOS')).toBeTruthy();
    expect(screen.getAllByText('This device')).toHaveLength(1);
    expect(screen.queryByText('You are not signed in anywhere else.')).toBeNull();
  });

  test('says when there is no other device', async () => {
    show([own]);
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  });

  test('signs another device out, takes it off the list, and keeps the focus', async () => {
    const { made, platform } = show([own, phone]);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(made).toContain('auth.endSession');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' }));
    expect(platform.session.signOut).not.toHaveBeenCalled();
  });

  test('signs this device out as the sign-out button does', async () => {
    const { made, platform } = show([own, phone]);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out this device' }));
    await waitFor(() => expect(platform.session.signOut).toHaveBeenCalledOnce());
    expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'success', text: 'You are signed out.' });
    expect(made).not.toContain('auth.endSession');
  });

  test('signs out everywhere: the others first, then this device', async () => {
    const { made, platform } = show([own, phone]);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(platform.session.signOut).toHaveBeenCalledOnce());
    expect(made).toContain('auth.endOtherSessions');
  });

  const unconfirmed = new ProductError('AUT473', 'Please confirm that it is you.', { status: 403 });

  test('asks who is at the page where the services want to know, and then signs the device out', async () => {
    const { made, platform } = show([own, phone], 'auth.endSession', unconfirmed, 1);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(platform.dialogs.opened().map(({ name }) => name)).toEqual(['account.confirm']));
    expect(made.filter((name) => name === 'auth.endSession')).toHaveLength(1);
    platform.dialogs.opened()[0]!.resolve(true);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(made.filter((name) => name === 'auth.endSession')).toHaveLength(2);
  });

  test('keeps the device, and says why, when nobody confirms', async () => {
    const { made, platform } = show([own, phone], 'auth.endSession', unconfirmed);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(platform.dialogs.opened()).toHaveLength(1));
    platform.dialogs.opened()[0]!.dismiss();
    const text = 'Please confirm that it is you.';
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'error', text }));
    expect(made.filter((name) => name === 'auth.endSession')).toHaveLength(1);
    expect(screen.getByText('Safari on iOS')).toBeTruthy();
    expect(platform.faults).not.toHaveBeenCalled();
  });

  test('says so when the services still do not know who is at the page', async () => {
    const { made, platform } = show([own, phone], 'auth.endOtherSessions', unconfirmed);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(platform.dialogs.opened()).toHaveLength(1));
    platform.dialogs.opened()[0]!.resolve(true);
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledOnce());
    expect(platform.dialogs.opened()).toHaveLength(0);
    expect(made.filter((name) => name === 'auth.endOtherSessions')).toHaveLength(2);
    expect(platform.session.signOut).not.toHaveBeenCalled();
  });

  test('keeps a device on the list and says so when signing it out failed', async () => {
    const { platform } = show([own, phone], 'auth.endSession');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const text = 'Signing out did not work. Please try again.';
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'error', text }));
    expect(screen.getByText('Safari on iOS')).toBeTruthy();
  });

  test('offers to try again when the list cannot be read', async () => {
    show([], getSessions.name);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

test.each([
  [{ browser: 'Safari', system: 'iOS' }, 'en-us', 'Safari on iOS'],
  [{ browser: 'Safari', system: 'iOS' }, 'de-de', 'Safari unter iOS'],
  [{ browser: 'Safari' }, 'fr-ca', 'Safari'],
  [{ system: 'iOS' }, 'en-us', 'iOS'],
  [{}, 'fr-ca', 'Appareil inconnu'],
] as const)('names %j in %s "%s"', (device, locale, name) => {
  expect(deviceName(device, locales[locale])).toBe(name);
});
