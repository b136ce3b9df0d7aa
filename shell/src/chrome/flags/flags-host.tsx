import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { loadedAndIdle } from '../../browser/after-load.ts';

/** Follows the flags while the page is open. Its code, with the SDK, comes once the page is loaded and at rest. */
export function FlagsHost() {
  const { report } = usePlatform();
  const [Follower, setFollower] = useState<ComponentType>();
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      await loadedAndIdle(left.signal);
      const { FlagFollower } = await import('./flag-follower.tsx');
      if (!left.signal.aborted) setFollower(() => FlagFollower);
    };
    load().catch((error: unknown) => {
      // The page keeps the values that it was rendered with.
      if (!left.signal.aborted) report(error, { remote: 'shell', phase: 'load' });
    });
    return () => left.abort();
  }, [report]);
  return Follower ? <Follower /> : null;
}
