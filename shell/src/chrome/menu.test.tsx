// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { MenuNode } from 'shared-contracts/calls/chrome';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from './header.tsx';
import { shopAllOf } from './menu-entries.ts';

const picture = { src: '/images/v1/scene/a', alt: '', width: 100, height: 100 };
const link = (id: string) => ({ id, title: `Link ${id}`, target: { text: id, url: `/c/${id}-1100` } });
const nodes: readonly MenuNode[] = [
  {
    id: 'women',
    name: 'women',
    title: 'Women',
    target: { text: 'Women', url: '/c/women-1000' },
    menuStyle: 'columns',
    menuIcon: 'mountain',
    columns: [
      { id: 'shells', title: 'Shells', links: [link('rain'), link('wind')] },
      { id: 'empty', title: 'Nothing here', links: [] },
      { id: 'quiet', title: 'Unseen title', titleVisibility: 'hidden', links: [link('down')] },
    ],
    visualSelectorsTitle: 'By weather',
    visualSelectors: [{ id: 'v', target: { text: 'Snow', url: '/c/snow-1120' }, picture }],
    menuBanner: { title: 'Dry for a week', target: { text: 'See how', url: '/pages/shells' }, picture },
  },
  {
    id: 'men',
    name: 'men',
    title: 'Men',
    target: { text: 'Men', url: '/c/men-2000' },
    menuStyle: 'columns',
    columns: [{ id: 'm', title: 'Down', links: [link('men-down')] }],
  },
  {
    id: 'sale',
    name: 'sale',
    title: 'Sale',
    target: { text: 'Sale', url: '/c/sale-9200' },
    menuStyle: 'link',
    columns: [],
  },
];

/** Of the screen in pixels. */
const resize = (width: number) =>
  (window as unknown as { readonly happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });

