// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { ExposedContext } from './exposed.ts';
import { frameRouteId } from './frame-route.ts';
import { RouteError } from './route-error.tsx';

afterEach(cleanup);

test.each([
  ['PLP400', ['To the home page', 'Search the shop']],
  ['GEN500', ['Try again', 'To the home page', 'Search the shop']],
  ['NET503', ['Try again', 'To the home page', 'Search the shop']],
])('leads on from a page whose loader failed with %s [PLT-14]', async (id, ways) => {
  const routes = [
    {
      path: '*',
      Component: () => null,
      HydrateFallback: () => null,
      ErrorBoundary: RouteError,
      loader: () => Promise.reject(new ProductError(id, '')),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/en-us/c/jackets-1100'] });
  render(
    <PlatformProvider platform={fakePlatform()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways);
});

const popular = {
  ...getAugmentedPage.example,
  id: 'error-4xx',
  blocks: [
    { id: 'p', name: 'P', type: 'secondary-nav', title: 'Popular', targets: [{ text: 'Tents', url: '/c/tents-4100' }] },
  ],
};

/** Opens a page whose loader fails, in a frame whose data the server has filled. */
function open(id: string, { problem, answer }: { problem?: object; answer: () => unknown }) {
  const platform = fakePlatform({ answer });
  const routes = [
    {
      id: frameRouteId,
      path: '/:locale',
      HydrateFallback: () => null,
      loader: () => ({ problem }),
      children: [
        {
          path: '*',
          Component: () => null,
          ErrorBoundary: RouteError,
          loader: () => Promise.reject(new ProductError(id, '')),
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/en-us/nowhere'] });
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return platform;
}

test.each(['API404', 'NET503'])('shows the popular links of editors after %s [CNT-13]', async (id) => {
  const answer = vi.fn(() => popular);
  open(id, { answer });
  const links = await screen.findByRole('navigation', { name: 'Popular' });
  expect(within(links).getByRole('link', { name: 'Tents' }).getAttribute('href')).toBe('/en-us/c/tents-4100');
  expect(answer).toHaveBeenCalledTimes(1);
});

test('does not ask again for the popular links that came with the page [CNT-13]', async () => {
  const answer = vi.fn();
  open('API404', { problem: popular, answer });
  expect(await screen.findByRole('navigation', { name: 'Popular' })).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

test('stands without them when they cannot be read [CNT-13]', async () => {
  const platform = open('API404', { answer: () => Promise.reject(new ProductError('GEN500', '')) });
  await waitFor(() => expect(platform.faults).toHaveBeenCalled());
  expect(screen.getByRole('heading', { level: 1, name: 'Off the map' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

/** Opens a page whose screen throws while it renders, where giving the version up is `giveUp`. */
function openBroken(giveUp: () => Promise<boolean>) {
  const platform = fakePlatform();
  const Screen = () => {
    throw new Error('render');
  };
  const router = createMemoryRouter(
    [{ path: '*', Component: Screen, ErrorBoundary: RouteError, handle: { remote: 'content' } }],
    { initialEntries: ['/en-us/p/none-1'] },
  );
  const exposed = { find: vi.fn(), lookUp: vi.fn(), ready: vi.fn(), load: vi.fn(), giveUp };
  render(
    <PlatformProvider platform={platform}>
      <ExposedContext value={exposed}>
        <RouterProvider router={router} />
      </ExposedContext>
    </PlatformProvider>,
  );
  return platform;
}

test.each([
  ['the page reloads with the version before', () => Promise.resolve(true), 0],
  ['no version stands in', () => Promise.resolve(false), 1],
  ['giving the version up fails', () => Promise.reject(new Error('cookies')), 1],
])('shows no problem before it is known whether a version stands in: %s [PLT-10]', async (_case, giveUp, shown) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const platform = openBroken(giveUp);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await waitFor(() => expect(platform.faults).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(shown));
});
