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

/** Whether somebody is signed in who may buy what is for the signed-in only. Not while the session is loading. */
export function useSignedIn(): boolean {
  const { status } = useSession();
  return status === 'consumer' || status === 'employee' || status === 'associate';
}
