import { useCallback } from 'react';
import { usePlatform } from 'shared-contracts/platform';

/**
 * Reports what an event of the page led to, if it is a fault: for promises that nobody waits for, and dialogs that may be closed.
 * @param remote whose fault it would be
 */
export function useReport(remote: string): (error: unknown) => void {
  const { report } = usePlatform();
  return useCallback((error: unknown) => report(error, { remote, phase: 'event' }), [report, remote]);
}
