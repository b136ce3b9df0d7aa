import { type GalleryStates, scene } from '../parts/gallery-examples.ts';

export const categoryCardsStates: GalleryStates<'category-cards'> = {
  six: {
    type: 'category-cards',
    title: 'Start somewhere',
    cards: ['Shells', 'Down', 'Packs', 'Tents', 'Boots', 'Unterwäsche'].map((title, place) => ({
      title,
      target: { text: title, url: `/c/category-${place}000` },
      picture: scene(`category-${place}`, '4x5'),
    })),
  },
};
