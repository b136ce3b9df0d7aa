import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { categoryId, localeQuery, nonEmptyText, picture, queryInteger, target } from '../fields.ts';
import { breadcrumb, productCard } from './product-entities.ts';

const siteId = v.pipe(v.string(), v.regex(/^TFL-[A-Z]{2}$/));
/** `publish` returns what is live, `pre` what editors are working on. */
const mode = v.picklist(['publish', 'pre']);
const previewQuery = {
  ...localeQuery,
  preview: v.optional(v.picklist(['true', 'false'])),
  previewDateTime: v.optional(v.string()),
};

const base = { id: v.string(), name: v.string() };
/** Pictures per width: the phone's crop and the desktop's. */
const responsivePicture = v.object({ small: picture, large: picture });
const tone = v.picklist(['light', 'dark']);

/** A block of a CMS page. Types may be added freely; pages omit unknown ones. */
export const block = v.variant('type', [
  v.object({
    ...base,
    type: v.literal('hero'),
    variant: v.picklist(['standard', 'block-below', 'product-overlay']),
    eyebrowText: v.optional(v.string()),
    title: v.string(),
    subtitle: v.optional(v.string()),
    media: responsivePicture,
    targets: v.array(target),
    /** Colour of the text over the picture. */
    tone,
    overlayWidth: v.optional(v.picklist(['xs', 'sm', 'md', 'lg']), 'md'),
    product: v.optional(productCard),
  }),
  v.object({
    ...base,
    type: v.literal('category-cards'),
    title: v.optional(v.string()),
    cards: v.array(v.object({ title: v.string(), target, picture })),
  }),
  v.object({
    ...base,
    type: v.literal('collection'),
    title: v.string(),
    subtitle: v.optional(v.string()),
    target: v.optional(target),
    layout: v.picklist(['carousel', 'grid']),
    products: v.array(productCard),
  }),
  v.object({
    ...base,
    type: v.literal('banner'),
    title: v.string(),
    body: v.optional(v.string()),
    targets: v.array(target),
    tone,
    media: v.optional(responsivePicture),
  }),
  v.object({
    ...base,
    type: v.literal('icon-and-text'),
    items: v.array(v.object({ icon: v.string(), title: v.string(), body: v.string() })),
  }),
  v.object({
    ...base,
    type: v.literal('linked-cards'),
    title: v.optional(v.string()),
    cards: v.array(
      v.object({ eyebrow: v.optional(v.string()), title: v.string(), body: v.optional(v.string()), target, picture }),
    ),
  }),
  v.object({ ...base, type: v.literal('rich-text'), title: v.optional(v.string()), paragraphs: v.array(v.string()) }),
  v.object({
    ...base,
    type: v.literal('accordion'),
    title: v.optional(v.string()),
    items: v.array(v.object({ title: v.string(), body: v.string() })),
  }),
  v.object({ ...base, type: v.literal('cta-row'), targets: v.array(target) }),
  v.object({ ...base, type: v.literal('spacer'), thickness: v.picklist([1, 2, 3]) }),
]);
export type Block = v.InferOutput<typeof block>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

export const page = v.object({
  id: v.string(),
  name: v.string(),
  seo: v.object({ title: v.string(), description: v.string(), ogImage: v.string() }),
  blocks: v.array(block),
});
export type Page = v.InferOutput<typeof page>;

const examplePicture = {
  src: '/images/v1/scene/ridge-12-dusk-mist-16x9',
  alt: 'Ridges at dusk',
  width: 1600,
  height: 900,
};
const examplePage: v.InferInput<typeof page> = {
  id: 'home',
  name: 'Home',
  seo: { title: 'Tarnfell', description: 'Gear for weather.', ogImage: '/images/v1/scene/ridge-12-dusk-mist-16x9' },
  blocks: [
    {
      id: 'b1',
      name: 'Hero',
      type: 'hero',
      variant: 'standard',
      title: 'Weather is a place',
      media: { small: examplePicture, large: examplePicture },
      targets: [{ text: 'Shop shells', url: '/c/shells-1110', style: 'primary' }],
      tone: 'dark',
    },
  ],
};

