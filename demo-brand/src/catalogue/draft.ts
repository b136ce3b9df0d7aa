import { type RecordInput, sizeScales } from 'commerce-api/brand';
import { type Colorway, colorways } from '../pictures/colorways.ts';
import { styleIdOf } from './ids.ts';
import { type PriceDraft, pricesOf } from './prices.ts';
import { type Random, randomFrom } from './random.ts';
import type { Template } from './templates/template.ts';
import { templateOf } from './templates.ts';
import type { FeatureId } from './words/features.ts';
import { type Material, materials } from './words/materials.ts';
import { familyName } from './words/names.ts';
import { reviewGroup } from './words/reviews.ts';

// Made-to-order goods have three base colors that the customer replaces; gift cards have a few covers.
function colorsOf(template: Template, random: Random): Colorway[] {
  const count =
    template.type === 'digital'
      ? 3
      : template.type === 'custom'
        ? 1
        : template.archetype === 'tent' || template.archetype === 'stove'
          ? random.between(1, 2)
          : random.between(2, 5);
  const quiet =
    template.type === 'footwear' || template.archetype === 'tent'
      ? colorways.filter(({ family }) => !['pink', 'purple', 'yellow'].includes(family))
      : colorways;
  const chosen: Colorway[] = [];
  while (chosen.length < count) {
    const next = random.pick(quiet);
    // Two shades of one family side by side look like a mistake.
    if (!chosen.some(({ family }) => family === next.family)) chosen.push(next);
  }
  return chosen;
}

type Product = RecordInput<'products'>;

/** The properties of a style, decided before its records are created. */
export interface Draft {
  readonly index: number;
  readonly styleId: string;
  readonly template: Template;
  readonly family: string;
  readonly random: Random;
  readonly material: Material;
  readonly featureIds: readonly FeatureId[];
  readonly colors: readonly Colorway[];
  readonly sizes: readonly string[];
  readonly asOf: Date;
  readonly price: PriceDraft;
  /** Days since the release; negative for an announced style. */
  readonly age: number;
  readonly badge: Product['badge'];
  readonly counts: readonly number[];
}

function badgeOf(draft: {
  readonly template: Template;
  readonly age: number;
  readonly reduced: boolean;
  readonly popular: boolean;
  readonly material: Material;
}): Product['badge'] {
  if (draft.age < 0) return draft.age % 2 === 0 ? 'presale' : 'comingSoon';
  if (draft.template.type === 'custom') return 'custom';
  if (draft.reduced) return 'sale';
  if (draft.age < 45 && draft.template.type !== 'digital') return 'new';
  if (draft.popular) return 'bestseller';
  return draft.material.facet.startsWith('recycled') && draft.age % 4 === 0 ? 'recycled' : undefined;
}

function ratingCounts(random: Random, archetype: Template['archetype'], age: number): number[] {
  if (age < 0 || !reviewGroup[archetype] || random.chance(0.06)) return [0, 0, 0, 0, 0];
  const total = random.between(4, 180);
  const warmth = 0.55 + random.next() * 0.3;
  const five = Math.round(total * warmth);
  const four = Math.round((total - five) * 0.62);
  const three = Math.round((total - five - four) * 0.5);
  const two = Math.round((total - five - four - three) * 0.4);
  return [total - five - four - three - two, two, three, four, five];
}

/** @param asOf the reference date for ages */
export function draftOf(index: number, asOf: Date): Draft {
  const { template, nth } = templateOf(index);
  const random = randomFrom(`style ${index}`);
  const materialId = template.materials[nth % template.materials.length] ?? 'shell3';
  const material: Material = materials[materialId];
  // Color families advance by an odd step per template, so that neighbours in a list differ.
  const family =
    template.type === 'digital' && nth === 0
      ? ''
      : familyName(
          ((randomFrom(`${template.cut} ${template.archetype} ${template.shape}`).between(0, 49) + nth * 7) % 50) +
            50 * Math.floor(nth / 50),
        );
  const colors = colorsOf(template, random);
  const age = random.chance(0.045) && template.type !== 'digital' ? -random.between(6, 40) : random.between(5, 700);
  const price = pricesOf(template, random, age);
  const counts = ratingCounts(random, template.archetype, age);
  const popular = (counts[4] ?? 0) > 90;
  return {
    index,
    styleId: styleIdOf(index),
    template,
    family,
    random,
    material,
    featureIds: template.features,
    colors,
    sizes: sizeScales[template.sizes],
    asOf,
    price,
    age,
    counts,
    badge: badgeOf({ template, age, reduced: price.reduced, popular, material }),
  };
}
