// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localeIds, locales } from './locale.ts';
import { type Platform, PlatformProvider } from './platform.tsx';
import { carriedParameters, carryParameters, Link, localePath, useRoutedLinks } from './routing.tsx';

afterEach(cleanup);

describe('query parameters travel from route to route', () => {
  test.each([
    ['/cart', '', '/cart'],
    ['/cart', '?siteId=TFL-US&sort=newest', '/cart?siteId=TFL-US'],
    ['/search?q=tent', '?preview=1', '/search?q=tent&preview=1'],
    ['/p/x#reviews', '?cms=draft', '/p/x?cms=draft#reviews'],
    ['/c/tents-4100?siteId=TFL-CA', '?siteId=TFL-US', '/c/tents-4100?siteId=TFL-CA'],
    ['/search?q=what?', '', '/search?q=what%3F'],
  ])('%s from %j is %s', (path, from, carried) => {
    expect(carryParameters(path, from)).toBe(carried);
  });

  test('the carried ones arrive, nothing of the path is lost, and nothing else comes along', () => {
    const query = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ maxLength: 12 }), { maxKeys: 4 });
    const carried = fc.dictionary(fc.constantFrom(...carriedParameters), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(query, carried, query, (own, kept, other) => {
        const path = `/c/tents-4100?${new URLSearchParams(own)}#top`;
        const result = new URL(carryParameters(path, `?${new URLSearchParams({ ...other, ...kept })}`), 'http://a');
        expect(result.pathname + result.hash).toBe('/c/tents-4100#top');
        expect(Object.fromEntries(result.searchParams)).toEqual({ ...kept, ...own });
      }),
    );
  });
});

describe('a page of the shop has the locale in front', () => {
  test.each([
    ['/', '/de-de'],
    ['/cart', '/de-de/cart'],
    ['/en-us/cart', '/en-us/cart'],
    ['/fr-ca', '/fr-ca'],
    ['/fr-ca?preview=1', '/fr-ca?preview=1'],
    ['/?preview=1', '/de-de/?preview=1'],
  ])('%s in de-de is %s', (path, full) => {
    expect(localePath(locales['de-de'], path)).toBe(full);
  });

  test('it stands there once, however often it is asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...localeIds), fc.webPath(), (id, path) => {
        const once = localePath(locales[id], path.startsWith('/') ? path : `/${path}`);
        expect(localePath(locales['en-us'], once)).toBe(once);
      }),
    );
  });
});

describe('links', () => {
  const navigate = vi.fn();
  afterEach(() => navigate.mockReset());
  const platform = { locale: locales['en-gb'], navigate } as unknown as Platform;

  function Routed() {
    return (
      <div {...useRoutedLinks()}>
        <a href="/en-gb/c/tents-4100?sort=newest#top">Tents</a>
        <a href="https://example.org/">Elsewhere</a>
      </div>
    );
  }
  const show = (children: ReactNode) =>
    render(
      <PlatformProvider platform={platform}>
        <MemoryRouter initialEntries={['/en-gb/?cms=draft']}>{children}</MemoryRouter>
      </PlatformProvider>,
    );

  test('lead to the page in the locale and keep the carried parameters', () => {
    show(<Link to="/cart">Cart</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en-gb/cart?cms=draft');
  });

  test('out of the shop stay as they are', () => {
    show(<Link to="mailto:help@example.org">Mail</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@example.org');
  });

  test('of the design system go through the router when they stay in the shop', () => {
    show(<Routed />);
    const inside = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tents' });
    expect(fireEvent.click(inside)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/en-gb/c/tents-4100?sort=newest#top');
  });

  test.each([
    ['a link out of the shop', 'Elsewhere', {}],
    ['a click for a new tab', 'Tents', { ctrlKey: true }],
    ['a click of the middle button', 'Tents', { button: 1 }],
  ])('%s is left to the browser', (_, name, how) => {
    show(<Routed />);
    const link = screen.getByRole('link', { name });
    let taken: boolean | undefined;
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    fireEvent.click(link, how);
    expect(taken).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
});
