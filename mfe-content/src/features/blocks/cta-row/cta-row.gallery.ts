import type { GalleryStates } from '../parts/gallery-examples.ts';

export const ctaRowStates: GalleryStates<'cta-row'> = {
  'one leads here': {
    type: 'cta-row',
    alignment: 'center',
    targets: [
      { text: 'Women', url: '/c/women-1000' },
      { text: 'This page', url: '/' },
      { text: 'Kids', url: '/c/kids-3000' },
    ],
  },
};
