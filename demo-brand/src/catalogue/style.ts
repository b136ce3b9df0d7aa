import type { BrandRecord, RecordInput } from 'commerce-api/brand';
import type { CountryCode } from 'shared-contracts/locale';
import { drawingReference, drawnViews } from '../pictures/drawn-pictures.ts';
import { storeIds, warehouseIds } from '../stores.ts';
import { designs } from './designs.ts';
import { type Draft, draftOf } from './draft.ts';
import { upcOf } from './ids.ts';
import { modelOf } from './model.ts';
import { isFitted, questionsOf, reviewsOf } from './opinions.ts';
import { type Random, randomFrom } from './random.ts';
import { filmOf } from './style-film.ts';
import { storyOf } from './style-story.ts';
import { textsOf } from './style-texts.ts';
import type { Template } from './templates/template.ts';
import { blocksFor } from './words/blocks.ts';
import { type Feature, features } from './words/features.ts';

type Product = RecordInput<'products'>;

const markets: readonly CountryCode[] = ['US', 'CA', 'GB', 'DE'];
const NEW_ARRIVALS = '9100';
const REDUCED = '9200';
const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const sections: Readonly<Record<Template['cut'], readonly string[]>> = {
  women: ['1000'],
  men: ['2000'],
  kids: ['3000'],
  unisex: [],
};

/** Returns the lists that contain the style besides its category. */
const furtherCategories = ({ template, age, price }: Draft): string[] => [
  ...sections[template.cut],
  ...(age >= 0 && age < 90 ? [NEW_ARRIVALS] : []),
  ...(price.reduced ? [REDUCED] : []),
];

const featureTags = ({ featureIds }: Draft): string[] =>
  featureIds.flatMap((id) => {
    const feature: Feature = features[id];
    return feature.facet ? [feature.facet] : [];
  });

/** The sizes of gift cards, in minor units: the same figure in every currency. */
const giftCardAmounts: Readonly<Record<string, number>> = { A1: 2500, A2: 5000, A3: 10_000, A4: 15_000, A5: 25_000 };

function worthOf(size: string): { readonly worth?: Record<CountryCode, number> } {
  const worth = giftCardAmounts[size];
  return worth === undefined ? {} : { worth: { US: worth, CA: worth, GB: worth, DE: worth } };
}

const upcOfSize = ({ index, sizes }: Draft, color: number, size: number): string =>
  upcOf(index, color * sizes.length + size);

function unitsFor(draft: Draft, location: string, random: Random): number {
  if (draft.template.type === 'digital') return 999_999;
  // What is sold before it is there comes to a warehouse.
  if (draft.age < 0) return draft.badge === 'presale' && location.startsWith('W') ? 80 : 0;
  const roll = random.next();
  const isStore = !location.startsWith('W');
  if (draft.template.type === 'custom') return isStore ? 0 : 500;
  if (roll < (isStore ? 0.3 : 0.07)) return 0;
  if (roll < (isStore ? 0.6 : 0.17)) return random.between(1, 3);
  return isStore ? random.between(3, 9) : random.between(8, 140);
}

// Only the first styles have stock in stores, because store stock would dominate a huge catalogue.
const STYLES_IN_STORES = 2000;

function stockOf(draft: Draft): RecordInput<'stock'>[] {
  const random = randomFrom(`stock ${draft.index}`);
  const atStores =
    draft.index < STYLES_IN_STORES && draft.template.type !== 'digital' && draft.template.type !== 'custom';
  const locations = atStores ? [...warehouseIds, ...storeIds] : warehouseIds;
  return draft.colors.flatMap((_, color) =>
    draft.sizes.flatMap((_, size) =>
      locations.map((location) => ({
        upc: upcOfSize(draft, color, size),
        location,
        units: unitsFor(draft, location, random),
      })),
    ),
  );
}

function productOf(draft: Draft, styles: number): Product {
  const { template, styleId, colors, sizes, random, age, badge, counts, material } = draft;
  const reference = drawingReference(template);
  const pictures = {
    front: reference,
    ...Object.fromEntries(drawnViews(template).map((view) => [view, reference])),
  };
  const story = storyOf(draft, styles);
  const votes = counts.reduce((sum, count) => sum + count, 0);
  // All decisions are drawn from one stream, so their order must not change.
  const fitScore = isFitted(draft) ? random.pick([38, 46, 50, 50, 52, 58]) : undefined;
  const texts = textsOf(draft);
  const rank = 10_000 - Math.min(votes, 150) * 20 + random.between(0, 3000) + (age < 0 ? 4000 : 0);
  return {
    id: styleId,
    type: template.type,
    category: template.categoryId,
    alsoIn: furtherCategories(draft),
    fit: template.cut,
    sizeScale: template.sizes,
    material: material.facet,
    activities: [...template.activities],
    featureTags: featureTags(draft),
    season: age < 180 ? 'A26' : age < 400 ? 'S26' : 'A25',
    ...(badge ? { badge } : {}),
    ...(age < 0 ? { publishAt: addDays(draft.asOf, -age).toISOString() } : {}),
    releasedOn: dayOf(addDays(draft.asOf, -age)),
    rank,
    texts,
    textBlocks: blocksFor(material.facet),
    ratings: [...counts],
    ...(fitScore === undefined ? {} : { fitScore }),
    ...(story ? { story } : {}),
    ...filmOf(template),
    ...(template.type === 'custom' ? { designs } : {}),
    ...modelOf(template, styleId),
    reviews: reviewsOf(draft),
    questions: questionsOf(draft),
    colors: colors.map(({ code }, color) => ({
      code,
      pictures,
      sizes: sizes.map((size, position) => ({ size, upc: upcOfSize(draft, color, position), ...worthOf(size) })),
    })),
  };
}

const pricesOfStyle = ({ styleId, colors, price }: Draft): RecordInput<'prices'>[] =>
  colors.flatMap(({ code }) =>
    markets.map((market) => {
      const { historic_best, ...amounts } = price.markets[market];
      return {
        product: styleId + code,
        market,
        ...amounts,
        ...(historic_best === null ? {} : { lowestOf30Days: historic_best }),
      };
    }),
  );

/**
 * Returns all records of the style with number `index`. The same number and day give the same records on every machine.
 * @param asOf the reference date for ages, announcements and reviews
 * @param styles number of styles of the catalogue
 */
export function styleRecords(index: number, asOf: Date, styles: number): BrandRecord[] {
  const draft = draftOf(index, asOf);
  return [
    { kind: 'products', record: productOf(draft, styles) },
    ...pricesOfStyle(draft).map((record): BrandRecord => ({ kind: 'prices', record })),
    ...stockOf(draft).map((record): BrandRecord => ({ kind: 'stock', record })),
  ];
}
