import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate, picture } from '../fields.ts';
import { contentQuery, mode, pagedQuery, pageLink, previewErrors, siteId, slug, tag } from './content-request.ts';

/** What lists and search engines need of an article; its look is that of its article block. Service and legal pages have none. */
export const articleDetails = v.object({
  eyebrow: v.optional(v.string()),
  summary: v.string(),
  tags: v.array(tag),
  picture,
  publishedOn: isoDate,
  /** Minutes that reading takes. */
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** An article as lists show it (docs/spec/content.md section 3.13). */
export const articleCard = v.object({
  id: v.string(),
  title: v.string(),
  /** Relative to the locale. */
  url: v.string(),
  eyebrow: v.optional(v.string()),
  summary: v.string(),
  picture,
  tags: v.array(tag),
  publishedOn: isoDate,
});
export type ArticleCard = v.InferOutput<typeof articleCard>;

const exampleCard: v.InferInput<typeof articleCard> = {
  id: 'two-layers-or-three',
  title: 'Two layers or three?',
  url: '/pages/two-layers-or-three',
  summary: 'What the number on a shell means.',
  picture: { src: '/images/v1/scene/ridge-12-dusk-mist-3x2', alt: 'Ridges at dusk', width: 1500, height: 1000 },
  tags: [{ id: 'guides', label: 'Guides' }],
  publishedOn: '2026-10-01',
};

export const searchArticles = defineCall({
  name: 'content.articles',
  summary: 'Articles, newest first, by tag, or those related to one',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/articles/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object({
    ...contentQuery,
    ...pagedQuery(48, 12),
    tagId: v.optional(slug),
    /** The article that others are related to: those that share most tags with it, without itself. */
    relatedTo: v.optional(slug),
  }),
  response: v.object({
    result: v.array(articleCard),
    /** The tags of all articles, with how many have them. */
    facets: v.array(v.object({ ...tag.entries, count: v.number() })),
    numFound: v.number(),
  }),
  errors: previewErrors,
  example: { result: [exampleCard], facets: [{ id: 'guides', label: 'Guides', count: 1 }], numFound: 1 },
});

export const getChildPages = defineCall({
  name: 'content.children',
  summary: 'The pages below a page, in their order',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
  access: 'anyone',
  params: v.object({ mode, siteId, parentPageSlug: slug }),
  query: v.object(contentQuery),
  response: v.object({ children: v.array(pageLink) }),
  errors: previewErrors,
  example: {
    children: [{ id: 'returns', title: 'Returns', url: '/pages/returns', description: 'Sixty days, free of charge.' }],
  },
});

export const searchContent = defineCall({
  name: 'content.search',
  summary: 'Pages and help answers with the words that are searched for, best first; at most 300',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}',
  access: 'anyone',
  params: v.object({ mode, siteId, searchType: v.picklist(['articles', 'pages', 'help']) }),
  query: v.object({ ...contentQuery, ...pagedQuery(50, 10), q: v.pipe(v.string(), v.trim(), v.maxLength(120)) }),
  response: v.object({ result: v.array(pageLink), numFound: v.number() }),
  errors: previewErrors,
  example: {
    result: [{ id: 'returns', title: 'Returns', url: '/pages/returns', description: 'Sixty days, free of charge.' }],
    numFound: 1,
  },
});
