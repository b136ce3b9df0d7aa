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
} from 'shared-contracts/calls/content';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { articleRoutes } from './article-routes.ts';
import { chromeRoutes } from './chrome-routes.ts';
import { type DocumentName, type Reading, readDocument } from './document-queries.ts';
import { type ContentInput, contentSharing, currentReading, isPreview, readingOf, sharedSeconds } from './preview.ts';
import { readPage } from './read-page.ts';
import { readShowcase } from './showcase.ts';

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

/** What editors publish, and what they work on. The site names the country; the language is the locale's. */
export function contentRoutes(db: Db): Route[] {
  const read = async (name: DocumentName, input: ContentInput, context: CallContext) =>
    readPage(db, name, { reading: await readingOf(input, context), context });
  return [
    route(
      getAugmentedPage,
      async (input, context) => (await read({ kind: 'page', slug: input.params.page }, input, context)).page,
      contentSharing,
    ),

    route(
      getPageByName,
      async ({ params }, context) => {
        const reading = currentReading(context);
        return (await readPage(db, { kind: 'page', slug: params.page }, { reading, context })).page;
      },
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
      async (input, context) => (await read({ kind: 'product', slug: input.params.productId }, input, context)).page,
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
        try {
          const { page } = await read(name, input, context);
          return { id: page.id, name: page.name, blocks: page.blocks };
        } catch (error) {
          if (error instanceof CallError && error.errorId === 'API404')
            return { id: name.slug, name: name.slug, blocks: [] };
          throw error;
        }
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
    ...chromeRoutes(db),
  ];
}
