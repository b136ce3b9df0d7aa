import { describe, expect, test } from 'vitest';
import { contrast, contrastPairs, contrastProblems } from './contrast.ts';
import { palette } from './palette.ts';

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_, scheme) => {
  test.each(contrastPairs)('%s on %s reaches %d to 1', (over, ground, least) => {
    expect(contrast(palette[over][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(least);
  });
});

test('meets the contrast of the design: ink on white 17.9, ember on white 5.2', () => {
  expect(contrast('#14181A', '#FFFFFF')).toBeCloseTo(17.9, 0);
  expect(contrast('#C2410C', '#FFFFFF')).toBeCloseTo(5.2, 1);
});

test('names the pairs with too little contrast', () => {
  expect(contrastProblems(palette)).toEqual([]);
  expect(contrastProblems({ ...palette, ember: ['#FFD0B0', palette.ember[1]] })).toContain(
    'onEmber on ember (light) has a contrast of 1.4, and needs 4.5',
  );
});
