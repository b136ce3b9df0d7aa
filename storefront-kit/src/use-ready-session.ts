import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { useReport } from './use-report.ts';
import { useSession } from './use-session.ts';

/**
 * The current session, which is asked for when the component mounts.
 * @param remote whose fault it would be
 */
export function useReadySession(remote: string): SessionState {
  const { session } = usePlatform();
  const report = useReport(remote);
  useEffect(() => {
    session.ready().catch(report);
  }, [session, report]);
  return useSession();
}
