import { clampChroma, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';
import type { Oklch } from '../colorways.ts';

useMode(modeRgb);
useMode(modeOklch);

/** The five steps of one material from lit to shaded, and the line that bounds it. */
export interface Tones {
  readonly hi: string;
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly line: string;
  readonly source: Oklch;
}

/** `#rrggbb`, with chroma reduced where sRGB cannot show it. */
export const hex = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'));

const towards = (hue: number, target: number, share: number): number => {
  const turn = ((target - hue + 540) % 360) - 180;
  return hue + turn * share;
};

const cache = new Map<string, Tones>();

/** Light is warm and comes from the top left, so lit steps drift to yellow and shaded ones to blue. */
export const tones = (source: Oklch): Tones => {
  const { l, c, h } = source;
  const key = `${l}/${c}/${h}`;
  const known = cache.get(key);
  if (known) return known;
  const lit = (rise: number) =>
    hex({ l: l + Math.min(rise, (1 - l) * rise * 2.6), c: c * 0.9, h: towards(h, 85, 0.04) });
  const dim = (fixed: number, share: number) =>
    hex({ l: l - fixed - share * l, c: c * 1.02 + 0.004, h: towards(h, 268, 0.07) });
  const made: Tones = {
    hi: lit(0.17),
    light: lit(0.075),
    base: hex(source),
    shade: dim(0.045, 0.05),
    deep: dim(0.08, 0.13),
    line: dim(0.12, 0.25),
    source,
  };
  cache.set(key, made);
  return made;
};

export const lighter = (source: Oklch, by: number): Oklch => ({
  ...source,
  l: Math.min(0.96, Math.max(0.14, source.l + by)),
});

/** Light and shade without a color, for folds that cross panels of several colors. */
export const neutral: Tones = {
  hi: '#fffdf4',
  light: '#fffdf4',
  base: '#7d7d7a',
  shade: '#0b1216',
  deep: '#0b1216',
  line: '#05080a',
  source: { l: 0.5, c: 0, h: 0 },
};

/** `wanted` where it can be read on `ground`, else the ground's own light or dark. */
export const legible = (wanted: Tones, ground: Tones): string => {
  if (Math.abs(wanted.source.l - ground.source.l) > 0.16) return wanted.base;
  return ground.source.l > 0.55 ? hex(lighter(ground.source, -0.3)) : hex(lighter(ground.source, 0.35));
};
