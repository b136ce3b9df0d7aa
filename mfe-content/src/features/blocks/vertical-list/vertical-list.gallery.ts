import { crops, type GalleryStates } from '../parts/gallery-examples.ts';

export const verticalListStates: GalleryStates<'vertical-list'> = {
  four: {
    type: 'vertical-list',
    title: 'Ways to spend a day',
    items: ['Hut to hut', 'Hochgebirgsüberschreitung', 'Trail running', 'Under canvas'].map((text, place) => ({
      target: { text, url: `/pages/way-${place}` },
      media: crops(`lake-${place}2-dawn-mist`, '3x2'),
    })),
  },
};
