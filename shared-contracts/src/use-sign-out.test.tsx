// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Platform, PlatformProvider } from './platform.tsx';
import { useSignOut } from './use-sign-out.ts';

function leaving(signOut: () => Promise<void>) {
  const onLeft = vi.fn();
  const show = vi.fn();
  const report = vi.fn();
  const platform = { session: { signOut }, toasts: { show }, report } as unknown as Platform;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(() => useSignOut({ remote: 'account', failed: 'Not signed out', onLeft }), { wrapper });
  return { result, onLeft, show, report };
}

test('whoever signs out sees the button busy until the page is another [ACC-08] [PLT-14]', async () => {
  const { result, onLeft, show } = leaving(async () => undefined);
  await act(() => result.current.leave());
  expect(result.current.isLeaving).toBe(true);
  expect(onLeft).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

test('what did not work is said, reported, and can be tried again [PLT-14]', async () => {
  const fault = new Error('No answer');
  const { result, onLeft, show, report } = leaving(() => Promise.reject(fault));
  await act(() => result.current.leave());
  expect(result.current.isLeaving).toBe(false);
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: 'Not signed out' });
  expect(report).toHaveBeenCalledExactlyOnceWith(fault, { remote: 'account', phase: 'event' });
  expect(onLeft).not.toHaveBeenCalled();
});
