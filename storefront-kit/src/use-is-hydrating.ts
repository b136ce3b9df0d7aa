import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this render takes over HTML of the server; true on the server itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
