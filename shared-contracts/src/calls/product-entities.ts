import * as v from 'valibot';
import {
  badge,
  colorOption,
  exampleColor,
  examplePicture,
  examplePrice,
  price,
  rating,
} from '../entities/product-card.ts';
import { amount, picture, productId, styleId, upc } from '../fields.ts';
import { productFilm, productModel, productStory } from './product-story.ts';

export const stockStatus = v.picklist(['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK', 'COMING_SOON']);
export type StockStatus = v.InferOutput<typeof stockStatus>;

export const variant = v.object({
  id: v.string(),
  upc,
  /** Attribute type to option id, e.g. `{ size: 'M' }`. */
  attributes: v.record(v.string(), v.string()),
  price,
  notifyMe: v.boolean(),
  productInventoryState: stockStatus,
  /** Units available now; capped at 99 to hide actual stock levels. */
  available: v.number(),
  stockStatusLabel: v.optional(v.string()),
});
export type Variant = v.InferOutput<typeof variant>;

export const attribute = v.object({
  /** `size`, or `amount` for gift cards; colors are in `colors`. */
  type: v.picklist(['size', 'amount']),
  label: v.string(),
  options: v.array(v.object({ id: v.string(), label: v.string(), value: v.string(), available: v.boolean() })),
});

export const breadcrumb = v.object({ label: v.string(), url: v.string() });

export const productDetails = v.object({
  id: productId,
  masterId: styleId,
  name: v.string(),
  productNameEng: v.string(),
  brand: v.string(),
  eyebrow: v.optional(v.string()),
  url: v.string(),
  productType: v.picklist(['apparel', 'footwear', 'equipment', 'digital', 'custom']),
  categoryId: v.string(),
  season: v.string(),
  badge: v.optional(badge),
  presale: v.boolean(),
  /** ISO date on which a coming-soon product becomes available. */
  publishDate: v.optional(v.string()),
  price,
  rating,
  /** 0 runs small, 50 true to size, 100 runs large; undefined without enough votes. */
  fitScore: v.optional(v.number()),
  /** The product type of the size chart; undefined where there is one size. */
  sizeChart: v.optional(v.string()),
  /** Of the chosen color, in the order of `views`. */
  pictures: v.array(picture),
  film: v.optional(productFilm),
  model: v.optional(productModel),
  story: v.optional(productStory),
  colors: v.array(colorOption),
  color: v.object({ code: v.string(), label: v.string() }),
  attributes: v.array(attribute),
  variants: v.array(variant),
  /** Two or three sentences. */
  description: v.string(),
  /** Short selling points. */
  features: v.array(v.string()),
  /** Sections with headings: materials, care, sustainability. */
  sections: v.array(v.object({ id: v.string(), title: v.string(), paragraphs: v.array(v.string()) })),
  specifications: v.array(v.object({ label: v.string(), value: v.string() })),
  breadcrumbs: v.array(breadcrumb),
  isCustoms: v.boolean(),
  /** Days from arrival within which it can be sent back; undefined when it cannot. */
  returnDays: v.optional(v.number()),
  /** For gift cards: what one may be worth instead of the offered amounts, both included. */
  customAmount: v.optional(v.object({ least: amount, most: amount })),
  /** For made-to-order products: the choices. Adding without a choice orders the basic design. */
  customs: v.optional(
    v.object({
      /** Ready designs. */
      ready: v.array(v.object({ precreatedCustomsCode: v.string(), label: v.string(), picture })),
      /** Parts with individual colors. */
      parts: v.array(
        v.object({
          id: v.string(),
          label: v.string(),
          options: v.array(v.object({ id: v.string(), label: v.string(), swatch: v.string() })),
        }),
      ),
      /** Possible combinations of parts: part id to option id. */
      recipes: v.array(v.object({ recipeId: v.string(), parts: v.record(v.string(), v.string()), picture })),
    }),
  ),
  subscriptionType: v.optional(v.string()),
  /** The same product in the other locales, for hreflang: locale id to relative url. */
  alternates: v.record(v.string(), v.string()),
  seo: v.object({ title: v.string(), description: v.string(), ogImage: v.string() }),
});
export type ProductDetails = v.InferOutput<typeof productDetails>;

export const exampleVariant: Variant = {
  id: 'TF4K2M9A0C5-M',
  upc: '0400000000017',
  attributes: { size: 'M' },
  price: examplePrice,
  notifyMe: false,
  productInventoryState: 'IN_STOCK',
  available: 12,
};
export const exampleDetails: ProductDetails = {
  id: 'TF4K2M9A0C5',
  masterId: 'TF4K2M9A',
  name: 'Skarn Shell Jacket',
  productNameEng: 'Skarn Shell Jacket',
  brand: 'Tarnfell',
  url: '/p/skarn-shell-jacket-TF4K2M9A0C5',
  productType: 'apparel',
  categoryId: '1110',
  season: 'A26',
  presale: false,
  price: examplePrice,
  rating: { score: 4.6, reviewsCount: 128 },
  fitScore: 50,
  pictures: [examplePicture],
  colors: [exampleColor],
  color: { code: '0C5', label: 'Ember' },
  attributes: [{ type: 'size', label: 'Size', options: [{ id: 'M', label: 'M', value: 'M', available: true }] }],
  variants: [exampleVariant],
  description: 'A three-layer shell for days that start dry and end otherwise.',
  features: ['Three-layer recycled nylon'],
  sections: [],
  specifications: [{ label: 'Weight', value: '412 g' }],
  breadcrumbs: [{ label: 'Women', url: '/c/women-1000' }],
  isCustoms: false,
  alternates: { 'en-us': '/p/skarn-shell-jacket-TF4K2M9A0C5' },
  seo: {
    title: 'Skarn Shell Jacket',
    description: 'A three-layer shell.',
    ogImage: '/images/v1/og/product/TF4K2M9A/0C5',
  },
};
