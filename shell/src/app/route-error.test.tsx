// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
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
