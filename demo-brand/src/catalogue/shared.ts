import { rootCategoryId, type SharedRows } from 'commerce-api/brand';
import { demoDocuments } from '../content/documents.ts';
import { colourways } from '../pictures/colourways.ts';
import { swatchOf } from '../pictures/swatch.ts';
import { demoCoupons, demoPromotions } from '../promotions.ts';
import { demoLocations } from '../stores.ts';
import { demoCategories } from './categories.ts';
import { slugOf } from './ids.ts';
import { textBlocks } from './words/blocks.ts';
import { byLanguage, inLanguage, languages } from './words/language.ts';

const everything = { en: 'All', fr: 'Tout', de: 'Alles' };

/** Holds every style: search and favourites read it like any category. */
const root: SharedRows['categories'][number] = {
  category_id: rootCategoryId,
  parent_id: null,
  position: -1,
  name: everything,
  title: everything,
  description: everything,
  slug: { en: 'all', fr: 'tout', de: 'alles' },
};

const categories: SharedRows['categories'] = demoCategories.map(
  ({ id, parentId, name, title, description }, position) => ({
    category_id: id,
    parent_id: parentId,
    position,
    name: byLanguage(name),
    title: byLanguage(title),
    description: byLanguage(description),
    slug: { en: slugOf(title[0]), fr: slugOf(title[1]), de: slugOf(title[2]) },
  }),
);

const blocks: SharedRows['textBlocks'] = textBlocks.flatMap(({ id, title, paragraphs }) =>
  languages.map((language) => ({
    block_id: id,
    language,
    title: inLanguage(title, language),
    paragraphs: paragraphs.map((paragraph) => inLanguage(paragraph, language)),
  })),
);

const colours: SharedRows['colours'] = colourways.map(({ code, name, family, base }, position) => ({
  colour_code: code,
  position,
  name,
  family,
  swatch: swatchOf(base),
}));

/** What all styles of the demo shop share. @param asOf the day that coupons count from */
export const sharedRows = (asOf: Date): SharedRows => ({
  colours,
  categories: [root, ...categories],
  textBlocks: blocks,
  locations: demoLocations,
  documents: demoDocuments(),
  promotions: demoPromotions,
  coupons: demoCoupons(asOf),
});
