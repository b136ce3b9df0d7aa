import type { GalleryStates } from '../parts/gallery-examples.ts';

const targets = [
  { text: 'This page', url: '/' },
  { text: 'Delivery', url: '/pages/delivery' },
  { text: 'Returns', url: '/pages/returns' },
  { text: 'Zahlungsmöglichkeiten', url: '/pages/payment' },
];

export const secondaryNavStates: GalleryStates<'secondary-nav'> = {
  'with a divider': { type: 'secondary-nav', title: 'Help', targets, divider: true },
  'in the middle': { type: 'secondary-nav', title: 'Hilfe', targets, alignment: 'center' },
};
