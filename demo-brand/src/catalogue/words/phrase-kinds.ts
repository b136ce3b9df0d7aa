import type { Texts } from './language.ts';

/** What a description is put together from: an opening, a sentence on the construction, a closing. */
export interface Phrases {
  readonly openings: readonly Texts[];
  readonly shapes: Readonly<Record<string, Texts>>;
  readonly closings: readonly Texts[];
}
