import { useCallback, useSyncExternalStore } from 'react';
import { type ConsentState, consentAtom, unknownConsent } from 'shared-contracts/consent';
import { usePlatform } from 'shared-contracts/platform';

/** What the visitor allows; nothing optional on the server and during hydration, so that pages can be shared. */
export function useConsent(): ConsentState {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(consentAtom, onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(consentAtom),
    () => unknownConsent,
  );
}
