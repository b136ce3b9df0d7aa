import { type GalleryStates, german, scene } from '../parts/gallery-examples.ts';

const articles = ['Two layers or three?', 'Four huts, one coat', 'A zip has nine lives', german.title].map(
  (title, place) => ({
    id: `a${place}`,
    title,
    url: `/pages/a${place}`,
    picture: scene(`lake-2${place}-dawn-mist`, '3x2'),
    eyebrow: 'Field notes',
    tags: [{ label: 'Guide' }],
  }),
);

export const articleTeaserStates: GalleryStates<'article-teaser'> = {
  standard: { type: 'article-teaser', title: 'Read next', layout: 'standard', articles: articles.slice(0, 3) },
  v2: { type: 'article-teaser', title: 'From the field', layout: 'v2', articles },
};
