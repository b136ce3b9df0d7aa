import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { findCollectionPoints } from 'shared-contracts/calls/stores';
import { getStores, searchStores } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import StoresScreen, { head, loader } from './stores-screen.tsx';

const [example] = getStores.example.stores;
const portland = { ...example!, distanceKm: 228.8 };
const boston = { ...example!, storeId: 'US03', name: 'Tarnfell Boston', url: '/stores/tarnfell-boston-US03' };
const place = { name: 'Seattle, Washington', latitude: 47.6, longitude: -122.3 };
const here = { latitude: 42.4, longitude: -71.1 };

const asked = vi.fn();
let stores: object;
let found: object;
beforeEach(() => {
  asked.mockReset();
  stores = { stores: [portland, boston], hasMore: false };
  found = { stores: [portland, boston], place };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(query = '') {
  const platform = fakePlatform({
    answer: ({ name }: AnyCall, input: unknown) => {
      asked(name, input);
      if (name === getStores.name) return stores;
      if (name === searchStores.name) return found;
      if (name === findCollectionPoints.name) return findCollectionPoints.example;
      throw new ProductError('API404', '', { status: 404 });
    },
  });
  const { locale, config } = platform;
  const load = (url: string, signal: AbortSignal) =>
    loader({ params: {}, url: new URL(url), locale, calls: platform.calls, config, signal });
  const router = createMemoryRouter(
    [
      {
        path: '/en-us/stores',
        Component: StoresScreen,
        HydrateFallback: () => null,
        loader: ({ request: { url, signal } }) => load(url, signal),
      },
    ],
    { initialEntries: [`/en-us/stores${query}`] },
  );
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await eventually(() => screen.getByRole('list', { name: 'Our stores' }));
  const data = await load(`http://shop.test/en-us/stores${query}`, new AbortController().signal);
  return { head: head(data, { locale }) };
}

const told = () => screen.getAllByRole('status')[0]?.textContent;
const listed = () => within(screen.getByRole('list', { name: 'Our stores' })).getAllByRole('listitem');

describe('the page of the stores [ACC-17]', () => {
  test('tells the place that is known, and how far each store is', async () => {
    await open('?place=seattle');
    expect(told()).toBe('2 stores, nearest to Seattle, Washington first');
    expect(listed()[0]?.textContent).toContain('142 mi away');
    expect(asked).toHaveBeenCalledWith(searchStores.name, expect.objectContaining({ body: { query: 'seattle' } }));
  });

  test('says so when there is no such place, and shows all', async () => {
    stores = { stores: [portland, boston], hasMore: true };
    found = { stores: [boston], isUnknown: true };
    await open('?place=Atlantis');
    expect(told()).toBe('We couldn’t find a place or store called “Atlantis”. Here are all our stores, by city.');
    expect(listed()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Next stores' }).getAttribute('href')).toBe('/en-us/stores?page=2');
  });

  test('leads to the other parts of a long list, which have addresses of their own', async () => {
    stores = { stores: [portland], hasMore: true };
    const { head: second } = await open('?page=2');
    expect(asked).toHaveBeenCalledWith(getStores.name, expect.objectContaining({ query: { limit: 24, offset: 24 } }));
    expect(told()).toBe('Stores 25 to 25, by city');
    const pages = within(screen.getByRole('navigation', { name: 'More stores' }));
    expect(pages.getByRole('link', { name: 'Previous stores' }).getAttribute('href')).toBe('/en-us/stores');
    expect(pages.getByRole('link', { name: 'Next stores' }).getAttribute('href')).toBe('/en-us/stores?page=3');
    expect(second.canonical).toBe('/en-us/stores?page=2');
  });

  test.each(['0', '-1', 'x', '1e9', '99999'])('begins with the first part for the page %s', async (page) => {
    await open(`?page=${page}`);
    expect(asked).toHaveBeenCalledWith(getStores.name, expect.objectContaining({ query: { limit: 24, offset: 0 } }));
    expect(screen.queryByRole('navigation', { name: 'More stores' })).toBeNull();
  });

  test('has no page behind the last one', async () => {
    stores = { stores: [], hasMore: false };
    const { locale, config, calls } = fakePlatform({ answer: () => stores });
    const url = new URL('http://shop.test/en-us/stores?page=999');
    const { signal } = new AbortController();
    await expect(loader({ params: {}, url, locale, calls, config, signal })).rejects.toThrow(
      expect.objectContaining({ id: 'API404', status: 404 }),
    );
  });

  test('shows what is nearest to the shopper, whose position stands in no address', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: (done: (position: object) => void) => done({ coords: here }) },
    });
    await open();
    found = { stores: [{ ...boston, distanceKm: 2 }] };
    fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    await eventually(() => expect(told()).toBe('1 store'));
    expect(asked).toHaveBeenLastCalledWith(searchStores.name, expect.objectContaining({ body: here }));
    expect(listed().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('1.2 mi away')]);
  });

  test('offers no map where the shop has none', async () => {
    await open();
    expect(screen.queryByText(/the map$/)).toBeNull();
  });

  test('offers the map of the shop, which is open while the screen is wide', async () => {
    stores = { stores: [portland], map: { attribution: 'Natural Earth', maxZoom: 7 } };
    const width = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => width);
    const become = (isWide: boolean) =>
      act(() => {
        width.matches = isWide;
        width.dispatchEvent(new Event('change'));
      });
    await open();
    const state = () =>
      screen
        .getByText(/the map$/)
        .closest('button')
        ?.getAttribute('aria-expanded');
    expect(state()).toBe('false');
    become(true);
    expect(state()).toBe('true');
    become(false);
    expect(state()).toBe('false');
    fireEvent.click(screen.getByText('Show the map'));
    expect(state()).toBe('true');
    fireEvent.click(screen.getByText('Hide the map'));
    expect(state()).toBe('false');
  });
});
