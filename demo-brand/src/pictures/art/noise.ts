import type { Random } from './random.ts';

/** A fractal line: smooth value noise in octaves, about -1..1. */
export type Noise = (x: number) => number;

/** `roughness` 0 rolling hills to 1 crags; `ridged` folds the noise into sharp crests. */
export const fractal = (rng: Random, roughness: number, ridged: boolean): Noise => {
  const octaves = Array.from({ length: 6 }, (_, index) => ({
    values: Array.from({ length: 64 }, () => rng.between(-1, 1)),
    offset: rng.between(0, 64),
    frequency: 2 ** index,
    weight: (0.38 + roughness * 0.2) ** index,
  }));
  const total = octaves.reduce((sum, { weight }) => sum + weight, 0);
  const value = (values: readonly number[], at: number) => {
    const cell = Math.floor(at);
    const share = at - cell;
    const ease = share * share * (3 - 2 * share);
    const wrap = (index: number) => values[((index % 64) + 64) % 64]!;
    return wrap(cell) * (1 - ease) + wrap(cell + 1) * ease;
  };
  return (x) =>
    octaves.reduce((sum, { values, offset, frequency, weight }) => {
      const raw = value(values, x * frequency + offset);
      return sum + weight * (ridged ? 1 - 2 * Math.abs(raw) : raw);
    }, 0) / total;
};
