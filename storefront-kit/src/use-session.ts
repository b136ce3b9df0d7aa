import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { type SessionState, sessionAtom } from 'shared-contracts/session';

const loading: SessionState = { status: 'loading' };

/**
 * The current session. It is `loading` on the server, until the services have answered, and during hydration, so that an answer
 * that arrives before the page's code cannot cause a mismatch with the server's markup.
 */
export function useSession(): SessionState {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(sessionAtom, onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(sessionAtom),
    () => loading,
  );
}

/** Whether the shopper has an account of their own. Not while the session is loading. */
export function useHasAccount(): boolean {
  const { status } = useSession();
  return status === 'consumer' || status === 'employee';
}

/** Whether somebody is signed in, who may buy what guests may not: a shopper with an account, or an associate. */
export function useSignedIn(): boolean {
  const hasAccount = useHasAccount();
  return useSession().status === 'associate' || hasAccount;
}
