import { useEffect, useRef } from 'react';
import type { DataRouter } from 'react-router-dom';

/*
 * Overlays (dialogs, the phone menu) have a history entry on top of the page's, so that going back closes them and
 * keeps the page. The entry has the page's own URL: the router does not see it.
 */

const mark = { overlay: true } as const;
const isMarked = (): boolean => Boolean((history.state as Partial<typeof mark> | null)?.overlay);
const layEntry = () => history.pushState({ ...history.state, ...mark }, '');

/** Closes the overlays, topmost last. */
const closers: (() => void)[] = [];
/** Pending while our entry is being removed; navigation waits for it. */
let removal: PromiseWithResolvers<void> | undefined;
let isNavigating = () => false;

/** Connects overlays to the page's router; called once, before any overlay opens. */
export function connectOverlays(
  router: Pick<DataRouter, 'state' | 'navigate'>,
  { isLeaving }: { readonly isLeaving: () => boolean },
): void {
  isNavigating = () => isLeaving() || router.state.navigation.state !== 'idle';
  window.addEventListener('popstate', onPop, { capture: true });
  // Left by a reload with an open overlay.
  if (isMarked()) unmark();
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const go = (to: unknown, options?: object) =>
    // The next page replaces the overlay's entry: going back leads to the page below.
    isMarked() && typeof to !== 'number' ? navigate(to, { ...options, replace: true }) : navigate(to, options);
  router.navigate = ((to: unknown, options?: object) =>
    removal ? removal.promise.then(() => go(to, options)) : go(to, options)) as typeof router.navigate;
}

const unmark = () => history.replaceState({ ...history.state, overlay: undefined }, '');

function onPop(event: PopStateEvent): void {
  if (removal) {
    event.stopImmediatePropagation();
    removal.resolve();
    removal = undefined;
    // An overlay opened while the entry was being removed has not pushed its own.
    if (closers.length > 0) layEntry();
    return;
  }
  const close = closers.at(-1);
  if (close && !isMarked()) {
    event.stopImmediatePropagation();
    close();
    if (closers.length > 1) layEntry();
  } else if (!close && isMarked()) {
    // Forward onto an entry whose overlay is gone.
    event.stopImmediatePropagation();
    unmark();
  }
}

function takeEntryAway(): void {
  if (closers.length > 0 || !isMarked() || removal || isNavigating()) return;
  removal = Promise.withResolvers();
  history.back();
}

/** While an overlay is open, going back calls `close` instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closer = () => latest.current();
    if (closers.length === 0 && !isMarked()) layEntry();
    closers.push(closer);
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      // Closing may lead to another page, which then replaces the entry.
      setTimeout(takeEntryAway);
    };
  }, [isOpen]);
}
