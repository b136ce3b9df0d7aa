import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { afterEach, expect, test } from 'vitest';
import { cssOf, renderBlocks } from '../../../testing/render-blocks.tsx';
import { lookBookStates } from './look-book.gallery.ts';

afterEach(cleanup);

const block = { ...lookBookStates['two looks']!, id: 'l', name: 'L' };
const point = (name: string) => screen.getByRole('button', { name: `Show ${name}` });
const opened = () => screen.queryAllByRole('button', { name: /^Quick add/ }).map((button) => button.ariaLabel);

test('a press on a point opens its product, another point closes it, and Escape leads back', async () => {
  await renderBlocks([block]);
  const jacket = point('Skarn Shell Jacket');
  expect(opened()).toEqual([]);
  fireEvent.click(jacket);
  expect(jacket.getAttribute('aria-expanded')).toBe('true');
  expect(opened()).toHaveLength(1);
  fireEvent.click(point('Morain Down Hoody with a rather long name that takes two lines'));
  expect(jacket.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(jacket);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Quick add/ }), { key: 'Escape' });
  expect(jacket.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(jacket);
});

test('a product opens in quick-shop, or leads to its page', async () => {
  const { dialogs } = await renderBlocks([block]);
  fireEvent.click(point('Skarn Shell Jacket'));
  fireEvent.click(screen.getByRole('button', { name: 'Quick add: Skarn Shell Jacket' }));
  expect(dialogs.opened()).toMatchObject([{ name: quickshopDialog.name, props: { productId: 'TFAAAA000C5' } }]);
});

test('points are where editors put them, and every product is listed beside the picture', async () => {
  await renderBlocks([block]);
  expect(cssOf(point('Skarn Shell Jacket'))).toContain('left:30%;top:25%');
  const list = screen.getByRole('list', { name: 'Products of “Ridge day”' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
});
