import { type GalleryStates, products } from '../parts/gallery-examples.ts';

export const collectionStates: GalleryStates<'collection'> = {
  carousel: {
    type: 'collection',
    title: 'Just out of the workshop',
    subtitle: 'New this season, tested through the last one.',
    target: { text: 'All new arrivals', url: '/c/new-9100', style: 'link' },
    layout: 'carousel',
    products: products(8),
  },
  'tinted grid': {
    type: 'collection',
    title: 'What others keep',
    layout: 'grid',
    variant: 'tinted',
    products: products(4),
  },
};
