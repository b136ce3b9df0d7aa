import { useCallback, useSyncExternalStore } from 'react';
import { type Flag, type FlagValue, flagsAtom, flagValue } from 'shared-contracts/flags';
import { usePlatform } from 'shared-contracts/platform';

/** The value of a flag; it changes while the page is open. During hydration it is the one that the server rendered with. */
export function useFlag<Value extends FlagValue>(flag: Flag<Value>): Value {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(flagsAtom, onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => flagValue(flag, store.get(flagsAtom).now),
    () => flagValue(flag, store.get(flagsAtom).rendered),
  );
}
