import * as v from 'valibot';
import { amount, currency, picture, productId, styleId } from '../fields.ts';

/** Includes tax where the locale says so; `historicBestPrice` is the lowest of the last 30 days. */
export const price = v.object({
  currency,
  current: amount,
  original: amount,
  historicBestPrice: v.optional(amount),
  /** One decimal; 0 when not reduced. */
  percentagePriceDiscount: v.number(),
});
export type Price = v.InferOutput<typeof price>;

export const badge = v.object({
  kind: v.picklist(['new', 'sale', 'bestseller', 'recycled', 'presale', 'comingSoon', 'online', 'custom']),
  label: v.string(),
});

export const rating = v.object({ score: v.number(), reviewsCount: v.number() });

export const colorOption = v.object({
  productId,
  /** The last three characters of the product id. */
  colorCode: v.string(),
  label: v.string(),
  /** sRGB hex for the swatch. */
  swatch: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  available: v.boolean(),
  picture,
  price,
});
export type ColorOption = v.InferOutput<typeof colorOption>;

/** A product card: a style with its colors. */
export const productCard = v.object({
  styleId,
  /** The colorway the card shows first. */
  productId,
  name: v.string(),
  /** One line above the name, e.g. "Women's shell jackets". */
  eyebrow: v.optional(v.string()),
  /** Relative to the locale: `/p/{slug}-{productId}`. */
  url: v.string(),
  price,
  badge: v.optional(badge),
  rating: v.optional(rating),
  picture,
  /** Shown on hover: the back or a detail. */
  alternatePicture: v.optional(picture),
  colors: v.array(colorOption),
  /** True when size is the only choice left, so that quick-shop can add it. */
  quickShop: v.boolean(),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const examplePrice: Price = {
  currency: 'USD',
  current: 34900,
  original: 39900,
  historicBestPrice: 35900,
  percentagePriceDiscount: 12.5,
};
export const examplePicture = {
  src: '/images/v1/product/TF4K2M9A/0C5/front',
  alt: 'Skarn Shell Jacket in Ember, front',
  width: 1200,
  height: 1500,
};
export const exampleColor: ColorOption = {
  productId: 'TF4K2M9A0C5',
  colorCode: '0C5',
  label: 'Ember',
  swatch: '#c2410c',
  available: true,
  picture: examplePicture,
  price: examplePrice,
};
export const exampleCard: ProductCard = {
  styleId: 'TF4K2M9A',
  productId: 'TF4K2M9A0C5',
  name: 'Skarn Shell Jacket',
  eyebrow: "Women's shells",
  url: '/p/skarn-shell-jacket-TF4K2M9A0C5',
  price: examplePrice,
  badge: { kind: 'sale', label: 'Sale' },
  rating: { score: 4.6, reviewsCount: 128 },
  picture: examplePicture,
  colors: [exampleColor],
  quickShop: true,
};
