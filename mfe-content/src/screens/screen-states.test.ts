import path from 'node:path';
import { screensOf } from 'storefront-kit/testing/screen-states';
import { describe, test } from 'vitest';
import remote from '../../remote.ts';

const screens = screensOf(remote, path.resolve(import.meta.dirname, '../..'), {
  home: { at: '/', shows: /Weather is a place/ },
  category: { at: '/c/womens-jackets-1100', shows: /Women's jackets/ },
  product: { at: '/p/skarn-shell-jacket-TF4K2M9A0C5', shows: /Dry after a week of rain/ },
  set: { at: '/sets/out-in-any-weather-TFSET001', shows: /Out in any weather/ },
  search: { at: '/search?q=shell', shows: /Skarn Shell Jacket/ },
  compare: { at: '/compare?products=TF4K2M9A0C5', shows: /Skarn Shell Jacket/ },
  article: { at: '/pages/about', shows: /Weather is a place/ },
  loyalty: { at: '/loyalty', shows: /Weather is a place/ },
  'loyalty-terms': { at: '/loyalty-terms', shows: /Weather is a place/ },
  articles: { at: '/articles', shows: /Two layers or three/ },
  help: { at: '/help', shows: /When does my parcel arrive/ },
  'help-answer': { at: '/help/when', shows: /On the day that checkout names/ },
  locations: { at: '/locations', shows: /Deutschland/ },
  stores: { at: '/stores', shows: /Tarnfell Portland/ },
  'store-locator': { at: '/pages/store-locator', shows: /Tarnfell Portland/ },
  store: { at: '/stores/tarnfell-portland-US01', shows: /310 NW 11th Avenue/ },
});

describe.each(screens)('the page $path [PLT-14]', (page) => {
  test('has a heading and no error before anything is asked', () => page.idle());
  test('says that it is busy while a call waits', () => page.pending());
  test('shows what it got', () => page.success());
  test.each(['GEN500', 'NET503'] as const)(
    'tells that a call failed with %s and offers a way on, or stands without what is optional',
    (id) => page.error(id),
  );
});
