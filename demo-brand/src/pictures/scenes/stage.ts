import type { Random } from '../art/random.ts';
import type { Sheet } from '../art/sheet.ts';
import type { Light } from './light.ts';

export interface Stage {
  readonly on: Sheet;
  readonly rng: Random;
  readonly width: number;
  readonly height: number;
  readonly light: Light;
}

/** One line of mountains, nearest last. */
export interface Ridge {
  readonly depth: number;
  readonly points: readonly (readonly [number, number])[];
  /** Height of the crest at x. */
  readonly at: (x: number) => number;
}
