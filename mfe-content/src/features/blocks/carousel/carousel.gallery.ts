import { crops, formatted, type GalleryStates, scene } from '../parts/gallery-examples.ts';

const base = { id: '', name: 'Slide' };
const card = (title: string, place: number) => ({
  ...base,
  id: `card-${place}`,
  type: 'card' as const,
  title,
  target: { text: title, url: `/pages/story-${place}` },
  picture: scene(`ridge-${place}1-dusk-mist`, '3x2'),
});
const cards = ['Hut to hut', 'Down the river', 'Snow before noon', 'Rain all week', 'First light'].map(card);
const hero = (title: string, place: number) => ({
  ...base,
  id: `hero-${place}`,
  type: 'hero' as const,
  variant: 'standard' as const,
  title,
  media: crops(`summit-${place}4-day-snow`),
  targets: [{ text: 'Look', url: `/c/slide-${place}-1110` }],
  tone: 'dark' as const,
  overlayWidth: 'md' as const,
});

export const carouselStates: GalleryStates<'carousel'> = {
  'peeking, with dots and arrows': {
    type: 'carousel',
    title: 'Stories',
    breakpoints: { small: { showIndicators: true }, large: { slideWidth: '31%', showIndicators: true } },
    items: cards,
  },
  'full width, moving by itself, with progress': {
    type: 'carousel',
    isFullWidth: true,
    breakpoints: {
      small: {
        slideWidth: '100%',
        slidePadding: 'none',
        margin: 'none',
        autoplay: true,
        autorotateTime: 4,
        loop: true,
        showProgress: true,
      },
    },
    items: [hero('Weather is a place', 1), hero('So is silence', 2)],
  },
  'tinted, a grid on large screens, of different blocks': {
    type: 'carousel',
    title: 'Care',
    variant: 'tinted',
    breakpoints: { small: { type: 'carousel' }, large: { type: 'grid', slideWidth: '20rem' } },
    items: [
      ...cards.slice(0, 2),
      { ...base, id: 'text', type: 'rich-text', title: 'Wash less', paragraphs: [], richText: formatted.slice(1, 3) },
    ],
  },
};

export const gridStates: GalleryStates<'grid'> = {
  'a carousel on phones': {
    type: 'grid',
    title: 'Field notes',
    breakpoints: { small: { type: 'carousel' }, medium: { type: 'grid', slideWidth: '14rem' } },
    items: cards,
  },
};
