import type { BrandRecord } from 'commerce-api/brand';
import { demoDocuments } from '../content/documents.ts';
import { demoDelivery } from '../delivery.ts';
import { demoMarkets } from '../markets.ts';
import { colorways } from '../pictures/colorways.ts';
import { swatchOf } from '../pictures/swatch.ts';
import { demoCoupons, demoPromotions } from '../promotions.ts';
import { demoLocations } from '../stores.ts';
import { demoCategories } from './categories.ts';
import { textBlocks } from './words/blocks.ts';
import { byLanguage, inLanguage, languages } from './words/language.ts';
import { synonymRecords } from './words/synonyms.ts';

const colors = colorways.map(
  ({ code, name, family, base }): BrandRecord => ({
    kind: 'colors',
    record: { code, name, family, swatch: swatchOf(base) },
  }),
);

const categories = demoCategories.map(
  ({ id, parentId, name, title, description }): BrandRecord => ({
    kind: 'categories',
    record: {
      id,
      ...(parentId ? { parentId } : {}),
      name: byLanguage(name),
      title: byLanguage(title),
      description: byLanguage(description),
    },
  }),
);

const blocks = textBlocks.flatMap(({ id, title, paragraphs }) =>
  languages.map(
    (language): BrandRecord => ({
      kind: 'text-blocks',
      record: {
        id,
        language,
        title: inLanguage(title, language),
        paragraphs: paragraphs.map((paragraph) => inLanguage(paragraph, language)),
      },
    }),
  ),
);

/**
 * Returns the records shared by all styles.
 * @param asOf the reference date for coupons
 */
export const sharedRecords = (asOf: Date): BrandRecord[] => [
  ...colors,
  ...categories,
  ...blocks,
  ...demoLocations.map((record): BrandRecord => ({ kind: 'stores', record })),
  ...demoDocuments(asOf).map((record): BrandRecord => ({ kind: 'documents', record })),
  ...demoMarkets.map((record): BrandRecord => ({ kind: 'markets', record })),
  ...demoDelivery.map((record): BrandRecord => ({ kind: 'delivery', record })),
  ...demoPromotions.map((record): BrandRecord => ({ kind: 'promotions', record })),
  ...demoCoupons(asOf).map((record): BrandRecord => ({ kind: 'coupons', record })),
  ...synonymRecords,
];
