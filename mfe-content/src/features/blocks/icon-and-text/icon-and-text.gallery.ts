import { type GalleryStates, german } from '../parts/gallery-examples.ts';

const items = [
  { icon: 'truck', title: 'A date, not a speed', body: 'You see the day it arrives before you pay.' },
  { icon: 'return', title: 'Sixty days', body: 'Unworn goods come back free of charge.' },
  { icon: 'repair', title: 'Repaired for life', body: german.body },
  { icon: 'store', title: 'Pick up today', body: 'In ten stores, often within two hours.' },
];

export const iconAndTextStates: GalleryStates<'icon-and-text'> = {
  'four, two by two': { type: 'icon-and-text', items },
  'three, large, centered, on grounds': {
    type: 'icon-and-text',
    iconSize: 'large',
    variant: 'centered',
    items: [
      { ...items[0]!, backgroundColor: 'tile', target: { text: 'Delivery', url: '/pages/delivery' } },
      { ...items[1]!, backgroundColor: 'dark' },
      { ...items[2]!, backgroundColor: 'surface', textColor: 'pine' },
    ],
  },
  'inline, medium': { type: 'icon-and-text', iconSize: 'medium', variant: 'inline', items: items.slice(0, 3) },
};
