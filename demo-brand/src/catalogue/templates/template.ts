import type { SizeScale } from 'commerce-api/brand';
import type { Archetype, Cut } from '../../pictures/archetypes.ts';
import type { FeatureId } from '../words/features.ts';
import type { Texts } from '../words/language.ts';
import type { MaterialId } from '../words/materials.ts';

export type Activity = 'hiking' | 'alpine' | 'running' | 'camping' | 'travel' | 'everyday' | 'winter';
export type ProductType = 'apparel' | 'footwear' | 'equipment' | 'digital' | 'custom';

/**
 * A kind of product. The generator creates `count` styles of it in the base catalogue, and starts over for larger
 * catalogues.
 */
export interface Template {
  readonly archetype: Archetype;
  readonly shape: string;
  readonly cut: Cut;
  readonly categoryId: string;
  readonly type: ProductType;
  readonly noun: Texts;
  readonly count: number;
  /** Whole US dollars, lowest and highest. */
  readonly price: readonly [number, number];
  /** Grams, lowest and highest; 0 for what weighs nothing. */
  readonly weight: readonly [number, number];
  readonly sizes: SizeScale;
  readonly materials: readonly MaterialId[];
  readonly features: readonly FeatureId[];
  readonly activities: readonly Activity[];
}

type Row = readonly [
  shape: string,
  category: number,
  count: number,
  price: readonly [number, number],
  weight: readonly [number, number],
  materials: readonly MaterialId[],
  features: readonly FeatureId[],
  activities: readonly Activity[],
  noun: Texts,
];

interface Kind {
  readonly archetype: Archetype;
  readonly cut: Cut;
  readonly type: ProductType;
  readonly sizes: SizeScale;
}

/** Returns the templates of one kind of product, one per row. */
export const kind = (base: Kind, rows: readonly Row[]): Template[] =>
  rows.map(([shape, category, count, price, weight, materials, features, activities, noun]) => ({
    ...base,
    shape,
    categoryId: String(category),
    count,
    price,
    weight,
    materials,
    features,
    activities,
    noun,
  }));

/** One-size goods. */
export const gear = { cut: 'unisex', type: 'equipment', sizes: 'one' } as const;
