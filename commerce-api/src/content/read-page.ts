import type { Page } from 'shared-contracts/calls/content';
import { slug } from 'shared-contracts/calls/content-request';
import { picture } from 'shared-contracts/fields';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import { type DocumentName, type Reading, readDocument } from './document-queries.ts';
import { resolveBlocks } from './resolve.ts';

const text = v.fallback(v.string(), '');
/** A page as it is stored. Invalid fields fall back to defaults; blocks are checked one by one. */
const storedPage = v.looseObject({
  name: text,
  seo: v.fallback(v.object({ title: text, description: text, ogImage: text }), {
    title: '',
    description: '',
    ogImage: '',
  }),
  blocks: v.fallback(v.array(v.unknown()), []),
  headline: v.fallback(v.optional(v.string()), undefined),
  intro: v.fallback(v.optional(v.string()), undefined),
  media: v.fallback(v.optional(v.object({ small: picture, large: picture })), undefined),
  article: v.fallback(v.optional(v.unknown()), undefined),
  parent: v.fallback(v.optional(v.string()), undefined),
  topic: v.fallback(v.optional(slug), undefined),
});
export type StoredPageBody = v.InferOutput<typeof storedPage>;

export interface ShownPage {
  readonly page: Page;
  readonly stored: StoredPageBody;
}

/** For whom and when a page is read. */
export interface ReadAt {
  readonly reading: Reading;
  readonly context: Pick<CallContext, 'locale' | 'log'>;
}

/**
 * Reads a page with its products in place. Blocks that cannot be shown are left out and logged.
 * @throws {CallError} API404 when there is no such page
 */
export async function readPage(
  db: Db,
  name: DocumentName,
  { reading, context: { locale, log } }: ReadAt,
): Promise<ShownPage> {
  const body = await readDocument(db, name, reading);
  // A list would pass for an object.
  const parsed = v.safeParse(storedPage, Array.isArray(body) ? undefined : body);
  if (!parsed.success) {
    if (body !== undefined) log.error({ document: name, issues: v.flatten(parsed.issues) }, 'A document is unusable');
    throw new CallError('API404');
  }
  const stored = parsed.output;
  const { blocks, problems } = await resolveBlocks(stored.blocks, { db, locale, reading });
  if (problems.length > 0) log.error({ document: name, problems }, 'Blocks of a document are left out');
  const { seo } = stored;
  return {
    stored,
    page: {
      id: name.slug,
      name: stored.name || name.slug,
      seo: { ...seo, title: seo.title || stored.name },
      blocks: [...blocks],
    },
  };
}
