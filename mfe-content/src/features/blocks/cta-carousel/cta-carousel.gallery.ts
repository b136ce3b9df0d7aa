import { type GalleryStates, german, scene } from '../parts/gallery-examples.ts';

export const ctaCarouselStates: GalleryStates<'cta-carousel'> = {
  activities: {
    type: 'cta-carousel',
    title: 'What are you up to?',
    items: ['Camping', 'Hut to hut', 'Trail running', german.button, 'Winter'].map((text, place) => ({
      target: { text, url: `/c/activity-${place}000` },
      picture: scene(`camp-${place}1-night-clear`, '4x5'),
    })),
  },
};
