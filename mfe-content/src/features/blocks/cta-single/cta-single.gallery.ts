import { type GalleryStates, german } from '../parts/gallery-examples.ts';

export const ctaSingleStates: GalleryStates<'cta-single'> = {
  primary: { type: 'cta-single', target: { text: 'Shop tents', url: '/c/tents-4100', style: 'primary' } },
  'secondary, in the middle': {
    type: 'cta-single',
    alignment: 'center',
    target: { text: german.button, url: '/c/shells-1110', style: 'secondary' },
  },
};
