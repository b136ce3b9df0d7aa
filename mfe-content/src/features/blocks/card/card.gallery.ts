import { type GalleryStates, scene } from '../parts/gallery-examples.ts';

export const cardStates: GalleryStates<'card'> = {
  alone: {
    type: 'card',
    eyebrow: 'Route',
    title: 'Four huts, one coat',
    body: 'A week across the fells with eleven kilos, written down every evening.',
    target: { text: 'Read', url: '/pages/four-huts-one-coat' },
    picture: scene('lake-22-dawn-mist', '3x2'),
  },
};
