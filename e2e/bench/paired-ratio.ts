import { median } from './median.ts';

export interface PairedRatio {
  /** Median of the ratios of each pair. */
  readonly ratio: number;
  /** Where the median lies in 95 of 100 samples drawn from the same pairs. */
  readonly low: number;
  readonly high: number;
}

const samples = 2000;

/** Numbers between 0 and 1 that are the same in each run: the same values give the same interval. */
function steadyRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * How much longer one thing takes than another, of pairs that were measured one right after the other: what slows the machine
 * down for a while slows both of a pair. One that met a hiccup moves the median hardly at all.
 */
export function pairedRatio(values: readonly number[], floors: readonly number[]): PairedRatio {
  const ratios = values.map((value, place) => value / (floors[place] ?? Number.NaN));
  const random = steadyRandom();
  const medians = Array.from({ length: samples }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (samples - 1))] ?? 0;
  return { ratio: median(ratios), low: at(0.025), high: at(0.975) };
}
