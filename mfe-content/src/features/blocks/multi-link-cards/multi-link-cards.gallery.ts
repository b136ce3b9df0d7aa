import { type GalleryStates, scene } from '../parts/gallery-examples.ts';

export const multiLinkCardsStates: GalleryStates<'multi-link-cards'> = {
  'with and without a picture': {
    type: 'multi-link-cards',
    title: 'By activity',
    cards: ['Above the tree line', 'Along the river', 'Under canvas'].map((title, place) => ({
      title,
      ...(place < 2
        ? { picture: scene(`activity-${place}`, '3x2') }
        : { body: 'Tents, bags, and mats for every season.' }),
      targets: ['Women', 'Men', 'Kids'].map((text) => ({ text, url: `/c/${text.toLowerCase()}-${place}000` })),
    })),
  },
};
