import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnyCall } from 'shared-contracts/call';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
} from 'shared-contracts/calls/second-factor';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test } from 'vitest';
import { SecondFactor } from './second-factor.tsx';

afterEach(cleanup);

function open(kept: { readonly method?: 'app' | 'mail'; readonly isNeeded: boolean }) {
  const made: string[] = [];
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'lena' },
    answer: ({ name }: AnyCall) => {
      made.push(name);
      if (name === beginSecondFactor.name) return beginSecondFactor.example;
      if (name === confirmSecondFactor.name) return confirmSecondFactor.example;
      return name === getSecondFactor.name ? { recoveryCodesLeft: 0, ...kept } : {};
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <SecondFactor />
    </PlatformProvider>,
  );
  return made;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('two-step sign-in [SEC-02]', () => {
  test('are a choice of app or mail for consumers, and can be turned off', async () => {
    open({ isNeeded: false });
    expect(await screen.findByText('Off')).toBeTruthy();
    press('Set up');
    expect(screen.getByRole('radio', { name: /Email/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Authenticator app/ }));
    cleanup();
    open({ method: 'mail', isNeeded: false });
    expect(await screen.findByText('On: codes by email')).toBeTruthy();
    press('Turn off');
    expect(await screen.findByText('Two-step sign-in is off.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two-step sign-in' }));
  });

  test('are set up in place, and their button gets the focus back after Cancel', async () => {
    open({ isNeeded: false });
    const setUp = await screen.findByRole('button', { name: 'Set up' });
    expect(setUp.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(setUp);
    expect(setUp.getAttribute('aria-expanded')).toBe('true');
    press('Cancel');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(setUp);
  });

  test('show the recovery codes once, with the focus on their heading', async () => {
    open({ isNeeded: false });
    await screen.findByText('Off');
    press('Set up');
    press('Continue');
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(document.activeElement).toBe(code));
    fireEvent.input(code, { target: { value: '123456' } });
    press('Turn on');
    expect(await screen.findByText('On: authenticator app')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your recovery codes' }));
    press('I have saved them');
    expect(screen.queryByRole('heading', { name: 'Your recovery codes' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two-step sign-in' }));
  });

  test('are mailed to employees, who can only choose an app instead', async () => {
    open({ method: 'mail', isNeeded: true });
    expect(await screen.findByText(/signing in always asks for a code/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    press('Set up an app');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Continue' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('come by mail again when an employee turns the app off', async () => {
    const made = open({ method: 'app', isNeeded: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn the app off' }));
    expect(await screen.findByText('The app is off. Your codes come by email again.')).toBeTruthy();
    expect(made).toContain(endSecondFactor.name);
    expect(screen.getByRole('button', { name: 'Set up an app' })).toBeTruthy();
  });
});
