import { type BrandRecord, views } from 'commerce-api/brand';
import { drawingReference } from '../pictures/drawn-pictures.ts';
import { warehouseIds } from '../stores.ts';

const styleId = 'TFGIFT01';
const colorCode = '0A1';

/** The gift mug for large orders: neither listed nor sold, but given by a promotion. */
export const campMug = { styleId, productId: styleId + colorCode, upc: '2099000000018' } as const;

const texts = {
  en: ['Camp Mug', 'camp-mug', 'Enamelled steel, 350 ml. Fire may lick it.'],
  fr: ['Tasse de camp', 'tasse-de-camp', 'Acier émaillé, 35 cl. Le feu peut la lécher.'],
  de: ['Lagerbecher', 'lagerbecher', 'Emaillierter Stahl, 350 ml. Feuer darf daran lecken.'],
} as const;
const worth = { US: 1800, CA: 2400, GB: 1500, DE: 1800 } as const;

const reference = drawingReference({ archetype: 'bottle', shape: 'mug', cut: 'unisex' });
const pictures = { front: reference, ...Object.fromEntries(views.map((view) => [view, reference])) };

const markets = ['US', 'CA', 'GB', 'DE'] as const;

const textIn = ([name, slug, description]: readonly [string, string, string]) => ({
  name,
  slug,
  description,
  keywords: '',
});

/** Product, prices and stock of the gift. */
export const giftRecords: readonly BrandRecord[] = [
  {
    kind: 'products',
    record: {
      id: styleId,
      type: 'gift',
      category: '7000',
      listed: false,
      sizeScale: 'one',
      material: 'steel',
      season: 'A26',
      texts: { en: textIn(texts.en), fr: textIn(texts.fr), de: textIn(texts.de) },
      colors: [{ code: colorCode, pictures, sizes: [{ size: 'ONE', upc: campMug.upc }] }],
    },
  },
  ...markets.map(
    (market): BrandRecord => ({
      kind: 'prices',
      record: { product: campMug.productId, market, current: worth[market] },
    }),
  ),
  ...warehouseIds.map(
    (location): BrandRecord => ({ kind: 'stock', record: { upc: campMug.upc, location, units: 400 } }),
  ),
];
