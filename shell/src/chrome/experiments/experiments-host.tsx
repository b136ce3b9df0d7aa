import { useEffect } from 'react';
import { conversions } from 'shared-contracts/conversions';
import { cartItemAdded, orderPlaced } from 'shared-contracts/events/cart';
import { remoteFailed } from 'shared-contracts/events/platform';
import { experimentsAtom } from 'shared-contracts/experiments';
import { type Platform, usePlatform } from 'shared-contracts/platform';
import { useConsent } from 'storefront-kit/use-consent';
import { loadedAndIdle } from '../../browser/after-load.ts';

/** Something that experiments are judged by. */
export interface Act {
  readonly key: (typeof conversions)[keyof typeof conversions];
  readonly tags: Readonly<Record<string, string | number>>;
}

/** What happened before somebody counts it, and who counts from then on. */
export interface Acts {
  count?: (act: Act) => void;
  readonly before: Act[];
}

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
    const left = new AbortController();
    const acts: Acts = { before: [] };
    const stop = followActs(bus, (act) => (acts.count ? acts.count(act) : acts.before.push(act)));
    const load = async () => {
      await loadedAndIdle(left.signal);
      const { followExperiments } = await import('./follow-experiments.ts');
      await followExperiments(platform, acts, left.signal);
    };
    load().catch((error: unknown) => {
      // The page keeps the variations that it was rendered with.
      if (!left.signal.aborted) report(error, { remote: 'shell', phase: 'load' });
    });
    return () => {
      stop();
      left.abort();
      store.set(experimentsAtom, (page) => ({ ...page, now: {} }));
    };
  }, [mayTakePart, platform]);
  return null;
}

function followActs(bus: Platform['bus'], onAct: (act: Act) => unknown): () => void {
  const stops = [
    bus.subscribe(cartItemAdded, ({ payload }) =>
      onAct({ key: conversions.addToCart, tags: { product: payload.productId, quantity: payload.qty } }),
    ),
    bus.subscribe(orderPlaced, ({ payload: { orderNumber, total, currency } }) =>
      onAct({
        key: conversions.orderPlaced,
        tags: {
          order: orderNumber,
          ...(total === undefined ? {} : { revenue: total }),
          ...(currency ? { currency } : {}),
        },
      }),
    ),
    bus.subscribe(remoteFailed, ({ payload: { remote, phase } }) => {
      if (remote === 'checkout') onAct({ key: conversions.checkoutFailed, tags: { phase } });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
