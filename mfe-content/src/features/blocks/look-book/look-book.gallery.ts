import { crops, type GalleryStates, products } from '../parts/gallery-examples.ts';

const [jacket, hoody, pack, tent] = products(4);

export const lookBookStates: GalleryStates<'look-book'> = {
  'two looks': {
    type: 'look-book',
    title: 'Autumn looks',
    subtitle: 'Press a point to see what it is.',
    looks: [
      {
        title: 'Ridge day',
        media: crops('summit-44-day-snow', '3x2'),
        hotspots: [
          { x: 30, y: 25, product: jacket! },
          { x: 70, y: 65, product: hoody! },
        ],
      },
      {
        title: 'Camp by the tarn',
        media: crops('camp-31-night-clear', '3x2'),
        hotspots: [
          { x: 20, y: 70, product: pack! },
          { x: 75, y: 30, product: tent! },
        ],
      },
    ],
  },
};
