import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';
import { products } from '../parts/gallery-examples.ts';
import { stacks } from './upsell.tsx';

afterEach(cleanup);

const sizes = (stacked: readonly (readonly unknown[])[]) => stacked.map(({ length }) => length);

test('stacks 3 products by default, else stackedCount [CNT-02]', () => {
  expect(sizes(stacks(products(8)))).toEqual([3, 3, 2]);
  expect(sizes(stacks(products(8), 5))).toEqual([5, 3]);
});

test('the stacks are the slides of a carousel, and every product leads to its page', async () => {
  await renderBlocks([{ id: 'u', name: 'U', type: 'upsell', title: 'Complete the look', products: products(4) }]);
  const carousel = screen.getByRole('region', { name: 'Complete the look' });
  expect(within(carousel).getAllByRole('listitem', { name: / of 2$/ })).toHaveLength(2);
  expect(within(carousel).getByRole('link', { name: 'Tarn 2 Tent' }).getAttribute('href')).toBe(
    '/en-us/p/product-3-TFAAAA030C5',
  );
});
