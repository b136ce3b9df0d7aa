import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AnyCall } from 'shared-contracts/call';
import { endSecondFactor, getSecondFactor } from 'shared-contracts/calls/second-factor';
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

describe('codes at sign-in [SEC-02]', () => {
  test('are a choice of app or mail for consumers, and can be turned off', async () => {
    open({ isNeeded: false });
    expect(await screen.findByRole('radio', { name: /Email/ })).toBeTruthy();
    cleanup();
    open({ method: 'mail', isNeeded: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Codes at sign-in are off.')).toBeTruthy();
  });

  test('are mailed to employees, who can only choose an app instead', async () => {
    open({ method: 'mail', isNeeded: true });
    expect(await screen.findByText(/signing in always asks for a code/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Set up an app' })).toBeTruthy();
  });

  test('come by mail again when an employee turns the app off', async () => {
    const made = open({ method: 'app', isNeeded: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn the app off' }));
    expect(await screen.findByText('The app is off. Your codes come by email again.')).toBeTruthy();
    expect(made).toContain(endSecondFactor.name);
    expect(screen.getByRole('button', { name: 'Set up an app' })).toBeTruthy();
  });
});
