// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { useSignOut } from './use-sign-out.ts';

function leaving(signOut: Platform['session']['signOut']) {
  const onLeft = vi.fn();
  const platform = fakePlatform();
  platform.session.signOut.mockImplementation(signOut);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(() => useSignOut({ remote: 'account', failed: 'Not signed out', onLeft }), { wrapper });
  return { result, onLeft, show: platform.toasts.show, faults: platform.faults };
}

test('the button stays busy after signing out until the page changes [ACC-08] [PLT-14]', async () => {
  const { result, onLeft, show } = leaving(async () => ({ status: 'loading' }));
  await act(() => result.current.leave());
  expect(result.current.isLeaving).toBe(true);
  expect(onLeft).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

test('a failed sign-out is shown, reported, and can be tried again [PLT-14]', async () => {
  const fault = new Error('No answer');
  const { result, onLeft, show, faults } = leaving(() => Promise.reject(fault));
  await act(() => result.current.leave());
  expect(result.current.isLeaving).toBe(false);
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: 'Not signed out' });
  expect(faults).toHaveBeenCalledExactlyOnceWith(fault, { remote: 'account', phase: 'event' });
  expect(onLeft).not.toHaveBeenCalled();
});
