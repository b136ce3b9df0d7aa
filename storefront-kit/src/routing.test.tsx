// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, describe, expect, test } from 'vitest';
import { Link, useRoutedLinks } from './routing.tsx';
import { fakePlatform } from './testing/platform.ts';

afterEach(cleanup);

describe('links', () => {
  const platform = fakePlatform({ locale: 'en-gb' });
  const { navigate } = platform;
  afterEach(() => navigate.mockReset());

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

  test('keep the locale and the carried parameters', () => {
    show(<Link to="/cart">Cart</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en-gb/cart?cms=draft');
  });

  test('leave the shop unchanged', () => {
    show(<Link to="mailto:help@example.org">Mail</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@example.org');
  });

  test('of the design system go through the router within the shop', () => {
    show(<Routed />);
    const inside = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tents' });
    expect(fireEvent.click(inside)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/en-gb/c/tents-4100?sort=newest#top');
  });

  test.each([
    ['a link out of the shop', 'Elsewhere', {}],
    ['a click for a new tab', 'Tents', { ctrlKey: true }],
    ['a click of the middle button', 'Tents', { button: 1 }],
  ])('leaves %s to the browser', (_, name, how) => {
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
