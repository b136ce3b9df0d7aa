import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cssOf, renderBlocks } from '../../../testing/render-blocks.tsx';
import { iconSizes } from './icon-and-text.tsx';

afterEach(cleanup);

const item = { icon: 'truck', title: 'A date', body: 'Not a speed.' };
const block = { id: 'i', name: 'I', type: 'icon-and-text' } as const;

test('exactly four items stand in two columns, three and five side by side [CNT-02]', async () => {
  for (const [items, columns] of [
    [3, 3],
    [4, 2],
    [5, 5],
  ] as const) {
    await renderBlocks([{ ...block, items: Array.from({ length: items }, () => item) }]);
    const css = cssOf(screen.getByRole('list'));
    expect(css.match(/75em.*repeat\((\d)/s)?.[1]).toBe(String(columns));
    cleanup();
  }
});

test.each(['small', 'medium', 'large'] as const)('draws icons of size %s [CNT-02]', async (iconSize) => {
  await renderBlocks([{ ...block, iconSize, items: [item] }]);
  expect(document.querySelector('svg')?.getAttribute('width')).toBe(String(iconSizes[iconSize]));
});

test('is a link with a target, and shows formatted text in place of the plain one', async () => {
  const richText = [{ type: 'paragraph' as const, content: [{ text: 'Formatted', bold: true }] }];
  await renderBlocks([{ ...block, items: [{ ...item, richText, target: { text: 'D', url: '/pages/delivery' } }] }]);
  expect(screen.getByRole('link', { name: 'A date' }).getAttribute('href')).toBe('/en-us/pages/delivery');
  expect(screen.getByText('Formatted').tagName).toBe('STRONG');
  expect(screen.queryByText('Not a speed.')).toBeNull();
});

test('draws a needle for repairs, and a mountain for an icon it does not know', async () => {
  await renderBlocks([{ ...block, items: ['repair', 'volcano', 'mountain'].map((icon) => ({ ...item, icon })) }]);
  const [repair, unknown, mountain] = [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
  expect(unknown).toBe(mountain);
  expect(repair).not.toBe(mountain);
});
