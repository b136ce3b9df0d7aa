// @vitest-environment happy-dom

import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTracking } from './create-tracking.ts';
import { collect } from './tracking/collector.ts';

vi.mock('./tracking/collector.ts', () => ({ collect: vi.fn(() => vi.fn()) }));
vi.mock('../app/after-load.ts', () => ({ loadedAndIdle: async () => undefined }));

interface At {
  readonly search?: string;
  readonly state?: string;
  readonly personal?: boolean;
  readonly chrome?: string;
}

/** A router that is moved by hand. */
function fakeRouter(first: string) {
  const at = (pathname: string, { search = '', state = 'idle', personal = false, chrome = 'full' }: At = {}) => ({
    location: { pathname, search },
    navigation: { state },
    matches: [{ route: { handle: { personal, chrome } } }],
    errors: null,
  });
  let follow: (state: object) => void = () => undefined;
  const router = {
    state: at(first),
    subscribe(handler: typeof follow) {
      follow = handler;
      return () => undefined;
    },
  };
  return { router: router as never, go: (...to: Parameters<typeof at>) => follow(at(...to)) };
}

const pagesOf = (platform: ReturnType<typeof fakePlatform>) =>
  platform.track.mock.calls.map(([record]) => 'path' in record && record.path);

beforeEach(() => vi.mocked(collect).mockClear());

describe('what a page tells [EXP-05]', () => {
  test('each page once: filters are the same page, another search is not, and nothing personal is in a path', () => {
    const platform = fakePlatform();
    const { router, go } = fakeRouter('/en-us/c/tents-4100');
    createTracking().start(platform, router);
    go('/en-us/c/tents-4100', { search: '?refine=color:red' });
    go('/en-us/search', { search: '?q=shell', state: 'loading' });
    go('/en-us/search', { search: '?q=shell' });
    go('/en-us/search', { search: '?q=shell&sort=newest' });
    go('/en-us/search', { search: '?q=down' });
    go('/en-us/account/orders/TF-7K2M-9QXD', { personal: true });
    go('/en-us/staff/people', { chrome: 'staff' });
    expect(pagesOf(platform)).toEqual(['/en-us/c/tents-4100', '/en-us/search', '/en-us/search', '/en-us/account']);
  });

  test('without consent nothing is loaded; with it the collector gets what was told before, bounded', async () => {
    const platform = fakePlatform({ config: { hasTagManager: true } });
    let isAllowed = false;
    let changed = () => {};
    platform.consent.allows.mockImplementation(() => isAllowed);
    platform.consent.follow.mockImplementation((onChange) => {
      changed = onChange;
      return () => undefined;
    });
    const onTracked = vi.fn();
    const { track, start } = createTracking(onTracked);
    start(platform, fakeRouter('/en-us').router);
    for (let index = 0; index < 300; index += 1) track({ event: 'login' });
    expect(onTracked).toHaveBeenCalledTimes(300);
    await eventually(() => expect(platform.consent.follow).toHaveBeenCalled());
    expect(collect).not.toHaveBeenCalled();
    isAllowed = true;
    changed();
    await eventually(() => expect(collect).toHaveBeenCalledOnce());
    const [, before] = vi.mocked(collect).mock.calls[0] ?? [];
    expect(before).toHaveLength(200);
    expect(before?.[0]).toEqual({ record: { event: 'login' }, isAllowed: false });
    const take = vi.mocked(collect).mock.results[0]?.value;
    track({ event: 'sign_up' });
    expect(take).toHaveBeenCalledWith({ event: 'sign_up' });
  });

  test('a shop without a tag manager and personalization loads nothing', async () => {
    const platform = fakePlatform();
    createTracking().start(platform, fakeRouter('/en-us').router);
    await Promise.resolve();
    expect(platform.consent.follow).not.toHaveBeenCalled();
  });
});
