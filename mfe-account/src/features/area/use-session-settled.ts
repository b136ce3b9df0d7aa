import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';

/** Whether the services have said who shops, or have refused to: whoever gets no guest session can still sign in. */
export function useSessionSettled(): boolean {
  const { session: commands } = usePlatform();
  const report = useReport('account');
  const { status } = useSession();
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    commands
      .ready()
      .catch(report)
      .finally(() => setAnswered(true));
  }, [commands, report]);
  return status !== 'loading' || hasAnswered;
}
