import { type StyleRows, views } from 'commerce-api/brand';
import { drawingReference } from '../pictures/drawn-pictures.ts';
import { warehouseIds } from '../stores.ts';

const styleId = 'TFGIFT01';
const colourCode = '0A1';

/** The mug that goes with large orders. Not listed, not for sale: a promotion gives it. */
export const campMug = { styleId, productId: styleId + colourCode, upc: '2099000000018' } as const;

const texts = {
  en: ['Camp Mug', 'camp-mug', 'Enamelled steel, 350 ml. Fire may lick it.'],
  fr: ['Tasse de camp', 'tasse-de-camp', 'Acier émaillé, 35 cl. Le feu peut la lécher.'],
  de: ['Lagerbecher', 'lagerbecher', 'Emaillierter Stahl, 350 ml. Feuer darf daran lecken.'],
} as const;
const worth = { US: 1800, CA: 2400, GB: 1500, DE: 1800 } as const;

const reference = drawingReference({ archetype: 'bottle', shape: 'mug', cut: 'unisex' });
const pictures = Object.fromEntries(views.map((view) => [view, reference]));

/** All rows of the gift. */
export const giftRows: StyleRows = {
  style: {
    style_id: styleId,
    cut: 'unisex',
    product_type: 'gift',
    category_id: '7000',
    size_scale: 'one',
    material: 'steel',
    season: 'A26',
    badge: null,
    presale: false,
    publish_at: null,
    rating_counts: [0, 0, 0, 0, 0],
    fit_score: null,
  },
  texts: (['en', 'fr', 'de'] as const).map((language) => ({
    style_id: styleId,
    language,
    name: texts[language][0],
    slug: texts[language][1],
    description: texts[language][2],
    features: [],
    specifications: [],
    block_ids: [],
    search_keywords: '',
    search_text: texts[language][2],
  })),
  products: [{ product_id: campMug.productId, style_id: styleId, colour_code: colourCode, position: 0, pictures }],
  prices: (['US', 'CA', 'GB', 'DE'] as const).map((market) => ({
    product_id: campMug.productId,
    market,
    current: worth[market],
    original: worth[market],
    historic_best: null,
  })),
  variants: [{ upc: campMug.upc, product_id: campMug.productId, style_id: styleId, size: 'ONE', position: 0 }],
  listings: [],
  stock: warehouseIds.map((location_id) => ({ upc: campMug.upc, location_id, available: 400 })),
  reviews: [],
};
