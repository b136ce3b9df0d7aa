import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { getSharedCart, type SharedLine, takeSharedCart } from 'shared-contracts/calls/shared-cart';
import { joinCartDialog } from 'shared-contracts/dialogs/cart';
import { ProductError } from 'shared-contracts/errors/product-error';
import { type LocaleId, locales } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import SharedCartScreen, { head, loader } from './shared-cart-screen.tsx';

const token = 'Qz3wT8mNc1RbL0uVx7Yk5A';
const { priceThen: _then, ...unchanged } = getSharedCart.example.items[0] as SharedLine;
const example: SharedLine = { ...unchanged, state: 'available', wanted: 1, available: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

interface Open {
  readonly lines?: readonly Partial<SharedLine>[];
  readonly link?: string;
  /** Units in the visitor's own cart, and whether it is known to the services. */
  readonly own?: { readonly units: number; readonly isKnown?: boolean };
  readonly left?: readonly { upc: string; name: string; wanted: number; added: number }[];
  /** Units that are added. */
  readonly added?: number;
  readonly locale?: LocaleId;
}

function open({ lines = [{}], link = token, own, left = [], added = 1, locale: localeId = 'en-us' }: Open = {}) {
  const items = lines.map((line) => ({ ...example, ...line }));
  const sum = (of: (line: SharedLine) => number) => items.reduce((total, line) => total + of(line), 0);
  const shared = {
    ...getSharedCart.example,
    items,
    units: sum(({ available }) => available),
    subtotal: sum(({ available, price = 0 }) => available * price),
  };
  if (own) storedCart.write({ basketId: exampleCart.basketId, totalItems: own.units });
  const taken = vi.fn();
  const platform = fakePlatform({
    locale: localeId,
    answer: (call, input) => {
      const { params, body } = input as { params: { token?: string }; body: { cartId?: string } };
      if (call.name === getSharedCart.name) {
        if (params.token !== token) throw new ProductError('BSK404', '', { status: 404 });
        return shared;
      }
      if (call.name === takeSharedCart.name) {
        taken(body);
        if (body.cartId && own?.isKnown === false) throw new ProductError('BSK404', '', { status: 404 });
        return {
          ...takeSharedCart.example,
          added: added > 0 ? [{ upc: example.upc, qty: added }] : [],
          left,
          saved: Boolean(own),
        };
      }
      if (own?.isKnown === false && taken.mock.calls.length === 0)
        throw new ProductError('BSK404', '', { status: 404 });
      return { ...exampleCart, totalItems: own?.units ?? 1 };
    },
  });
  const { locale, config } = platform;
  const router = createMemoryRouter(
    [
      {
        path: `/${localeId}/shared-cart`,
        Component: SharedCartScreen,
        HydrateFallback: () => null,
        loader: ({ request: { url, signal }, params }) =>
          loader({ params, url: new URL(url), locale, calls: platform.calls, config, signal }),
      },
    ],
    { initialEntries: [`/${localeId}/shared-cart?cart=${link}`] },
  );
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { platform, taken };
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Put it into my cart' }));

describe('a cart that somebody has shared [BEY-08]', () => {
  test.each<[string, Partial<SharedLine>, string]>([
    ['fewer are left', { state: 'fewer', wanted: 3, available: 1 }, 'Only 1 of 3 left'],
    ['it is sold out', { state: 'sold-out', available: 0 }, 'Sold out at the moment'],
    ['it is announced', { state: 'not-yet', available: 0 }, 'Not on sale yet'],
    ['it is for visitors who are signed in', { state: 'presale' }, 'Presale: sign in to buy it'],
    ['the country has none', { state: 'not-here', available: 0 }, 'Not sold in this country'],
    ['the shop has it no more', { state: 'gone', available: 0 }, 'No longer sold'],
    ['it costs less', { price: 34900, priceThen: 39900 }, 'Price has come down: it was $399.00 when shared.'],
    ['it costs more', { price: 41900, priceThen: 39900 }, 'Price has gone up: it was $399.00 when shared.'],
    ['it was a gift', { gift: true }, 'It was to be a gift. Add your own words in the cart.'],
  ])('says when %s', async (_case, line, words) => {
    open({ lines: [line, { upc: '0400000000018' }] });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('offers ways on where nothing can be had, and for a link that leads nowhere', async () => {
    open({ lines: [{ state: 'sold-out', available: 0 }] });
    expect(await screen.findByText('None of this can be bought at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Shop women' })).toBeTruthy();
    cleanup();
    open({ link: [...token].reverse().join('') });
    expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeTruthy();
    cleanup();
    open({ link: 'short' });
    expect(await screen.findByRole('link', { name: 'Shop men' })).toBeTruthy();
  });

  test('is not indexed', () => {
    const data = { token, cart: getSharedCart.example };
    expect(head(data, { locale: locales['en-us'] })).toEqual({ title: 'A cart for you', robots: 'noindex' });
    expect(head({ token, cart: undefined }, { locale: locales['de-de'] }).robots).toBe('noindex');
  });

  test('becomes the cart of a visitor who has none, and tells what was left out; tracking learns no token', async () => {
    const { platform, taken } = open({ left: [{ upc: '1', name: 'Boot', wanted: 3, added: 1 }] });
    await press();
    await eventually(() => expect(platform.navigate).toHaveBeenCalledWith('/cart'));
    expect(taken).toHaveBeenCalledExactlyOnceWith({ replace: false });
    expect(storedCart.read()?.basketId).toBe(takeSharedCart.example.id);
    expect(platform.toasts.shown().map(({ text }) => text)).toEqual([
      '1 item added to your cart.',
      'Left out: Boot (2).',
    ]);
    expect(platform.dialogs.opened()).toEqual([]);
    const tracked = JSON.stringify(platform.track.mock.calls);
    expect(tracked).toContain('add_to_cart');
    expect(tracked).not.toContain(token);
  });

  test.each([
    ['en-us', 1, 'Put it into my cart', '1 item added to your cart.'],
    ['en-us', 3, 'Put it into my cart', '3 items added to your cart.'],
    ['fr-ca', 1, 'Mettre dans mon panier', '1 article ajouté à votre panier.'],
    ['fr-ca', 3, 'Mettre dans mon panier', '3 articles ajoutés à votre panier.'],
    ['de-de', 1, 'In meinen Warenkorb legen', '1 Artikel wurde in Ihren Warenkorb gelegt.'],
    ['de-de', 3, 'In meinen Warenkorb legen', '3 Artikel wurden in Ihren Warenkorb gelegt.'],
  ] as const)('counts what was added: %s, %i', async (locale, added, name, text) => {
    const { platform } = open({ locale, added });
    fireEvent.click(await screen.findByRole('button', { name }));
    await eventually(() => expect(platform.toasts.shown().map((toast) => toast.text)).toEqual([text]));
  });

  test('says only what was left out when nothing could be added', async () => {
    const { platform } = open({ added: 0, left: [{ upc: '1', name: 'Boot', wanted: 3, added: 0 }] });
    await press();
    await eventually(() => expect(platform.toasts.shown().map(({ text }) => text)).toEqual(['Left out: Boot (3).']));
  });

  test('asks what becomes of a cart with something in it', async () => {
    const { platform, taken } = open({ own: { units: 2 } });
    await press();
    await eventually(() =>
      expect(platform.dialogs.opened()).toMatchObject([{ name: joinCartDialog.name, props: { units: 2 } }]),
    );
    expect(taken).not.toHaveBeenCalled();
  });

  test('makes a new cart when the own one has run out', async () => {
    const { platform, taken } = open({ own: { units: 2, isKnown: false } });
    await press();
    await eventually(() => expect(platform.navigate).toHaveBeenCalledWith('/cart'));
    expect(taken.mock.lastCall).toEqual([{ replace: false }]);
  });
});
