import { sql } from 'kysely';
import type { CallResponse } from 'shared-contracts/call';
import type { getShowcase } from 'shared-contracts/calls/content';
import { documentKinds } from 'shared-contracts/document-kinds';
import type { Db } from '../database/database.ts';
import { urlOfDocument } from './document-address.ts';
import { type Reading, shownDocuments } from './document-queries.ts';
import { countReferrers } from './referrers.ts';

interface Wanted {
  /** A kind of documents, or a type of blocks. */
  readonly docType: string;
  /** Only documents with a block of this variant, or articles with this layout. */
  readonly layoutVariant?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A row for each document of some kinds that is shown. */
function allShown(db: Db, kinds: readonly string[], reading: Reading) {
  const [first, ...others] = kinds.map((kind) =>
    db.selectFrom(shownDocuments(db, kind, reading).as('shown')).selectAll(),
  );
  if (!first) throw new RangeError('No kinds');
  return others.reduce((all, one) => all.unionAll(one), first);
}

/** Lists documents of a kind, or those with a block of a type, with the number of others that refer to each. */
export async function readShowcase(
  db: Db,
  { docType, layoutVariant, limit, offset }: Wanted,
  reading: Reading,
): Promise<CallResponse<typeof getShowcase>> {
  const isKind = (documentKinds as readonly string[]).includes(docType);
  const block = {
    ...(isKind ? {} : { type: docType }),
    ...(layoutVariant === undefined ? {} : { variant: layoutVariant }),
  };
  const hasBlock = sql<boolean>`body @> cast(${JSON.stringify({ blocks: [block] })} as jsonb)`;
  const hasLayout = sql<boolean>`body @> cast(${JSON.stringify({ blocks: [{ layout: layoutVariant }] })} as jsonb)`;
  const rows = await db
    .with('shown', () => allShown(db, isKind ? [docType] : documentKinds, reading))
    .selectFrom('shown')
    .select(['kind', 'slug', 'changed_at'])
    .select(sql<string | null>`head ->> 'name'`.as('name'))
    .select(sql<number>`cast(count(*) over () as integer)`.as('total'))
    .where('body', 'is not', null)
    .$if(!isKind, (found) => found.where(hasBlock))
    .$if(isKind && layoutVariant !== undefined, (found) => found.where((row) => row.or([hasBlock, hasLayout])))
    .orderBy('changed_at', 'desc')
    .orderBy('kind')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
  const referrers = await countReferrers(db, rows, reading);
  return {
    documents: rows.map(({ kind, slug, name, changed_at }) => {
      const url = urlOfDocument({ kind, slug });
      return {
        id: `${kind}/${slug}`,
        name: name ?? slug,
        ...(url === undefined ? {} : { url }),
        referrersCount: referrers.get(`${kind}/${slug}`) ?? 0,
        modificationDate: changed_at.toISOString(),
      };
    }),
    numFound: rows[0]?.total ?? 0,
  };
}
