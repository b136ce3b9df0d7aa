import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { onceAtRest } from '../../app/after-load.ts';

/** Follows the flags while the page is open. Its code, with the SDK, comes once the page is loaded and at rest. */
export function FlagsHost() {
  const { report } = usePlatform();
  const [Follower, setFollower] = useState<ComponentType>();
  useEffect(
    () =>
      onceAtRest(
        async (left) => {
          const { FlagFollower } = await import('./flag-follower.tsx');
          if (!left.aborted) setFollower(() => FlagFollower);
        },
        // The page keeps the values that it was rendered with.
        (error) => report(error, { remote: 'shell', phase: 'load' }),
      ),
    [report],
  );
  return Follower ? <Follower /> : null;
}
