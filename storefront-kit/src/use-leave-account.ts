import { usePlatform } from 'shared-contracts/platform';
import { writeFavorites } from './stored-favorites.ts';
import { type SignOut, useSignOut } from './use-sign-out.ts';

/** Paths that signing out leaves for the home page (docs/spec/accounts.md section 2). */
const ownPath = /^\/[a-z]{2}-[a-z]{2}\/(account|cart|checkout|favorites)(\/|$)/;

interface Options {
  /** The remote of the button. */
  readonly remote: string;
  /** Messages shown when it fails, and when it is done. */
  readonly failed: string;
  readonly done: string;
  /** Whether the services have ended the session already. */
  readonly hasEnded?: boolean;
  /** Called when nobody is signed in anymore. */
  readonly onLeft?: (() => void) | undefined;
}

/** Signs a shopper out of the account, from whichever page: forgets what is kept for them here, and says so. */
export function useLeaveAccount({ remote, failed, done, hasEnded = false, onLeft }: Options): SignOut {
  const { navigate, toasts } = usePlatform();
  return useSignOut({
    remote,
    failed,
    hasEnded,
    onLeft() {
      writeFavorites(undefined);
      toasts.show({ tone: 'success', text: done });
      if (ownPath.test(location.pathname)) navigate('/');
      onLeft?.();
    },
  });
}
