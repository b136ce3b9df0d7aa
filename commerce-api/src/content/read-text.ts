import { sql } from 'kysely';
import type { CallResponse } from 'shared-contracts/call';
import type { getDocument } from 'shared-contracts/calls/documents';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { checkDocument } from './check-document.ts';
import { urlOfDocument } from './document-address.ts';
import { shownDocuments } from './document-queries.ts';
import { editorEmail } from './history.ts';
import { siteOf, type TextName } from './publishing.ts';
import { readReferrers } from './referrers.ts';

/** The name that some text of a document has; null when none has one, undefined when there is no such document. */
async function findName(db: Db, { kind, slug }: TextName): Promise<string | null | undefined> {
  const name = sql<string | null>`head ->> 'name'`.as('name');
  const isWanted = sql<boolean>`kind = ${kind} and slug = ${slug}`;
  const texts = db
    .selectFrom('document')
    .select(['language', name])
    .where(isWanted)
    .unionAll(db.selectFrom('document_version').select(['language', name]).where(isWanted))
    .unionAll(db.selectFrom('document_draft').select(['language', name]).where(isWanted));
  const found = await db
    .selectFrom(texts.as('text'))
    .select('name')
    .orderBy(sql`name is null`)
    .orderBy(sql`language = 'en'`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.name;
}

/**
 * Reads a text for an editor: its draft, what shoppers see, and what they will see.
 * @throws {CallError} API404 when the document has no text in any language
 */
export async function readText(
  db: Db,
  text: TextName & { readonly kind: DocumentKind },
  now: Date,
): Promise<CallResponse<typeof getDocument>> {
  const { kind, slug, language, site } = text;
  const known = await findName(db, text);
  if (known === undefined) throw new CallError('API404');
  const reading = { language, siteId: site, at: now, withDrafts: false };
  const [draft, shown, scheduled, referrers] = await Promise.all([
    db
      .selectFrom('document_draft')
      .select(['body', 'revision', editorEmail('author').as('author'), 'updated_at'])
      .where((row) => row.and({ kind, slug, language, site }))
      .executeTakeFirst(),
    shownDocuments(db, kind, reading).where('slug', '=', slug).executeTakeFirst(),
    db
      .selectFrom('document_version')
      .select(['body', 'live_from'])
      .where((row) => row.and({ kind, slug, language, site }))
      .where('live_from', '>', now)
      .where((row) => row.or([row('live_until', 'is', null), row('live_until', '>', row.ref('live_from'))]))
      .where('body', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
    readReferrers(db, [`${kind}/${slug}`], { at: now, withDrafts: true }),
  ]);
  const url = urlOfDocument(text);
  const body = draft?.body as Readonly<Record<string, unknown>> | undefined;
  return {
    kind,
    slug,
    name: known ?? slug,
    ...(url === undefined ? {} : { url }),
    ...(draft && body
      ? {
          draft: {
            body,
            revision: draft.revision,
            author: draft.author,
            changedAt: draft.updated_at.toISOString(),
            problems: await checkDocument(db, text, body, now),
          },
        }
      : {}),
    ...(shown?.body ? { shown: { body: shown.body, language: shown.language, ...siteOf(shown.site) } } : {}),
    ...(scheduled ? { scheduled: { body: scheduled.body, from: scheduled.live_from.toISOString() } } : {}),
    referrers: referrers.map((referrer) => ({
      kind: referrer.kind as DocumentKind,
      slug: referrer.slug,
      name: referrer.name,
    })),
  };
}
