import type { Texts } from './language.ts';

/** The parts of a description: an opening, a sentence on the construction, a closing. */
export interface Phrases {
  readonly openings: readonly Texts[];
  readonly shapes: Readonly<Record<string, Texts>>;
  readonly closings: readonly Texts[];
}