function show(session?: SessionState) {
  const routes = [
    {
      path: '*',
      element: (
        <PlatformProvider platform={fakePlatform(session ? { session } : {})}>
          <Header brand="Tarnfell" nodes={nodes} utility={[{ text: 'Help', url: '/help' }]} />
        </PlatformProvider>
      ),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/en-us/'] });
  render(<RouterProvider router={router} />);
}

function showBar(): HTMLElement {
  show();
  return screen.getByRole('navigation', { name: 'Main' });
}
const toggleOf = (nav: HTMLElement, name: string) => within(nav).getByRole('button', { name });
const isOpen = (nav: HTMLElement) => within(nav).queryByText('Link rain') !== null;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  resize(1440);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the mega menu', () => {
  test('has three levels, pictures, and a link to everything; empty columns are left out [CNT-04]', () => {
    const nav = showBar();
    fireEvent.click(toggleOf(nav, 'Women'));
    expect(within(nav).getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/en-us/c/women-1000');
    const panel = nav.querySelector<HTMLElement>('#menu-women')!;
    expect(within(panel).getByText('Shells')).toBeTruthy();
    const links = within(panel).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Link rain',
      'Link wind',
      'Link down',
      'Dry for a weekSee how',
      'Snow',
      'All Women',
    ]);
    expect(within(panel).queryByText('Nothing here')).toBeNull();
    expect(within(panel).getByText('Unseen title').className).toContain('visually-hidden');
    expect(within(panel).getByText('By weather')).toBeTruthy();
    expect(within(nav).queryByRole('button', { name: 'Sale' })).toBeNull();
  });

  test('opens by click and closes by another [CNT-04]', () => {
    const nav = showBar();
    fireEvent.click(toggleOf(nav, 'Women'));
    expect(isOpen(nav)).toBe(true);
    expect(toggleOf(nav, 'Women').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(toggleOf(nav, 'Women'));
    expect(isOpen(nav)).toBe(false);
  });

  test('stays as a click left it while the mouse rests there [CNT-04]', async () => {
    const nav = showBar();
    const entry = toggleOf(nav, 'Women').closest('[data-entry]')!;
    fireEvent.click(toggleOf(nav, 'Women'));
    fireEvent.pointerMove(entry, { pointerType: 'mouse' });
    fireEvent.click(toggleOf(nav, 'Women'));
    await wait(500);
    expect(isOpen(nav)).toBe(false);
  });

  test('opens while the mouse rests on an entry, and closes when it leaves [CNT-04]', async () => {
    const nav = showBar();
    const entry = toggleOf(nav, 'Women').closest('[data-entry]')!;
    // The page has moved, not the mouse.
    fireEvent.pointerEnter(entry, { pointerType: 'mouse' });
    await wait(300);
    expect(isOpen(nav)).toBe(false);
    fireEvent.pointerMove(entry, { pointerType: 'mouse' });
    expect(isOpen(nav)).toBe(false);
    await wait(60);
    fireEvent.pointerMove(entry, { pointerType: 'mouse' });
    await wait(90);
    expect(isOpen(nav)).toBe(true);
    fireEvent.pointerLeave(nav, { pointerType: 'mouse' });
    await wait(300);
    expect(isOpen(nav)).toBe(false);
    // Crossing the bar opens nothing, and a finger does not hover.
    fireEvent.pointerMove(entry, { pointerType: 'touch' });
    await wait(300);
    expect(isOpen(nav)).toBe(false);
  });

  test('closes on Escape, with the focus on its button, and when the focus leaves [CNT-04]', () => {
    const nav = showBar();
    fireEvent.click(toggleOf(nav, 'Women'));
    const rain = within(nav).getByText('Link rain');
    rain.focus();
    fireEvent.keyDown(rain, { key: 'Escape' });
    expect(isOpen(nav)).toBe(false);
    expect(document.activeElement).toBe(toggleOf(nav, 'Women'));
    fireEvent.click(toggleOf(nav, 'Women'));
    fireEvent.blur(toggleOf(nav, 'Women'), { relatedTarget: document.body });
    expect(isOpen(nav)).toBe(false);
  });

  test('moves between entries by arrow keys, Home, and End; not inside a panel [CNT-04]', () => {
    const nav = showBar();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    within(nav).getByRole('link', { name: 'Women' }).focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Men');
    press('End');
    expect(document.activeElement?.textContent).toBe('Sale');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Women');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('Sale');
    press('Home');
    expect(document.activeElement?.textContent).toBe('Women');
    fireEvent.click(toggleOf(nav, 'Women'));
    within(nav).getByText('Link rain').focus();
    press('ArrowRight');
    expect(isOpen(nav)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Link rain');
  });

  test('shows its sections on phones, which open in place [CNT-04]', () => {
    resize(390);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const dialog = screen.getByRole('dialog', { hidden: true });
    const section = within(dialog).getByText('Women').closest('details')!;
    expect(section.open).toBe(false);
    section.open = true;
    expect(within(section).getByText('Link rain')).toBeTruthy();
    expect(within(section).getByText('Snow')).toBeTruthy();
    expect(within(section).getByText('Dry for a week').closest('a')?.getAttribute('href')).toBe('/en-us/pages/shells');
    expect(within(dialog).getByText('Sale')).toBeTruthy();
    expect(within(dialog).getByText('Help').getAttribute('href')).toBe('/en-us/help');
  });
});

test.each([
  [{}, 'large', 'All Women'],
  [{ hideShopAll: { large: true } }, 'large', undefined],
  [{ hideShopAll: { large: true } }, 'small', 'All Women'],
  [{ overrideShopAll: { text: 'The whole range', url: '/c/women-1000' } }, 'small', 'The whole range'],
] as const)('names the link to everything: %j on a %s screen [CNT-04]', (rules, screenSize, text) => {
  expect(shopAllOf({ ...nodes[0]!, ...rules }, screenSize, (title) => `All ${title}`)?.text).toBe(text);
});

describe('the way to the favorites [ACC-13]', () => {
  test('stands in the header and in the menu of small screens, for guests too', () => {
    show();
    expect(screen.getByRole('link', { name: 'Favorites' }).getAttribute('href')).toBe('/en-us/favorites');
    cleanup();
    resize(400);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByText('Favorites').closest('a')?.getAttribute('href')).toBe('/en-us/favorites');
  });

  test('is not there for employees, who have none', () => {
    show({ status: 'employee', consumerNo: 'e-1', isEmployeeDiscountTCAccepted: true });
    expect(screen.queryByRole('link', { name: 'Favorites' })).toBeNull();
  });
});
