import { hex } from '../art/tones.ts';
import type { Oklch } from '../colorways.ts';
import type { Time, Weather } from '../scene-name.ts';

/** The air of a scene: what the sky shows and what distance does to rock. */
export interface Light {
  /** Sky from the zenith to the horizon. */
  readonly sky: readonly [Oklch, Oklch, Oklch, Oklch];
  /** Color that far ridges fade into, and that of the nearest. */
  readonly far: Oklch;
  readonly near: Oklch;
  /** Sunlit side of a ridge. */
  readonly glow: Oklch;
  readonly sun: Oklch | undefined;
  readonly dark: boolean;
}

/** Light without weather. */
export const clear: Record<Time, Light> = {
  dawn: {
    sky: [
      { l: 0.62, c: 0.07, h: 255 },
      { l: 0.76, c: 0.055, h: 290 },
      { l: 0.86, c: 0.075, h: 40 },
      { l: 0.92, c: 0.075, h: 75 },
    ],
    far: { l: 0.8, c: 0.055, h: 35 },
    near: { l: 0.25, c: 0.035, h: 255 },
    glow: { l: 0.86, c: 0.1, h: 60 },
    sun: { l: 0.96, c: 0.07, h: 85 },
    dark: false,
  },
  day: {
    sky: [
      { l: 0.63, c: 0.095, h: 240 },
      { l: 0.77, c: 0.065, h: 232 },
      { l: 0.88, c: 0.035, h: 222 },
      { l: 0.94, c: 0.018, h: 210 },
    ],
    far: { l: 0.83, c: 0.035, h: 228 },
    near: { l: 0.29, c: 0.05, h: 165 },
    glow: { l: 0.93, c: 0.03, h: 95 },
    sun: undefined,
    dark: false,
  },
  dusk: {
    sky: [
      { l: 0.34, c: 0.075, h: 272 },
      { l: 0.5, c: 0.1, h: 325 },
      { l: 0.7, c: 0.15, h: 38 },
      { l: 0.84, c: 0.13, h: 68 },
    ],
    far: { l: 0.65, c: 0.1, h: 30 },
    near: { l: 0.18, c: 0.03, h: 285 },
    glow: { l: 0.8, c: 0.14, h: 52 },
    sun: { l: 0.93, c: 0.12, h: 75 },
    dark: true,
  },
  night: {
    sky: [
      { l: 0.17, c: 0.04, h: 262 },
      { l: 0.24, c: 0.055, h: 255 },
      { l: 0.34, c: 0.06, h: 235 },
      { l: 0.44, c: 0.055, h: 215 },
    ],
    far: { l: 0.37, c: 0.05, h: 235 },
    near: { l: 0.12, c: 0.02, h: 250 },
    glow: { l: 0.6, c: 0.04, h: 220 },
    sun: { l: 0.95, c: 0.02, h: 95 },
    dark: true,
  },
};

/** `share` of the way from one color to another, hues by the shorter way. */
export const towards = (from: Oklch, to: Oklch, share: number): Oklch => ({
  l: from.l + (to.l - from.l) * share,
  c: from.c + (to.c - from.c) * share,
  h: from.h + (((to.h - from.h + 540) % 360) - 180) * share,
});

export const blend = (from: Oklch, to: Oklch, share: number): string => hex(towards(from, to, share));

/** Mist lifts the dark and takes the color out; rain and snow close the sky. */
export const lightOf = (time: Time, weather: Weather): Light => {
  const light = clear[time];
  if (weather === 'clear') return light;
  const veil: Oklch =
    weather === 'rain'
      ? { l: light.dark ? 0.34 : 0.64, c: 0.02, h: 238 }
      : { ...light.sky[3], c: light.sky[3].c * 0.55 };
  const thick = weather === 'mist' ? 0.3 : weather === 'rain' ? 0.55 : 0.42;
  const [a, b, c, d] = light.sky;
  return {
    ...light,
    sky: [
      towards(a, veil, thick),
      towards(b, veil, thick),
      towards(c, veil, thick * 0.8),
      towards(d, veil, thick * 0.7),
    ],
    far: towards(light.far, veil, thick + 0.2),
    near: towards(light.near, veil, weather === 'mist' ? 0.1 : 0.06),
    sun: weather === 'mist' ? light.sun : undefined,
  };
};
