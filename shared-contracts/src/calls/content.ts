import * as v from 'valibot';
import { block } from '../blocks/block.ts';
import { heroExample } from '../blocks/hero.ts';
import { responsivePicture } from '../blocks/parts.ts';
import { defineCall } from '../call.ts';
import { categoryId, localeQuery, nonEmptyText } from '../fields.ts';
import { articleDetails } from './articles.ts';
import { contentQuery, mode, pagedQuery, previewErrors, siteId, slug } from './content-request.ts';
import { breadcrumb } from './product-entities.ts';

export const page = v.object({
  id: v.string(),
  name: v.string(),
  seo: v.object({ title: v.string(), description: v.string(), ogImage: v.string() }),
  blocks: v.array(block),
});
export type Page = v.InferOutput<typeof page>;

const examplePage: v.InferInput<typeof page> = {
  id: 'home',
  name: 'Home',
  seo: { title: 'Tarnfell', description: 'Gear for weather.', ogImage: '/images/v1/scene/ridge-12-dusk-mist-16x9' },
  blocks: [heroExample],
};

export const getAugmentedPage = defineCall({
  name: 'content.augmentedPage',
  summary: 'A page put together by editors, or what they add to a fixed page, with the products its blocks show',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
  access: 'anyone',
  params: v.object({ mode, siteId, page: nonEmptyText(60) }),
  query: v.object(contentQuery),
  response: page,
  errors: ['API404', ...previewErrors],
  example: examplePage,
});

export const getCategoryContent = defineCall({
  name: 'content.category',
  summary: 'What editors put above and below the grid of a category',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
  access: 'anyone',
  params: v.object({ mode, siteId, categoryId }),
  query: v.object(contentQuery),
  response: v.object({
    ...page.entries,
    headline: v.optional(v.string()),
    intro: v.optional(v.string()),
    media: v.optional(responsivePicture),
  }),
  errors: ['API404', ...previewErrors],
  example: examplePage,
});

export const getProductContent = defineCall({
  name: 'content.product',
  summary: 'What editors add to a product page; no blocks where they added nothing',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
  access: 'anyone',
  params: v.object({ mode, siteId, productId: nonEmptyText(11) }),
  query: v.object(contentQuery),
  response: page,
  errors: previewErrors,
  example: examplePage,
});

/** An article with its text, e.g. a guide or a legal page. */
export const getPage = defineCall({
  name: 'content.page',
  summary: 'A generic page of editors',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
  access: 'anyone',
  params: v.object({ mode, siteId, page: slug }),
  query: v.object(contentQuery),
  response: v.object({ ...page.entries, breadcrumbs: v.array(breadcrumb), article: v.optional(articleDetails) }),
  errors: ['API404', ...previewErrors],
  example: { ...examplePage, breadcrumbs: [] },
});

const section = v.object({ id: v.string(), name: v.string(), blocks: v.array(block) });

/** Blocks that several pages share. A page that includes a fragment has its blocks in place already. */
export const getFragment = defineCall({
  name: 'content.fragment',
  summary: 'Blocks that several pages share',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/fragment/{fragmentId}',
  access: 'anyone',
  params: v.object({ mode, fragmentId: slug }),
  query: v.object(contentQuery),
  response: section,
  errors: ['API404', ...previewErrors],
  example: { id: 'repair-promise', name: 'Repair promise', blocks: [] },
});

export const getEspot = defineCall({
  name: 'content.espot',
  summary: 'What editors put into a place of a page; no blocks where they put nothing',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/espot/{siteId}/{section}',
  access: 'anyone',
  params: v.object({ mode, siteId, section: slug }),
  query: v.object(contentQuery),
  response: section,
  errors: previewErrors,
  example: { id: 'cart-top', name: 'Above the cart', blocks: [] },
});

export const getShowcase = defineCall({
  name: 'content.showcase',
  summary: 'Documents of a type, or those with a block of a type, for previews by editors',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
  access: 'anyone',
  params: v.object({ mode, siteId, docType: nonEmptyText(40) }),
  query: v.object({ ...contentQuery, ...pagedQuery(50, 20), layoutVariant: v.optional(nonEmptyText(40)) }),
  response: v.object({
    documents: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Where the document can be seen, relative to the locale; none for parts of the frame. */
        url: v.optional(v.string()),
        /** Number of documents that link to it or include it. */
        referrersCount: v.number(),
        modificationDate: v.string(),
      }),
    ),
    numFound: v.number(),
  }),
  errors: previewErrors,
  example: {
    documents: [
      { id: 'page/home', name: 'Home', url: '/', referrersCount: 0, modificationDate: '2026-11-01T08:00:00.000Z' },
    ],
    numFound: 1,
  },
});

export const getPageByName = defineCall({
  name: 'content.pageByName',
  summary: 'A published page of the locale, without naming site or mode',
  method: 'GET',
  path: '/fapi/pages/{page}',
  access: 'anyone',
  params: v.object({ page: slug }),
  query: v.object(localeQuery),
  response: page,
  errors: ['API404'],
  example: examplePage,
});
