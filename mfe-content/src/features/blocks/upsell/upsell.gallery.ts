import { type GalleryStates, products } from '../parts/gallery-examples.ts';

export const upsellStates: GalleryStates<'upsell'> = {
  'stacks of three': { type: 'upsell', title: 'Complete the look', products: products(8) },
  'stacks of two': { type: 'upsell', title: 'Goes with it', stackedCount: 2, products: products(4) },
};
