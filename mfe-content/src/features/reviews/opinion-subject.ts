import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { OpinionSubject } from 'shared-contracts/dialogs/content';
import { photoSubjectOf } from '../photos/photo-subject.ts';
import { sizeOptions } from '../product/variant-choice.ts';

/** What shoppers write about. */
export function opinionSubjectOf(product: ProductDetails, hasPhotos: boolean): OpinionSubject {
  const sizes = sizeOptions(product);
  return {
    productId: product.id,
    name: product.name,
    sizes: sizes.length > 1 ? sizes.map(({ id, label }) => ({ id, label })) : [],
    isWorn: product.productType === 'apparel' || product.productType === 'footwear',
    ...(hasPhotos ? { photo: photoSubjectOf(product) } : {}),
  };
}
