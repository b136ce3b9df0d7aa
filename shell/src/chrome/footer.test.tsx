// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const content = {
  brand: { name: 'Tarnfell', claim: 'Made for weather.' },
  columns: [
    { title: 'Service', links: [{ text: 'Returns', url: '/pages/returns' }] },
    { title: 'Shop', links: [{ text: 'Tents', url: '/c/tents-4100' }] },
  ],
  legal: [{ text: 'Privacy', url: '/pages/privacy' }],
  copyright: '© 2026 Tarnfell',
};

async function show(kind: 'full' | 'checkout', data: unknown = null, locale: LocaleId = 'en-us') {
  const element = (
    <PlatformProvider platform={fakePlatform({ locale })}>
      <Footer kind={kind} content={content} />
    </PlatformProvider>
  );
  const routes = [{ path: '*', element, loader: () => data, HydrateFallback: () => null }];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${locale}/c/tents-4100?sort=newest`] })} />,
  );
  return screen.findByRole('contentinfo');
}
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

test('has the columns of editors, the legal pages, and the line about the brand [CNT-08]', async () => {
  const footer = await show('full');
  expect(within(footer).getByText('Made for weather.')).toBeTruthy();
  expect(hrefs(within(footer).getByRole('navigation'))).toEqual(['/en-us/pages/returns', '/en-us/c/tents-4100']);
  expect(hrefs(footer)).toContain('/en-us/pages/privacy');
  expect(footer.textContent).toContain('© 2026 Tarnfell');
});

test('has only what the law asks for in checkout', async () => {
  expect(hrefs(await show('checkout'))).toEqual(['/en-us/pages/privacy']);
});

test('leads to the withdrawal from a contract on every page of a market of the European Union [SEL-08]', async () => {
  const footer = await show('checkout', null, 'de-de');
  const link = within(footer).getByRole('link', { name: 'Vertrag widerrufen' });
  expect(link.getAttribute('href')).toBe('/de-de/withdrawal');
});

test('leads to the same page in every other country and language [CNT-15]', async () => {
  const alternates = { 'de-de': '/c/zelte-4100', 'fr-ca': '/c/tentes-4100' };
  const footer = await show('full', { alternates });
  expect(hrefs(footer)).toEqual(
    expect.arrayContaining([
      '/en-us/c/tents-4100?sort=newest',
      '/en-ca/c/tents-4100?sort=newest',
      '/fr-ca/c/tentes-4100?sort=newest',
      '/en-gb/c/tents-4100?sort=newest',
      '/de-de/c/zelte-4100?sort=newest',
    ]),
  );
});
