import { cleanup, renderHook } from '@testing-library/react';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { useAccountCalls } from './use-account-calls.ts';

afterEach(cleanup);

function callsThatFail(id: string) {
  const reset = vi.fn(async () => ({ status: 'guest', consumerNo: 'g-1' }));
  const show = vi.fn();
  const platform = {
    locale: locales['en-us'],
    calls: () => Promise.reject(new ProductError(id, '')),
    session: { reset },
    toasts: { show },
    report: vi.fn(),
  } as unknown as Platform;
  const { result } = renderHook(() => useAccountCalls(), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  return { calls: result.current, reset, show };
}

test.each([['AUT498'], ['AUT404']])('after %s the session starts anew, and that is said [PLT-06]', async (id) => {
  const { calls, reset, show } = callsThatFail(id);
  await expect(calls(getConsumer, {})).rejects.toMatchObject({ id });
  expect(reset).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledWith({ tone: 'info', text: 'You have been signed out. Please sign in again.' });
});

test('any other refusal leaves the session as it is', async () => {
  const { calls, reset } = callsThatFail('PRO418');
  await expect(calls(getConsumer, {})).rejects.toMatchObject({ id: 'PRO418' });
  expect(reset).not.toHaveBeenCalled();
});
