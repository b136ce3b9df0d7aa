import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { experimentsAtom, shownExperimentsAtom } from 'shared-contracts/experiments';
import { usePlatform } from 'shared-contracts/platform';

/**
 * What was decided about an experiment, by its key; undefined for visitors who take no part. During hydration it is what the server
 * rendered with. Counts as shown once the component is there.
 */
export function useDecision(key: string): string | undefined {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(experimentsAtom, onChange), [store]);
  const decision = useSyncExternalStore(
    subscribe,
    () => store.get(experimentsAtom).now[key],
    () => {
      const { rendered, onRead } = store.get(experimentsAtom);
      onRead(key);
      return rendered[key];
    },
  );
  useEffect(() => {
    const shown = store.get(shownExperimentsAtom);
    if (!shown.has(key)) store.set(shownExperimentsAtom, new Set([...shown, key]));
  }, [store, key]);
  return decision;
}
