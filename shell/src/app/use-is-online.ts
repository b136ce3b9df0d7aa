import { atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform';

/** Whether this page can reach the shop; the browser sets it. */
export const isOnlineAtom = atom(true);

/** True during hydration, so that markup matches the server's. */
export function useIsOnline(): boolean {
  const { store } = usePlatform();
  return useSyncExternalStore(
    (onChange) => store.sub(isOnlineAtom, onChange),
    () => store.get(isOnlineAtom),
    () => true,
  );
}
