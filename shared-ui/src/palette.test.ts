import { describe, expect, test } from 'vitest';
import { type ColorName, palette } from './palette.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const shape = 3;

/** Every pair that a component lays over another, and the least it has to reach. */
const pairs: [over: ColorName, ground: ColorName, least: number][] = [
  ...(['paper', 'surface', 'tile'] as const).flatMap((ground): [ColorName, ColorName, number][] => [
    ['ink', ground, 7],
    ['slate', ground, text],
    ['muted', ground, text],
    ['glacier', ground, text],
    ['sale', ground, text],
    ['pine', ground, text],
  ]),
  ['ember', 'paper', text],
  ['ember', 'surface', text],
  ['ember', 'tile', shape],
  ['warning', 'paper', text],
  ['warning', 'surface', text],
  ['onEmber', 'ember', text],
  ['onEmber', 'emberHover', text],
  ['paper', 'ink', 7],
  ['inputBorder', 'paper', shape],
  ['inputBorder', 'surface', shape],
  ['glacier', 'infoFill', text],
  ['pine', 'successFill', text],
  ['warning', 'warningFill', text],
  ['sale', 'errorFill', text],
  ...(['infoFill', 'successFill', 'warningFill', 'errorFill'] as const).map(
    (ground): [ColorName, ColorName, number] => ['ink', ground, 7],
  ),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_, scheme) => {
  test.each(pairs)('%s on %s reaches %d to 1', (over, ground, least) => {
    expect(contrast(palette[over][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(least);
  });
});

test('the table of the design brief is met: ink on white 17.9, ember on white 5.2', () => {
  expect(contrast('#14181A', '#FFFFFF')).toBeCloseTo(17.9, 0);
  expect(contrast('#C2410C', '#FFFFFF')).toBeCloseTo(5.2, 1);
});
