import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import SignInDialog from '../../dialogs/sign-in.tsx';
import SignUpDialog from '../../dialogs/sign-up.tsx';

afterEach(cleanup);

test.each([
  ['on', true, SignInDialog],
  ['on', true, SignUpDialog],
  ['off', false, SignInDialog],
  ['off', false, SignUpDialog],
] as const)('goes by steps only where the flag says so: %s [ACC-05]', async (_, bySteps, AccountDialog) => {
  const platform = fakePlatform({
    session: { status: 'guest', consumerNo: 'c-1' },
    flags: { [simplifiedEnrollment.key]: bySteps },
    answer: ({ example }) => example,
  });
  const ends = { resolve: vi.fn(), dismiss: vi.fn(), onClosed: vi.fn() };
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <AccountDialog open props={{}} {...ends} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await screen.findByLabelText('Email');
  expect(screen.queryAllByText('Sign in or create an account')).toHaveLength(bySteps ? 1 : 0);
  expect(screen.queryAllByLabelText('Password')).toHaveLength(bySteps ? 0 : 1);
});
