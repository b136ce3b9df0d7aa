import { useEffect, useRef } from 'react';
import type { DataRouter } from 'react-router-dom';

/*
 * What lies over a page (dialogs, the menu of phones) has one entry of its own on top of the page's history, so that going
 * back takes it away and the page stays. The entry carries the page's own address: the router is not told of it.
 */

const mark = { overlay: true } as const;
const isMarked = (): boolean => Boolean((history.state as Partial<typeof mark> | null)?.overlay);
const layEntry = () => history.pushState({ ...history.state, ...mark }, '');

/** How to close what lies over the page, the topmost last. */
const closers: (() => void)[] = [];
/** Pending while our own entry is being taken away; navigation waits for it. */
let removal: PromiseWithResolvers<void> | undefined;
let isNavigating = () => false;

/** Tells the overlays of the page's router; called once, before anything can lie over the page. */
export function connectOverlays(
  router: Pick<DataRouter, 'state' | 'navigate'>,
  { isLeaving }: { readonly isLeaving: () => boolean },
): void {
  isNavigating = () => isLeaving() || router.state.navigation.state !== 'idle';
  window.addEventListener('popstate', onPop, { capture: true });
  // Left by a reload while something was open.
  if (isMarked()) unmark();
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const go = (to: unknown, options?: object) =>
    // The next page takes the place of the overlay's entry: going back from it leads to the page below.
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
    // What opened while the entry was on its way out has not laid one of its own.
    if (closers.length > 0) layEntry();
    return;
  }
  const close = closers.at(-1);
  if (close && !isMarked()) {
    event.stopImmediatePropagation();
    close();
    if (closers.length > 1) layEntry();
  } else if (!close && isMarked()) {
    // Forward again onto an entry whose overlay is gone.
    event.stopImmediatePropagation();
    unmark();
  }
}

function takeEntryAway(): void {
  if (closers.length > 0 || !isMarked() || removal || isNavigating()) return;
  removal = Promise.withResolvers();
  history.back();
}

/** While something lies over the page, going back calls `close` instead of leaving the page. */
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
      // Whoever closed it may lead on to another page, which then takes the entry's place.
      setTimeout(takeEntryAway);
    };
  }, [isOpen]);
}
