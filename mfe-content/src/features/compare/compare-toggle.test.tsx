import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleCard } from 'shared-contracts/entities/product-card';
import { PlatformProvider } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { CompareToggle } from './compare-toggle.tsx';
import CompareTray from './compare-tray.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const cards = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
  ...exampleCard,
  productId: `TF4K2M9${letter}0C5`,
  styleId: `TF4K2M9${letter}`,
  name: `Skarn ${letter}`,
}));

function open() {
  const platform = fakePlatform({});
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        {cards.map((card) => (
          <CompareToggle key={card.styleId} card={card} />
        ))}
        <CompareTray />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}
const box = (letter: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare Skarn ${letter}` });

test('compares four products, and tells that a fifth has no room [BEY-05]', () => {
  const { toasts } = open();
  for (const letter of 'ABCDE') fireEvent.click(box(letter));
  expect([...'ABCDE'].filter((letter) => box(letter).checked)).toEqual(['A', 'B', 'C', 'D']);
  expect(toasts.shown().map(({ text }) => text)).toEqual(['You can compare four products. Take one away first.']);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare 4' }).href);
  expect([address.pathname, address.searchParams.get('products')]).toEqual([
    '/en-us/compare',
    'TF4K2M9A0C5,TF4K2M9B0C5,TF4K2M9C0C5,TF4K2M9D0C5',
  ]);
});

test('takes a product away in the list and in the tray, and asks for another when one is left', () => {
  open();
  for (const letter of 'ABC') fireEvent.click(box(letter));
  fireEvent.click(box('B'));
  fireEvent.click(screen.getByRole('button', { name: 'Take away: Skarn A' }));
  expect([box('A').checked, box('B').checked, box('C').checked]).toEqual([false, false, true]);
  expect(screen.queryByRole('link', { name: /Compare/ })).toBeNull();
  screen.getByText('Choose one more to compare');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([box('C').checked, sessionStorage.length]).toEqual([false, 0]);
});

test.each(['{}', '[{"productId":1}]', '[null]', 'x'])('takes %s in its place as nothing chosen', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.setItem('shop.content.compare', text);
  open();
  expect([box('A').checked, warn.mock.calls.length]).toEqual([false, 1]);
  warn.mockRestore();
});

test('remembers in this tab what was chosen', () => {
  open();
  fireEvent.click(box('A'));
  cleanup();
  open();
  expect(box('A').checked).toBe(true);
});

test('forgets what was compared when somebody has signed out', () => {
  const { store } = open();
  act(() => store.set(sessionAtom, { status: 'consumer', consumerNo: 'lena' }));
  fireEvent.click(box('A'));
  sessionStorage.clear();
  act(() => store.set(sessionAtom, { status: 'guest', consumerNo: 'guest' }));
  expect(box('A').checked).toBe(false);
});
