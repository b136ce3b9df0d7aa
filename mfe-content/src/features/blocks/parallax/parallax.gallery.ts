import { crops, type GalleryStates } from '../parts/gallery-examples.ts';

const layer = (title: string, name: string) => ({
  media: crops(name, '21x9'),
  title,
  body: 'Ten minutes of it is enough for a week.',
  target: { text: title, url: `/pages/${name}` },
});

export const parallaxStates: GalleryStates<'parallax'> = {
  none: { type: 'parallax', parallax: { type: 'none', item: layer('It stands still', 'still') } },
  'offset 3, slow': {
    type: 'parallax',
    parallax: { type: 'offset', offset: 3, speed: 'slow', item: layer('Above the cloud', 'cloud') },
  },
  'offset -5, fast': {
    type: 'parallax',
    parallax: { type: 'offset', offset: -5, speed: 'fast', item: layer('Below the rim', 'rim') },
  },
  'crop medium': {
    type: 'parallax',
    parallax: { type: 'crop', size: 'medium', item: layer('A part at a time', 'part') },
  },
  'two cards': {
    type: 'parallax',
    title: 'Two ways up',
    parallax: {
      type: 'twoCardParallax',
      speed: 'medium',
      items: [layer('By the ridge', 'a'), layer('By the beck', 'b')],
    },
  },
  gallery: {
    type: 'parallax',
    title: 'A week in pictures',
    parallax: {
      type: 'galleryParallax',
      speed: 'fast',
      items: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => layer(day, day)),
    },
  },
};
