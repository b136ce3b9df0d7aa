import { type GalleryStates, scene } from '../parts/gallery-examples.ts';

export const linkedCardsStates: GalleryStates<'linked-cards'> = {
  three: {
    type: 'linked-cards',
    title: 'Field notes',
    cards: ['Two layers or three?', 'Four huts, one coat', 'A zip has nine lives'].map((title, place) => ({
      eyebrow: 'Guide',
      title,
      body: 'What the number on a shell means, and when it does not matter.',
      target: { text: 'Read', url: `/pages/note-${place}` },
      picture: scene(`forest-${place}-day-rain`, '3x2'),
    })),
  },
};
