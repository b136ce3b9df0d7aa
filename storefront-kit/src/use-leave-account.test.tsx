// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test } from 'vitest';
import { readFavorites, writeFavorites } from './stored-favorites.ts';
import { fakePlatform } from './testing/platform.ts';
import { useLeaveAccount } from './use-leave-account.ts';

afterEach(() => history.replaceState(null, '', '/'));

async function leaveFrom(path: string) {
  history.replaceState(null, '', path);
  writeFavorites({ isOffered: true, items: { TF1: 'entry' } });
  const platform = fakePlatform({ session: { status: 'consumer', consumerNo: 'lena' } });
  platform.session.signOut.mockResolvedValue({ status: 'guest', consumerNo: 'guest' });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const options = { remote: 'shell', failed: 'Not signed out', done: 'Signed out' };
  const { result } = renderHook(() => useLeaveAccount(options), { wrapper });
  await act(() => result.current.leave());
  return platform;
}

test.each(['/en-us/cart', '/de-de/checkout', '/fr-ca/favorites', '/en-us/account', '/en-us/account/security'])(
  'signing out on %s leads home [ACC-08]',
  async (path) => {
    expect((await leaveFrom(path)).navigate).toHaveBeenCalledExactlyOnceWith('/');
  },
);

test.each(['/en-us', '/en-us/search', '/en-us/c/1000', '/en-us/accountancy'])(
  'signing out on %s stays there [ACC-08]',
  async (path) => {
    expect((await leaveFrom(path)).navigate).not.toHaveBeenCalled();
  },
);

test('signing out forgets the favorites and says that it is done [ACC-08]', async () => {
  const { toasts } = await leaveFrom('/en-us');
  expect(readFavorites().items).toEqual({});
  expect(toasts.show).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: 'Signed out' });
});
