import { formatted, type GalleryStates } from '../parts/gallery-examples.ts';

export const accordionStates: GalleryStates<'accordion'> = {
  'text and formatted text': {
    type: 'accordion',
    title: 'Questions',
    items: [
      { title: 'When is it sent?', body: 'The same working day, when ordered before two.' },
      { title: 'How do I wash it?', body: '', richText: formatted },
    ],
  },
};
