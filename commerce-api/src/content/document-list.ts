import { sql } from 'kysely';
import type { CallResponse } from 'shared-contracts/call';
import type { DocumentTextState, getDocuments, ListedDocument } from 'shared-contracts/calls/documents';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { urlOfDocument } from './document-address.ts';
import { isOneOf, liveTexts } from './document-queries.ts';
import { siteOf } from './publishing.ts';
import { countReferrers } from './referrers.ts';

interface Wanted {
  readonly kind?: DocumentKind | undefined;
  /** Part of the name or the slug. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly changed_at: Date;
}

/** Finds documents by all of their texts, the last changed first. */
async function findDocuments(db: Db, { kind, search, limit, offset }: Wanted) {
  const texts = db
    .selectFrom('document')
    .select(['kind', 'slug', 'head', 'updated_at as at'])
    .unionAll(db.selectFrom('document_version').select(['kind', 'slug', 'head', 'published_at as at']))
    .unionAll(db.selectFrom('document_draft').select(['kind', 'slug', 'head', 'updated_at as at']));
  // Compared as it is, so that % and _ are letters like others.
  const part = search?.toLowerCase() ?? '';
  const has = sql<boolean>`bool_or(position(${part} in lower(slug)) > 0 or position(${part} in lower(coalesce(head ->> 'name', ''))) > 0)`;
  return db
    .selectFrom(texts.as('text'))
    .select(['kind', 'slug', sql<Date>`max(at)`.as('changed_at')])
    .select(sql<number>`cast(count(*) over () as integer)`.as('total'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .groupBy(['kind', 'slug'])
    .$if(part !== '', (query) => query.having(has))
    .orderBy('changed_at', 'desc')
    .orderBy('kind')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .$castTo<Found & { readonly total: number }>()
    .execute();
}

interface TextRow {
  readonly kind: string;
  readonly slug: string;
  readonly language: Language;
  readonly site: string;
  readonly name: string | null;
  readonly has_draft: boolean;
  /** Whether a text is live, or was taken off; null when neither. */
  readonly is_live: boolean | null;
  readonly next_from: Date | null;
  readonly changed_at: Date;
}

/** Reads the state of each text of some documents: by language, English first, then by site. */
async function readTexts(db: Db, found: readonly Found[], now: Date): Promise<readonly TextRow[]> {
  const ofFound = isOneOf(found);
  const name = sql<string | null>`head ->> 'name'`;
  const text = ['kind', 'slug', 'language'] as const;
  const live = db
    .selectFrom(liveTexts(db, now).where(ofFound).as('live'))
    .select([...text, 'site', name.as('name'), 'changed_at'])
    .select([
      sql<boolean | null>`body is not null`.as('is_live'),
      sql<Date | null>`cast(null as timestamptz)`.as('next_from'),
      sql<boolean>`false`.as('has_draft'),
    ]);
  const scheduled = db
    .selectFrom('document_version')
    .select([...text, 'site', name.as('name'), 'published_at as changed_at'])
    .select([
      sql<boolean | null>`cast(null as boolean)`.as('is_live'),
      'live_from as next_from',
      sql<boolean>`false`.as('has_draft'),
    ])
    .where(ofFound)
    .where('live_from', '>', now);
  const drafts = db
    .selectFrom('document_draft')
    .select([...text, 'site', name.as('name'), 'updated_at as changed_at'])
    .select([
      sql<boolean | null>`cast(null as boolean)`.as('is_live'),
      sql<Date | null>`cast(null as timestamptz)`.as('next_from'),
      sql<boolean>`true`.as('has_draft'),
    ])
    .where(ofFound);
  return db
    .selectFrom(live.unionAll(scheduled).unionAll(drafts).as('state'))
    .select([...text, 'site'])
    .select([
      sql<string | null>`(array_agg(name order by is_live desc nulls last) filter (where name is not null))[1]`.as(
        'name',
      ),
      sql<boolean>`bool_or(has_draft)`.as('has_draft'),
      sql<boolean | null>`bool_or(is_live)`.as('is_live'),
      sql<Date | null>`min(next_from)`.as('next_from'),
      sql<Date>`max(changed_at)`.as('changed_at'),
    ])
    .groupBy([...text, 'site'])
    .orderBy((row) => row.eb('language', '=', 'en'), 'desc')
    .orderBy('language')
    .orderBy('site')
    .execute();
}

const stateOf = ({ language, site, has_draft, is_live, next_from, changed_at }: TextRow): DocumentTextState => ({
  language,
  ...siteOf(site),
  state: is_live === null ? 'none' : is_live ? 'live' : 'off',
  hasDraft: has_draft,
  ...(next_from ? { nextFrom: next_from.toISOString() } : {}),
  changedAt: changed_at.toISOString(),
});

/** Lists documents with the state of each text and the number of others that refer to them, the last changed first. */
export async function listDocuments(db: Db, wanted: Wanted, now: Date): Promise<CallResponse<typeof getDocuments>> {
  const found = await findDocuments(db, wanted);
  const [texts, referrers] = await Promise.all([
    readTexts(db, found, now),
    countReferrers(db, found, { at: now, withDrafts: true }),
  ]);
  const documents = found.map(({ kind, slug, changed_at }): ListedDocument => {
    const own = texts.filter((text) => text.kind === kind && text.slug === slug);
    const url = urlOfDocument({ kind, slug });
    return {
      kind,
      slug,
      name: own.find(({ name }) => name !== null)?.name ?? slug,
      ...(url === undefined ? {} : { url }),
      texts: own.map(stateOf),
      referrersCount: referrers.get(`${kind}/${slug}`) ?? 0,
      changedAt: changed_at.toISOString(),
    };
  });
  return { documents, numFound: found[0]?.total ?? 0 };
}
