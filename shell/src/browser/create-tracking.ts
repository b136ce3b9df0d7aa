import type { DataRouter } from 'react-router-dom';
import { pageTypeOf } from 'shared-contracts/page-type';
import type { Platform } from 'shared-contracts/platform';
import { loadedAndIdle } from '../app/after-load.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { WaitingRecord } from './tracking/waiting-record.ts';
import { whenAllowed } from './when-allowed.ts';

/** Records that wait until tracking may begin; the oldest are dropped. */
const maxWaiting = 200;

type Track = Platform['track'];
type Router = Pick<DataRouter, 'state' | 'subscribe'>;

interface Tracking {
  readonly track: Track;
  /** Tells which pages are shown, and begins with consent to targeting. */
  start(platform: Platform, router: Router): void;
}

/**
 * Keeps what the page tells. Cheap: what hands it on is loaded once the page is at rest and targeting is allowed, and never
 * without. `onTracked` receives every record, in development only.
 */
export function createTracking(onTracked?: Track): Tracking {
  const waiting: WaitingRecord[] = [];
  let isAllowed = () => false;
  let take: Track = (record) => {
    waiting.push({ record, isAllowed: isAllowed() });
    if (waiting.length > maxWaiting) waiting.shift();
  };
  return {
    track(record) {
      onTracked?.(record);
      take(record);
    },
    start(platform, router) {
      const { consent, config } = platform;
      isAllowed = () => consent.allows('targeting');
      trackPageViews(platform, router);
      if (!config.hasTagManager && !config.isPersonalized) return;
      void loadedAndIdle(new AbortController().signal).then(() =>
        whenAllowed(consent, 'targeting', () => {
          import('./tracking/collector.ts').then(
            ({ collect }) => {
              take = collect(platform, waiting);
            },
            (error) => console.info('This page is not tracked', error),
          );
        }),
      );
    },
  };
}

/** Tells each page once it is shown. Another filter or sorting of a list is the same page, another search is not. */
function trackPageViews({ track }: Platform, router: Router): void {
  let shown = '';
  const trackView = ({ location, navigation, matches, errors }: DataRouter['state']) => {
    const { pathname, search } = location;
    const page = pathname + new URLSearchParams(search).get('q');
    if (navigation.state !== 'idle' || page === shown) return;
    shown = page;
    const { personal, chrome } = (matches.at(-1)?.route.handle ?? {}) as Partial<RouteHandle>;
    if (chrome === 'staff') return;
    // What follows in the path of a personal page names somebody's order or list.
    const path = personal ? pathname.split('/').slice(0, 3).join('/') : pathname;
    track({ event: 'page_view', path, pageType: pageTypeOf({ pathname, search }, errors !== null) });
  };
  trackView(router.state);
  router.subscribe(trackView);
}
