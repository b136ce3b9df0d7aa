import { cleanup, screen } from '@testing-library/react';
import { heroExample } from 'shared-contracts/blocks/hero';
import { afterEach, describe, expect, test } from 'vitest';
import { cssOf, renderBlocks } from '../../../testing/render-blocks.tsx';
import { products } from '../parts/gallery-examples.ts';
import { heroLink, overlayWidths, placements, veil } from './hero-look.ts';

afterEach(cleanup);

const hero = { ...heroExample, overlayWidth: 'md' as const };
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('has the h1 of a page when it is its first, else an h2 [CNT-03]', async () => {
  await renderBlocks([
    { ...hero, id: 'a', title: 'First' },
    { ...hero, id: 'b', title: 'Second' },
  ]);
  expect(headings()).toEqual(['H1 First', 'H2 Second']);
});

test('has an h2 on a page that has its h1 elsewhere', async () => {
  await renderBlocks([{ ...hero, title: 'Only' }], { headed: true });
  expect(headings()).toEqual(['H2 Only']);
});

test('has the h1 as the first item of a carousel', async () => {
  const items = [
    { ...hero, id: 'a', title: 'First' },
    { ...hero, id: 'b', title: 'Second' },
  ];
  await renderBlocks([{ id: 'c', name: 'Slides', type: 'carousel', items }]);
  expect(headings()).toEqual(['H1 First', 'H2 Second']);
});

test.each([
  ['xs', '33.333%'],
  ['sm', '50%'],
  ['md', '66.666%'],
  ['lg', '91.666%'],
] as const)('gives its words of width %s %s of a desktop [CNT-03]', async (overlayWidth, width) => {
  expect(overlayWidths[overlayWidth]).toBe(width);
  await renderBlocks([{ ...hero, overlayWidth }]);
  expect(cssOf(screen.getByRole('heading').parentElement)).toContain(`max-width:${width}`);
});

test.each([
  ['standard', ['overlay', 'overlay', 'overlay']],
  ['block-below', ['below', 'below', 'below']],
  ['product-overlay', ['below', 'overlay', 'overlay']],
] as const)('places the words of %s on phone, tablet, and desktop: %j [CNT-03]', (variant, places) => {
  expect(placements({ variant })).toEqual(places);
});

test('places the words as editors say, and each screen as the smaller one', () => {
  expect(placements({ variant: 'standard', responsiveLayout: { small: 'below', large: 'overlay' } })).toEqual([
    'below',
    'below',
    'overlay',
  ]);
});

test('shows its product over the picture in the variant product-overlay only [CNT-03]', async () => {
  const [product] = products(1);
  await renderBlocks([{ ...hero, variant: 'standard', product }]);
  expect(screen.queryByRole('article')).toBeNull();
  cleanup();
  await renderBlocks([{ ...hero, variant: 'product-overlay', product }]);
  expect(screen.getByRole('link', { name: product?.name ?? '' }).getAttribute('href')).toContain(product?.url);
});

describe('with the link type No-CTA', () => {
  test('draws no button: the whole hero is the link', async () => {
    await renderBlocks([{ ...hero, linkType: 'No-CTA' }]);
    const links = screen.getAllByRole('link', { name: 'Shop shells' });
    expect(links).toHaveLength(1);
    expect(cssOf(links[0] ?? null)).toContain('inset:0');
  });

  test('leads to the target of its picture, else to its first target', () => {
    const [first] = hero.targets;
    const mediaTarget = { text: 'Tents', url: '/c/tents-4100' };
    expect(heroLink({ ...hero, linkType: 'No-CTA' })).toBe(first);
    expect(heroLink({ ...hero, linkType: 'No-CTA', mediaTarget })).toBe(mediaTarget);
    expect(heroLink(hero)).toBeUndefined();
  });
});

test('draws the veil where editors want it, and none for none', () => {
  expect(veil({ tone: 'dark', gradient: 'none' })).toBeUndefined();
  expect(veil({ tone: 'dark' })).toContain('to top, rgba(14, 20, 22, 0.85)');
  expect(veil({ tone: 'light', gradient: 'start', gradientStrength: 'strong' })).toContain(
    'to right, rgba(246, 244, 239, 0.94)',
  );
});
