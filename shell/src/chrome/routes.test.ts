import { createMemoryRouter } from 'react-router-dom';
import type { ScreenModule } from 'shared-contracts/routing';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test } from 'vitest';
import { liveRelease } from '../server/releases.ts';
import { someRelease } from '../testing/some-release.ts';
import { screenRoutes } from './routes.tsx';

test.each([
  ['?q=a%00', 'a '],
  ['?q=%00%1F%7f', '   '],
  ['?q=%E2%98%83+%2500', '☃ %00'],
  ['?q=%C3%A9', 'é'],
])('a page whose query is %s asks for %j: no service takes control characters', async (query, asked) => {
  const found = Promise.withResolvers<string | null>();
  const screen: ScreenModule = {
    default: () => null,
    loader: async ({ url }) => found.resolve(url.searchParams.get('q')),
  };
  const search = someRelease('search', {
    routes: [{ path: '/search', expose: 'search', chrome: 'full', personal: false }],
  });
  const screens = { load: async () => screen, loaded: () => screen };
  const routes = screenRoutes([liveRelease(search, undefined)], { unavailable: [], screens, platform: fakePlatform() });
  const router = createMemoryRouter([{ path: '/:locale', children: routes }], {
    initialEntries: [`/en-us/search${query}`],
  });
  expect(await found.promise).toBe(asked);
  router.dispose();
});
