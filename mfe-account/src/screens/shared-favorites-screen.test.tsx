import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CallInput } from 'shared-contracts/call';
import type { getSharedFavorites } from 'shared-contracts/calls/favorites';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { exampleCard } from 'shared-contracts/entities/product-card';
import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import SharedFavoritesScreen, { head, loader } from './shared-favorites-screen.tsx';

const token = 'Vb7yq2k0wVq0q3c1mX4n8g';
const idOf = (n: number) => `TF4K2M${String(n).padStart(2, '0')}0C5`;
const entry = (n: number) => ({
  itemId: `entry-${n}`,
  id: idOf(n),
  qty: 1,
  card: {
    ...exampleCard,
    productId: idOf(n),
    url: exampleCard.url.replace(exampleCard.productId, idOf(n)),
    name: `Jacket ${n}`,
    colors: [],
  },
});

afterEach(cleanup);

/** The page of a list with so many entries; `unsold` are in it, but not sold here. */
function open(count: number, { list = token, unsold = 0 } = {}) {
  let entries = Array.from({ length: count }, (_, n) => entry(n));
  const calls = vi.fn(async (_call: unknown, { params, query }: CallInput<typeof getSharedFavorites>) => {
    if (params?.favoriteId !== token) throw new ProductError('PLP400', '', { status: 404 });
    const start = Number(query?.start ?? 0);
    const items = entries.slice(start, start + Number(query?.count)).filter((_, n) => start > 0 || n >= unsold);
    return { total: entries.length, start, count: items.length, items };
  });
  const platform = fakePlatform({
    answer: (call, input) => calls(call, input as CallInput<typeof getSharedFavorites>),
  });
  const { locale, config } = platform;
  const router = createMemoryRouter(
    [
      {
        path: '/en-us/shared-favorites',
        Component: SharedFavoritesScreen,
        HydrateFallback: () => null,
        loader: ({ request: { url, signal }, params }) =>
          loader({ params, url: new URL(url), locale, calls: platform.calls, config, signal }),
      },
    ],
    { initialEntries: [`/en-us/shared-favorites?list=${list}`] },
  );
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return {
    calls,
    platform,
    add: (n: number) => {
      entries = [entry(n), ...entries];
    },
  };
}

describe('a shared list of favorites [ACC-14]', () => {
  test('leads to each product and into the cart, and offers no change', async () => {
    const { platform } = open(2);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('2 things')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jacket 1' }).getAttribute('href')).toContain(idOf(1));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add to cart: Jacket 0',
      'Add to cart: Jacket 1',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart: Jacket 1' }));
    expect(platform.dialogs.opened()).toMatchObject([{ name: quickshopDialog.name, props: { productId: idOf(1) } }]);
  });

  test('appends the next entries, once each, whatever was added or is not sold here', async () => {
    const { add, calls } = open(14, { unsold: 2 });
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    add(20);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    expect(calls.mock.lastCall?.[1].query).toEqual({ start: '12', count: '12' });
    expect(screen.getAllByText('Jacket 11')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('tells that the rest could not be read, and keeps what is shown', async () => {
    const { calls, platform } = open(13);
    await screen.findAllByRole('listitem');
    calls.mockRejectedValueOnce(new ProductError('NET503', ''));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await eventually(() => expect(platform.toasts.shown()[0]?.text).toMatch(/^The rest of the list could not be/));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  test('says that it is empty, with a way into the shop', async () => {
    open(0);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing on this list right now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop women' })).toBeTruthy();
  });

  test.each([['A'.repeat(22)], ['short'], ['']])('says that the link “%s” leads to no list', async (list) => {
    const { calls } = open(2, { list });
    expect(await screen.findByRole('heading', { level: 1, name: 'This list is not shared' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop men' })).toBeTruthy();
    expect(calls).toHaveBeenCalledTimes(list.length === 22 ? 1 : 0);
  });

  test('is kept out of search engines, with a list and without', () => {
    const about = { locale: locales['en-gb'] };
    const first = { items: [], total: 0, next: 12 };
    expect(head({ token, first }, about)).toEqual({ title: 'Shared favourites', robots: 'noindex' });
    expect(head({ token, first: undefined }, about)).toMatchObject({ robots: 'noindex' });
  });
});