export const getAugmentedPage = defineCall({
  name: 'content.augmentedPage',
  summary: 'A page put together by editors, with the products its blocks show',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
  access: 'anyone',
  params: v.object({ mode, siteId, page: nonEmptyText(60) }),
  query: v.object(previewQuery),
  response: page,
  errors: ['API404'],
  example: examplePage,
});

export const getCategoryContent = defineCall({
  name: 'content.category',
  summary: 'What editors put above and below the grid of a category',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
  access: 'anyone',
  params: v.object({ mode, siteId, categoryId }),
  query: v.object(previewQuery),
  response: v.object({
    ...page.entries,
    headline: v.optional(v.string()),
    intro: v.optional(v.string()),
    media: v.optional(responsivePicture),
  }),
  errors: ['API404'],
  example: examplePage,
});

export const getProductContent = defineCall({
  name: 'content.product',
  summary: 'What editors add to a product page',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
  access: 'anyone',
  params: v.object({ mode, siteId, productId: nonEmptyText(11) }),
  query: v.object(previewQuery),
  response: page,
  errors: ['API404'],
  example: examplePage,
});

const menuLink = v.object({ id: v.string(), title: v.string(), target });
/** The first level is the bar; the second the headed columns of its panel; the third their links. */
export const menuNode = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  target,
  menuStyle: v.picklist(['columns', 'link']),
  columns: v.array(
    v.object({ id: v.string(), title: v.string(), target: v.optional(target), links: v.array(menuLink) }),
  ),
  menuBanner: v.optional(v.object({ title: v.string(), target, picture })),
});
export type MenuNode = v.InferOutput<typeof menuNode>;

export const getMenu = defineCall({
  name: 'content.menu',
  summary: 'The mega menu, three levels',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/menu/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object(previewQuery),
  response: v.object({
    nodes: v.array(menuNode),
    benefitBar: v.optional(v.object({ id: v.string(), text: v.string(), target: v.optional(target) })),
  }),
  errors: [],
  example: {
    nodes: [
      {
        id: 'women',
        name: 'women',
        title: 'Women',
        target: { text: 'Women', url: '/c/women-1000' },
        menuStyle: 'columns',
        columns: [],
      },
    ],
  },
});

export const getFooter = defineCall({
  name: 'content.footer',
  summary: 'The footer: columns of links, legal links, a line about the brand',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/footer/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object(previewQuery),
  response: v.object({
    brand: v.object({ name: v.string(), claim: v.string() }),
    columns: v.array(v.object({ title: v.string(), links: v.array(target) })),
    legal: v.array(target),
    copyright: v.string(),
  }),
  errors: [],
  example: {
    brand: { name: 'Tarnfell', claim: 'Made for weather.' },
    columns: [],
    legal: [],
    copyright: '© 2026 Tarnfell',
  },
});

/** An article with its text, e.g. a guide or a legal page. */
export const getPage = defineCall({
  name: 'content.page',
  summary: 'A generic page of editors',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
  access: 'anyone',
  params: v.object({ mode, siteId, page: nonEmptyText(60) }),
  query: v.object(previewQuery),
  response: v.object({ ...page.entries, breadcrumbs: v.array(breadcrumb) }),
  errors: ['API404'],
  example: { ...examplePage, breadcrumbs: [] },
});

export const getSearchHub = defineCall({
  name: 'content.searchHub',
  summary: 'What the search panel shows before anything is typed',
  method: 'GET',
  path: '/fapi/components/search-hub',
  access: 'anyone',
  query: v.object({ ...localeQuery, count: v.optional(queryInteger(1, 12), 6) }),
  response: v.object({ terms: v.array(v.string()), categories: v.array(target), products: v.array(productCard) }),
  errors: [],
  example: { terms: ['shell'], categories: [], products: [] },
});
