import type { Archetype } from '../../pictures/archetypes.ts';
import type { Texts } from './language.ts';
import { campPhrases } from './phrases-camp.ts';
import { clothingPhrases } from './phrases-clothing.ts';
import { gearPhrases } from './phrases-gear.ts';
import { outerwearPhrases } from './phrases-outerwear.ts';

/** What a description is put together from: an opening, a sentence on the construction, a closing. */
export interface Phrases {
  readonly openings: readonly Texts[];
  readonly shapes: Readonly<Record<string, Texts>>;
  readonly closings: readonly Texts[];
}

export const phrases: Readonly<Record<Archetype, Phrases>> = {
  ...outerwearPhrases,
  ...clothingPhrases,
  ...gearPhrases,
  ...campPhrases,
};
