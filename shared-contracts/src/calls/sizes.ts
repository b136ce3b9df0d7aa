import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { localeQuery, nonEmptyText, text } from '../fields.ts';
import { slug } from './content-request.ts';

/** Centimeters, to the millimeter at most. */
const centimeters = v.pipe(v.number(), v.minValue(1), v.maxValue(300));

export const measure = v.object({
  /** The same part of the body has the same id in every chart, so that a shopper tells it once. */
  id: slug,
  /** "Chest" */
  name: nonEmptyText(60),
  /** How to measure it. */
  how: text(400),
});
export type Measure = v.InferOutput<typeof measure>;

export const chartRow = v.object({
  /** As in the variants of products: "M", "W38". */
  size: nonEmptyText(20),
  values: v.array(v.object({ measure: slug, from: centimeters, to: centimeters })),
});

/** What the sizes of a product type measure. Sizes rise from row to row. */
export const sizeChart = v.object({
  title: nonEmptyText(120),
  intro: v.optional(text(600)),
  measures: v.pipe(v.array(measure), v.minLength(1), v.maxLength(6)),
  rows: v.pipe(v.array(chartRow), v.minLength(1), v.maxLength(40)),
});
export type SizeChart = v.InferOutput<typeof sizeChart>;

/** The scale of a product's sizes, such as "women" or "mens-shoes". */
const productType = slug;

export const getSizeChart = defineCall({
  name: 'content.sizeChart',
  summary: 'What the sizes of a product type measure, and how to measure oneself',
  method: 'GET',
  path: '/fapi/components/size-chart/{productType}',
  access: 'anyone',
  params: v.object({ productType }),
  query: v.object(localeQuery),
  response: v.object({
    ...sizeChart.entries,
    /** With what the size is called in the market: "US 7 / EU 38". */
    rows: v.array(v.object({ ...chartRow.entries, label: v.string() })),
  }),
  errors: ['API404'],
  example: {
    title: 'Clothing for women',
    measures: [{ id: 'chest', name: 'Chest', how: 'Around the fullest part.' }],
    rows: [{ size: 'M', label: 'M', values: [{ measure: 'chest', from: 88, to: 93 }] }],
  },
});

/** A size of shoes in the countries that number them differently. */
export const footSize = v.object({
  size: v.string(),
  eu: v.number(),
  /** Not for children. */
  us: v.optional(v.number()),
  uk: v.optional(v.number()),
});

export const getFootSizes = defineCall({
  name: 'content.footSizes',
  summary: 'What sizes of shoes are called in Europe, the USA, and Great Britain',
  method: 'GET',
  path: '/fapi/components/foot-sizes',
  access: 'anyone',
  query: v.object(localeQuery),
  response: v.object({ types: v.array(v.object({ productType, sizes: v.array(footSize) })) }),
  errors: [],
  example: { types: [{ productType: 'womens-shoes', sizes: [{ size: 'W38', eu: 38, us: 7, uk: 5 }] }] },
});
