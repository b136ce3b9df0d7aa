import type { DataRouter } from 'react-router-dom';
import { recordTracked } from 'shared-contracts/events/tracking';
import { pageTypeOf } from 'shared-contracts/page-type';
import type { Platform } from 'shared-contracts/platform';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { track } from 'storefront-kit/track';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadedAndIdle } from './after-load.ts';
import type { WaitingRecord } from './tracking/waiting-record.ts';
import { whenAllowed } from './when-allowed.ts';

/** Records that wait until tracking may begin; the oldest are dropped. */
const mostWaiting = 200;

/**
 * Collects what the page tells, and tells which pages are shown. Cheap: what it does with consent to targeting is loaded once
 * the page is at rest, and nothing without.
 */
export function watchTracking(platform: Platform, router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const waiting: WaitingRecord[] = [];
  let take = (record: TrackingRecord): void => {
    waiting.push({ record, isAllowed: platform.consent.allows('targeting') });
    if (waiting.length > mostWaiting) waiting.shift();
  };
  platform.bus.subscribe(recordTracked, ({ payload }) => take(payload));
  tellPageViews(platform, router);
  if (!platform.config.hasTagManager) return;
  void loadedAndIdle(new AbortController().signal).then(() =>
    whenAllowed(platform.consent, 'targeting', () => {
      import('./tracking/collector.ts').then(
        ({ collect }) => {
          take = collect(platform, waiting);
        },
        (error) => console.info('This page is not tracked', error),
      );
    }),
  );
}

/** Tells each page once it is shown. Another filter or sorting of a list is the same page, another search is not. */
function tellPageViews(platform: Platform, router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let shown = '';
  const tell = ({ location, navigation, matches, errors }: DataRouter['state']) => {
    const { pathname, search } = location;
    const page = pathname + new URLSearchParams(search).get('q');
    if (navigation.state !== 'idle' || page === shown) return;
    shown = page;
    const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
    if (handle?.chrome === 'staff') return;
    // What follows in the path of a personal page names somebody's order or list.
    const path = handle?.personal ? pathname.split('/').slice(0, 3).join('/') : pathname;
    track(platform, { event: 'page_view', path, pageType: pageTypeOf({ pathname, search }, errors !== null) });
  };
  tell(router.state);
  router.subscribe(tell);
}
