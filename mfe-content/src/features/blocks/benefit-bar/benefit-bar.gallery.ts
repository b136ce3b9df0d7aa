import type { GalleryStates } from '../parts/gallery-examples.ts';

export const benefitBarStates: GalleryStates<'benefit-bar'> = {
  plain: { type: 'benefit-bar', text: 'Repairs are free in November.' },
  'with a link, closable': {
    type: 'benefit-bar',
    text: 'Im November reparieren wir alles kostenlos.',
    target: { text: 'So geht es', url: '/pages/repairs' },
    closable: true,
  },
};
