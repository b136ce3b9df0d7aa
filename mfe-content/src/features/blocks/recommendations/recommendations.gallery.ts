import { type GalleryStates, products } from '../parts/gallery-examples.ts';

export const recommendationsStates: GalleryStates<'recommendations'> = {
  'six cards': { type: 'recommendations', title: 'Goes well with rain', cards: 6, products: products(8) },
  'three cards': { type: 'recommendations', title: 'Before you leave', cards: 3, products: products(6) },
};
