import * as v from 'valibot';
import { responsivePicture } from '../blocks/parts.ts';
import { articleDetails } from '../calls/articles.ts';
import { footer, menu, popup, utility } from '../calls/chrome.ts';
import { page } from '../calls/content.ts';
import { slug } from '../calls/content-request.ts';
import { sizeChart } from '../calls/sizes.ts';
import type { DocumentKind } from '../document-kinds.ts';
import { nonEmptyText, target, text } from '../fields.ts';
import { type StoredBlock, storedBlock } from './stored-block.ts';
import { plainForm } from './stored-form.ts';
import { productRule } from './stored-values.ts';

const blocks: v.GenericSchema<StoredBlock[]> = v.array(storedBlock);
const named = {
  /** Of imported documents; pages are known by their slug. */
  id: v.optional(v.string()),
  /** Title in lists and breadcrumbs, and of pages whose blocks have none. */
  name: nonEmptyText(200),
};
/** For search engines and for links in other places. */
const seo = plainForm(page.entries.seo);
/** Among those beside it; documents without one come last. */
const position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
const shownPage = { ...named, seo, blocks };
/** Blocks in places of pages, which have no address of their own. */
const section = v.strictObject({ ...named, seo: v.optional(seo), blocks });
/** There is one document of its kind, so that it needs no name. */
const single = { name: v.optional(nonEmptyText(200)) };

const { id: _, ...ofPopup } = plainForm(popup).entries;

/** A page of the shop, such as home; also what stands below a product. */
const pageDocument = v.strictObject(shownPage);
/** What stands above and below the list of a category. */
const categoryDocument = v.strictObject({
  ...shownPage,
  headline: nonEmptyText(200),
  intro: text(1000),
  media: plainForm(responsivePicture),
});
/** The mega menu. `{threshold}` in the benefit bar becomes the market's free-delivery amount. */
const menuDocument = v.strictObject({ ...single, ...plainForm(menu).entries });
export const searchHubDocument = v.strictObject({
  ...single,
  terms: v.array(nonEmptyText(60)),
  categories: v.array(plainForm(target)),
  products: productRule,
});
export const popupDocument = v.strictObject({ ...ofPopup, position });

/** What documents of each kind store. Editors get their forms from it, and what does not fit is not published. */
export const documentSchemas = {
  page: pageDocument,
  article: v.strictObject({
    ...shownPage,
    /** Of articles; service and legal pages have none. */
    article: v.optional(plainForm(articleDetails)),
    /** Slug of the page above. */
    parent: v.optional(slug),
    position,
  }),
  category: categoryDocument,
  product: pageDocument,
  help: v.strictObject({
    /** The question is the name, the answer the blocks. */
    ...shownPage,
    /** Slug of the topic that it belongs to. */
    topic: v.optional(slug),
    position,
  }),
  fragment: section,
  espot: section,
  popup: popupDocument,
  menu: menuDocument,
  footer: v.strictObject({ ...single, ...plainForm(footer).entries }),
  utility: v.strictObject({ ...single, ...plainForm(utility).entries }),
  'search-hub': searchHubDocument,
  /** Its slug is the product type. */
  'size-chart': v.strictObject({ ...single, ...plainForm(sizeChart).entries }),
} as const satisfies Readonly<Record<DocumentKind, v.GenericSchema>>;
/** What a document of a kind stores. */
export type DocumentBody<Kind extends DocumentKind> = v.InferInput<(typeof documentSchemas)[Kind]>;
