import { cleanup } from '@testing-library/react';
import { parallaxExample } from 'shared-contracts/blocks/parallax';
import { afterEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';
import { arrival, cropSizes, drift, offsetPixels, speeds } from './parallax-numbers.ts';

afterEach(cleanup);

test.each([
  [-5, -250],
  [-1, -50],
  [0, 0],
  [3, 150],
  [5, 250],
])('an offset of %i moves by %i px [CNT-02]', (offset, pixels) => {
  expect(offsetPixels(offset)).toBe(pixels);
});

test('crops show 0.5, 0.6, and 0.8 of a picture [CNT-02]', () => {
  expect(cropSizes).toEqual({ small: 0.5, medium: 0.6, large: 0.8 });
});

test('speeds are 1, 1.5, and 1.75: a faster picture arrives sooner, faster cards drift further [CNT-02]', () => {
  expect(speeds).toEqual({ slow: 1, medium: 1.5, fast: 1.75 });
  expect([arrival(), arrival('medium'), arrival('fast')]).toEqual([100, 67, 57]);
  expect([drift(), drift('medium'), drift('fast')]).toEqual([50, 75, 87.5]);
});

const rules = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .join('\n');

test('makes the picture as much higher as it moves, so that its edge is never seen', async () => {
  await renderBlocks([{ ...parallaxExample, parallax: { ...parallaxExample.parallax, offset: 4 } } as never]);
  expect(rules().replaceAll(' ', '')).toContain('height:calc(100%+200px)');
});
