import { formatted, type GalleryStates } from '../parts/gallery-examples.ts';

export const richTextStates: GalleryStates<'rich-text'> = {
  formatted: { type: 'rich-text', title: 'How to look after it', paragraphs: [], richText: formatted },
  'plain, in the middle': {
    type: 'rich-text',
    alignment: 'center',
    title: 'A note',
    paragraphs: ['We close on Sundays. So should you.'],
  },
};
