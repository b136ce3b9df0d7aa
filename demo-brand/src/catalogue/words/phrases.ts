import type { Archetype } from '../../pictures/archetypes.ts';
import type { Phrases } from './phrase-kinds.ts';
import { campPhrases } from './phrases-camp.ts';
import { clothingPhrases } from './phrases-clothing.ts';
import { gearPhrases } from './phrases-gear.ts';
import { outerwearPhrases } from './phrases-outerwear.ts';

export const phrases: Readonly<Record<Archetype, Phrases>> = {
  ...outerwearPhrases,
  ...clothingPhrases,
  ...gearPhrases,
  ...campPhrases,
};
