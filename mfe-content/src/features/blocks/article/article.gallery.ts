import { crops, formatted, type GalleryStates } from '../parts/gallery-examples.ts';

const article = {
  type: 'article',
  title: 'Two layers or three?',
  eyebrow: 'Guide',
  byline: 'Mira Holt, 12 October 2026',
  tags: [{ label: 'Shells', target: { text: 'Shells', url: '/c/shells-1110' } }, { label: 'Care' }],
  media: crops('forest-7-day-rain', '21x9'),
  richText: formatted,
} as const;

export const articleStates: GalleryStates<'article'> = {
  standard: { ...article, tags: [...article.tags], layout: 'standard' },
  'v2 with parallax': { ...article, tags: [...article.tags], layout: 'v2', parallax: true },
};
