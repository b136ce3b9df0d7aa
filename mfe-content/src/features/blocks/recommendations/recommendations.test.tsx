import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cssOf, renderBlocks } from '../../../testing/render-blocks.tsx';
import { scrollStep } from '../../product-card/product-carousel.tsx';
import { products } from '../parts/gallery-examples.ts';

afterEach(cleanup);

const block = { id: 'r', name: 'R', type: 'recommendations', title: 'For you' } as const;

test.each([
  [3, 3],
  [5, 3],
  [6, 6],
] as const)('in the layout of %i cards an arrow moves by %i [CNT-02]', (cards, step) => {
  expect(scrollStep(cards)).toBe(step);
});

test.each([3, 5, 6] as const)('shows %i cards side by side on a wide screen [CNT-02]', async (cards) => {
  await renderBlocks([{ ...block, cards, products: products(8) }]);
  const list = screen.getByRole('list', { name: 'For you' });
  expect(cssOf(list)).toContain(`) / ${cards})`);
});

test('shows nothing without products', async () => {
  await renderBlocks([{ ...block, products: [] }]);
  expect(document.body.textContent).toBe('');
});
