import type { GalleryStates } from '../parts/gallery-examples.ts';

export const newsletterStates: GalleryStates<'newsletter'> = {
  'before the form arrives': {
    type: 'newsletter',
    title: 'Letters from the fells',
    body: 'Once a month: a route, a repair, and what is new on the shelf.',
  },
};
