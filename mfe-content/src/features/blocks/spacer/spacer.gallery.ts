import type { GalleryStates } from '../parts/gallery-examples.ts';

export const spacerStates: GalleryStates<'spacer'> = {
  '1 px': { type: 'spacer', thickness: 1 },
  '2 px': { type: 'spacer', thickness: 2 },
  '3 px': { type: 'spacer', thickness: 3 },
};
