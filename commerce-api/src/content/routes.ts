import { articleDetails } from 'shared-contracts/calls/articles';
import {
  getAugmentedPage,
  getCategoryContent,
  getEspot,
  getFragment,
  getPage,
  getPageByName,
  getProductContent,
  getShowcase,
  type Page,
} from 'shared-contracts/calls/content';
import { isFixedPage } from 'shared-contracts/fixed-pages';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { articleRoutes } from './article-routes.ts';
import { chromeRoutes } from './chrome-routes.ts';
import { type DocumentName, type Reading, readDocument } from './document-queries.ts';
import { helpRoutes } from './help-routes.ts';
import { type ContentInput, contentSharing, currentReading, isPreview, readingOf, sharedSeconds } from './preview.ts';
import { type ReadAt, readPage } from './read-page.ts';
import { readShowcase } from './showcase.ts';
import { sizeRoutes } from './size-routes.ts';

const maxParents = 5;
const storedParent = v.looseObject({ name: v.string(), parent: v.fallback(v.optional(v.string()), undefined) });

/** The way up from a page, without the page itself. */
async function readParents(db: Db, slug: string, parent: string | undefined, reading: Reading) {
  const crumbs: { label: string; url: string }[] = [];
  const seen = new Set([slug]);
  for (let next = parent; next !== undefined && !seen.has(next) && seen.size <= maxParents; ) {
    seen.add(next);
    const stored = v.safeParse(storedParent, await readDocument(db, { kind: 'article', slug: next }, reading));
    if (!stored.success) break;
    crumbs.unshift({ label: stored.output.name, url: `/pages/${next}` });
    next = stored.output.parent;
  }
  return crumbs;
}

/** What editors added to something that is there without them: no blocks when there is no usable document. */
async function readAddition(db: Db, name: DocumentName, at: ReadAt): Promise<Page> {
  try {
    return (await readPage(db, name, at)).page;
  } catch (error) {
    if (!(error instanceof CallError) || error.errorId !== 'API404') throw error;
    return { id: name.slug, name: name.slug, seo: { title: '', description: '', ogImage: '' }, blocks: [] };
  }
}

/** A page that the shop has: a fixed one, or one that editors made, such as home. */
async function readShopPage(db: Db, slug: string, at: ReadAt): Promise<Page> {
  const name = { kind: 'page', slug };
  return isFixedPage(slug) ? readAddition(db, name, at) : (await readPage(db, name, at)).page;
}

/** What editors publish, and what they work on. The site names the country; the language is the locale's. */
export function contentRoutes(db: Db): Route[] {
  const read = async (name: DocumentName, input: ContentInput, context: CallContext) =>
    readPage(db, name, { reading: await readingOf(input, context), context });
  return [
    route(
      getAugmentedPage,
      async (input, context) =>
        readShopPage(db, input.params.page, { reading: await readingOf(input, context), context }),
      contentSharing,
    ),

    route(
      getPageByName,
      ({ params }, context) => readShopPage(db, params.page, { reading: currentReading(context), context }),
      { sharedFor: sharedSeconds },
    ),

    route(
      getPage,
      async (input, context) => {
        const reading = await readingOf(input, context);
        const slug = input.params.page;
        const { page, stored } = await readPage(db, { kind: 'article', slug }, { reading, context });
        const article = v.safeParse(articleDetails, stored.article);
        const breadcrumbs = await readParents(db, slug, stored.parent, reading);
        return { ...page, breadcrumbs, ...(article.success ? { article: article.output } : {}) };
      },
      contentSharing,
    ),

    route(
      getProductContent,
      async (input, context) =>
        readAddition(
          db,
          { kind: 'product', slug: input.params.productId },
          { reading: await readingOf(input, context), context },
        ),
      contentSharing,
    ),

    route(
      getCategoryContent,
      async (input, context) => {
        const { page, stored } = await read({ kind: 'category', slug: input.params.categoryId }, input, context);
        const { headline, intro, media } = stored;
        return { ...page, headline, intro, media };
      },
      contentSharing,
    ),

    route(
      getFragment,
      async (input, context) => {
        const { page } = await read({ kind: 'fragment', slug: input.params.fragmentId }, input, context);
        return { id: page.id, name: page.name, blocks: page.blocks };
      },
      contentSharing,
    ),

    route(
      getEspot,
      async (input, context) => {
        const name = { kind: 'espot', slug: input.params.section };
        const page = await readAddition(db, name, { reading: await readingOf(input, context), context });
        return { id: page.id, name: page.name, blocks: page.blocks };
      },
      contentSharing,
    ),

    route(getShowcase, async (input, context) => {
      // A list of all documents is for editors, in both modes.
      const asked = { ...input, query: { ...input.query, preview: 'true' as const } };
      const reading = { ...(await readingOf(asked, context)), withDrafts: isPreview(input) };
      return readShowcase(db, { ...input.query, docType: input.params.docType }, reading);
    }),

    ...articleRoutes(db),
    ...helpRoutes(db),
    ...chromeRoutes(db),
    ...sizeRoutes(db),
  ];
}
