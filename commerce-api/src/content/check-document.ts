import { sql } from 'kysely';
import type { DocumentProblem } from 'shared-contracts/calls/documents';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import { findProblems, maxDepth } from 'shared-contracts/documents/find-problems';
import type { Db } from '../database/database.ts';
import { readDocument } from './document-queries.ts';
import type { TextName } from './publishing.ts';
import { maxFragmentDepth, maxParts } from './resolve.ts';

const blocksOf = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null && 'blocks' in body && Array.isArray(body.blocks) ? body.blocks : [];

const fragmentOf = (block: unknown): string | undefined =>
  typeof block === 'object' && block !== null && 'fragmentId' in block && typeof block.fragmentId === 'string'
    ? block.fragmentId
    : undefined;

/** A fragment as it is at a time, and each version that is scheduled for later, for all sites or those of the text. */
async function readFragments(db: Db, slug: string, { language, site }: TextName, at: Date): Promise<unknown[]> {
  const reading = { language, siteId: site, at, withDrafts: false };
  let query = db
    .selectFrom('document_version')
    .select('body')
    .where((row) => row.and({ kind: 'fragment', slug, language }))
    .where('live_from', '>', at);
  if (site !== '') query = query.where('site', 'in', ['', site]);
  const scheduled = await query.execute();
  return [await readDocument(db, { kind: 'fragment', slug }, reading), ...scheduled.map(({ body }) => body)];
}

/** Follows a fragment into those that it includes, as long as the page does not get too many blocks. */
async function followFragment(
  db: Db,
  name: TextName,
  {
    slug,
    at,
    depth,
    parts,
  }: { readonly slug: string; readonly at: Date; readonly depth: number; readonly parts: { left: number } },
): Promise<DocumentProblem['code'] | undefined> {
  if (name.kind === 'fragment' && slug === name.slug) return 'itself';
  if (depth > maxFragmentDepth) return 'too-deep';
  for (const body of await readFragments(db, slug, name, at)) {
    for (const block of blocksOf(body)) {
      parts.left -= 1;
      if (parts.left < 0) return 'invalid';
      const inner = fragmentOf(block);
      const found = inner && (await followFragment(db, name, { slug: inner, at, depth: depth + 1, parts }));
      if (found) return found;
    }
  }
  return undefined;
}

type Path = DocumentProblem['path'];

/** The pictures of the library in a body, each with its place. */
function* findMedia(value: unknown, path: Path): Generator<{ readonly path: Path; readonly mediaId: string }> {
  if (typeof value === 'string') {
    const [, mediaId] = /^\/images\/[^/]+\/media\/([^/?#]*)/.exec(value) ?? [];
    if (mediaId !== undefined) yield { path, mediaId };
  }
  if (typeof value !== 'object' || value === null || path.length > maxDepth) return;
  for (const [key, inner] of Object.entries(value))
    yield* findMedia(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Pictures that the library does not have. */
async function findMissingMedia(db: Db, body: unknown): Promise<DocumentProblem[]> {
  const found = [...findMedia(body, [])];
  if (found.length === 0) return [];
  const ids = [...new Set(found.map(({ mediaId }) => mediaId))];
  const known = await db
    .selectFrom('media')
    .select(sql<string>`cast(media_id as text)`.as('id'))
    .where(sql<string>`cast(media_id as text)`, 'in', ids)
    .execute();
  const isKnown = new Set(known.map(({ id }) => id));
  return found.filter(({ mediaId }) => !isKnown.has(mediaId)).map(({ path }) => ({ path, code: 'missing' }));
}

/**
 * Returns what keeps a text from being published: what is wrong with it, pictures that the library does not have,
 * fragments that include themselves through others at that time, and more blocks than a page may have with its fragments.
 */
export async function checkDocument(
  db: Db,
  name: TextName & { readonly kind: DocumentKind },
  body: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<DocumentProblem[]> {
  const problems = [...findProblems(name.kind, body), ...(await findMissingMedia(db, body))];
  const blocks = blocksOf(body);
  const parts = { left: maxParts - blocks.length };
  if (parts.left < 0) return [...problems, { path: ['blocks'], code: 'invalid' }];
  for (const [index, block] of blocks.entries()) {
    const slug = fragmentOf(block);
    // What a fragment contains counts from its own first level.
    const depth = name.kind === 'fragment' ? 2 : 1;
    const code = slug && (await followFragment(db, name, { slug, at, depth, parts }));
    if (code) problems.push({ path: ['blocks', index, 'fragmentId'], code });
  }
  return problems;
}
