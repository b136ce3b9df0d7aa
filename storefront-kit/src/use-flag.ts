import { useCallback, useState, useSyncExternalStore } from 'react';
import { flagExperiment } from 'shared-contracts/experiments';
import { type Flag, type FlagValue, flagsAtom, flagValue } from 'shared-contracts/flags';
import { usePlatform } from 'shared-contracts/platform';
import { useDecision } from './use-decision.ts';

/**
 * The value of a flag; it changes while the page is open. During hydration it is the one that the server rendered with. Visitors
 * who take part in an experiment on the flag get what was decided for them.
 */
export function useFlag<Value extends FlagValue>(flag: Flag<Value>): Value {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(flagsAtom, onChange), [store]);
  const value = useSyncExternalStore(
    subscribe,
    () => flagValue(flag, store.get(flagsAtom).now),
    () => flagValue(flag, store.get(flagsAtom).rendered),
  );
  const decision = useDecision(flagExperiment(flag.key));
  return flag.values.find((one) => String(one) === decision) ?? value;
}

/** The value that a flag had when it was first asked for: what is in use stays as it is. */
export function useFirstFlag<Value extends FlagValue>(flag: Flag<Value>): Value {
  const value = useFlag(flag);
  const [first] = useState(value);
  return first;
}
