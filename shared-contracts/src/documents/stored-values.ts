import * as v from 'valibot';
import { sortOrder } from '../calls/products.ts';
import { categoryId, picture, styleId, target, webAddress } from '../fields.ts';
import { views } from '../product-views.ts';

/** Products by rule: what a block shows is looked up when the page is read, so it is never sold out for long. */
export const productRule = v.strictObject({
  categoryId,
  sort: sortOrder,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
});
export type ProductRule = v.InferInput<typeof productRule>;

/** Products by style, in this order; those that are not sold in a market are left out there. */
export const productSelection = v.strictObject({ styleIds: v.pipe(v.array(styleId), v.maxLength(48)) });
export type ProductSelection = v.InferInput<typeof productSelection>;

/** A picture by rule: the first product of a category. */
export const pictureRule = v.strictObject({
  pictureOf: v.strictObject({ categoryId, view: v.picklist(views) }),
});
export type PictureRule = v.InferInput<typeof pictureRule>;

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;

/** A picture by its address, with its text. */
export const plainPicture = v.strictObject(picture.entries);
/** A picture of a block: by its address, or by rule. */
export const storedPicture = v.lazy(
  (value): v.GenericSchema<v.InferInput<typeof picture> | PictureRule> =>
    has(value, 'pictureOf') ? pictureRule : plainPicture,
);
/** The products of a block. In the place of one product, the first of them. */
export const storedProducts = v.lazy(
  (value): v.GenericSchema<ProductRule | ProductSelection> => (has(value, 'styleIds') ? productSelection : productRule),
);
/** A link: to a page of the shop, or by https. */
export const storedTarget = v.strictObject({ ...target.entries, url: webAddress(500) });
