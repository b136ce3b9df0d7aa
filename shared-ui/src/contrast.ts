import type { ColorName } from './palette.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const shape = 3;

/** Every pair of colors that components combine, with its minimum contrast. */
export const contrastPairs: [over: ColorName, ground: ColorName, least: number][] = [
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
  ['paper', 'sale', text],
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

type Palette = Readonly<Record<ColorName, readonly [light: string, dark: string]>>;

/** A sentence for each pair of a palette with too little contrast. */
export const contrastProblems = (palette: Palette): string[] =>
  (['light', 'dark'] as const).flatMap((scheme, index) =>
    contrastPairs.flatMap(([over, ground, least]) => {
      const ratio = contrast(palette[over][index === 0 ? 0 : 1], palette[ground][index === 0 ? 0 : 1]);
      return ratio >= least
        ? []
        : [`${over} on ${ground} (${scheme}) has a contrast of ${ratio.toFixed(1)}, and needs ${least}`];
    }),
  );
