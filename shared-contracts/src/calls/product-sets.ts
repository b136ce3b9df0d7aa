import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { colorOption, exampleCard, price } from '../entities/product-card.ts';
import { amount, localeQuery, picture, productId, productSetId, styleId } from '../fields.ts';
import { attribute, exampleDetails, variant } from './product-entities.ts';

/** What a set costs: `price` is of the products that can be bought now, without `saving`. */
const cost = {
  price,
  /** What the whole set costs less; 0 when a product of it is missing or sold out. The cart takes it off. */
  saving: amount,
};

/** A product of a set in one color, with its sizes and their stock. */
const setColor = v.object({
  ...colorOption.entries,
  /** Relative to the locale. */
  url: v.string(),
  attributes: v.array(attribute),
  variants: v.array(variant),
});
export type SetColor = v.InferOutput<typeof setColor>;

export const setMember = v.object({
  /** Its place in the set: a product may be in it twice. */
  position: v.number(),
  styleId,
  name: v.string(),
  eyebrow: v.optional(v.string()),
  categoryId: v.string(),
  /** The color that the set shows first. */
  productId,
  presale: v.boolean(),
  /** ISO date on which a coming-soon product becomes available. */
  publishDate: v.optional(v.string()),
  colors: v.pipe(v.array(setColor), v.minLength(1)),
});
export type SetMember = v.InferOutput<typeof setMember>;

export const productSet = v.object({
  id: productSetId,
  name: v.string(),
  description: v.string(),
  /** Relative to the locale: `/sets/{slug}-{productSetId}`. */
  url: v.string(),
  ...cost,
  members: v.array(setMember),
  /** Names of products of the set that are not sold here. */
  missing: v.array(v.string()),
  /** The same set in the other locales: locale id to relative url. */
  alternates: v.record(v.string(), v.string()),
  seo: v.object({ title: v.string(), description: v.string(), ogImage: v.string() }),
});
export type ProductSet = v.InferOutput<typeof productSet>;

/** A set in a list. */
export const productSetCard = v.object({
  id: productSetId,
  name: v.string(),
  url: v.string(),
  ...cost,
  members: v.array(v.object({ position: v.number(), productId, name: v.string(), picture, available: v.boolean() })),
  missing: v.array(v.string()),
});
export type ProductSetCard = v.InferOutput<typeof productSetCard>;

const exampleMember: SetMember = {
  position: 0,
  styleId: exampleDetails.masterId,
  name: exampleDetails.name,
  categoryId: exampleDetails.categoryId,
  productId: exampleDetails.id,
  presale: false,
  colors: exampleDetails.colors.map((color) => ({
    ...color,
    url: exampleDetails.url,
    attributes: exampleDetails.attributes,
    variants: exampleDetails.variants,
  })),
};
const exampleHat: SetMember = {
  position: 1,
  styleId: 'TF7H2B4Q',
  name: 'Skarn Cuffed Hat',
  categoryId: '7100',
  productId: 'TF7H2B4Q0C5',
  presale: false,
  colors: exampleDetails.colors.map((color) => ({
    ...color,
    productId: 'TF7H2B4Q0C5',
    url: '/p/skarn-cuffed-hat-TF7H2B4Q0C5',
    price: { ...color.price, current: 3900, original: 3900, percentagePriceDiscount: 0 },
    attributes: [
      { type: 'size', label: 'Size', options: [{ id: 'ONE', label: 'One size', value: 'ONE', available: true }] },
    ],
    variants: exampleDetails.variants.map((one) => ({
      ...one,
      id: 'TF7H2B4Q0C5-ONE',
      upc: '0400000000116',
      attributes: { size: 'ONE' },
      price: { ...one.price, current: 3900, original: 3900, percentagePriceDiscount: 0 },
    })),
  })),
};
const examplePrice = { ...exampleCard.price, current: 38800, original: 43800, percentagePriceDiscount: 11.4 };
export const exampleSet: ProductSet = {
  id: 'TFSET001',
  name: 'Out in any weather',
  description: 'A shell and a hat.',
  url: '/sets/out-in-any-weather-TFSET001',
  price: examplePrice,
  saving: 2000,
  members: [exampleMember, exampleHat],
  missing: [],
  alternates: { 'en-us': '/sets/out-in-any-weather-TFSET001' },
  seo: {
    title: 'Out in any weather — Tarnfell',
    description: 'A shell and a hat.',
    ogImage: '/images/v1/og/product/TF4K2M9A/0C5',
  },
};

export const getProductSets = defineCall({
  name: 'products.productSets',
  summary: 'The sets that a product belongs to; those of which fewer than two products are sold here are left out',
  method: 'GET',
  path: '/products/v2/products/{productId}/productSets',
  access: 'anyone',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  response: v.object({ sets: v.array(productSetCard) }),
  errors: [],
  example: {
    sets: [
      {
        id: exampleSet.id,
        name: exampleSet.name,
        url: exampleSet.url,
        price: exampleSet.price,
        saving: exampleSet.saving,
        missing: [],
        members: exampleSet.members.map(({ position, productId, name }) => ({
          position,
          productId,
          name,
          picture: exampleCard.picture,
          available: true,
        })),
      },
    ],
  },
});

export const getProductSet = defineCall({
  name: 'products.productSet',
  summary: 'A set of products, to choose a color and a size of each',
  method: 'GET',
  path: '/products/v2/products/{productSetId}/productSet',
  access: 'anyone',
  params: v.object({ productSetId }),
  query: v.object({ ...localeQuery }),
  response: productSet,
  errors: ['API404'],
  example: exampleSet,
});
