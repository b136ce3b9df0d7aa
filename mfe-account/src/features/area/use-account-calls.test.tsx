import { cleanup, renderHook } from '@testing-library/react';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { refuse } from 'storefront-kit/testing/services';
import { afterEach, expect, test } from 'vitest';
import { useAccountCalls } from './use-account-calls.ts';

afterEach(cleanup);

function callsThatFail(id: string) {
  const platform = fakePlatform({ answer: refuse(id) });
  const { result } = renderHook(() => useAccountCalls(), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  return { calls: result.current, reset: platform.session.reset, show: platform.toasts.show };
}

test.each([['AUT498'], ['AUT404']])('resets the session after %s and says so [PLT-06]', async (id) => {
  const { calls, reset, show } = callsThatFail(id);
  await expect(calls(getConsumer, {})).rejects.toMatchObject({ id });
  expect(reset).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledWith({ tone: 'info', text: 'You have been signed out. Please sign in again.' });
});

test('keeps the session after any other error', async () => {
  const { calls, reset } = callsThatFail('PRO418');
  await expect(calls(getConsumer, {})).rejects.toMatchObject({ id: 'PRO418' });
  expect(reset).not.toHaveBeenCalled();
});
