import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { type PhotoSubject, photoLimits } from 'shared-contracts/photo-limits';

/** The trailing digits of a category's address (docs/spec/content.md section 2.1). */
const categoryIdPattern = /-c?(\d{4,10})$/;

/** A product by the tag of its photos, which is its masterId, and the categories that show them, too. */
export function photoSubjectOf({
  masterId,
  categoryId,
  breadcrumbs,
}: Pick<ProductDetails, 'masterId' | 'categoryId' | 'breadcrumbs'>): PhotoSubject {
  const above = breadcrumbs.flatMap(({ url }) => categoryIdPattern.exec(url)?.[1] ?? []);
  const categoryIds = [...new Set([...above, categoryId])].slice(-photoLimits.categories);
  return { kind: 'product', styleId: masterId, categoryIds };
}
