import { useEffect } from 'react';
import { experimentsAtom } from 'shared-contracts/experiments';
import { usePlatform } from 'shared-contracts/platform';
import { useConsent } from 'storefront-kit/use-consent';
import { onceAtRest } from '../../app/after-load.ts';
import { type Acts, followActs } from './acts.ts';

/**
 * Takes part in experiments while the visitor allows it. Its code, with the SDK, comes once the page is loaded and at rest. When the
 * visitor withdraws consent, the page shows baselines and tells nothing more.
 */
export function ExperimentsHost() {
  const platform = usePlatform();
  const mayTakePart = useConsent().allowed.targeting && platform.config.enableOptimizely === true;
  useEffect(() => {
    if (!mayTakePart) return;
    const { store, bus, report } = platform;
    const acts: Acts = { before: [] };
    const stop = followActs(bus, (act) => (acts.count ? acts.count(act) : acts.before.push(act)));
    const leave = onceAtRest(
      async (left) => {
        const { followExperiments } = await import('./follow-experiments.ts');
        await followExperiments(platform, acts, left);
      },
      // The page keeps the variations that it was rendered with.
      (error) => report(error, { remote: 'shell', phase: 'load' }),
    );
    return () => {
      stop();
      leave();
      store.set(experimentsAtom, (page) => ({ ...page, now: {} }));
    };
  }, [mayTakePart, platform]);
  return null;
}
