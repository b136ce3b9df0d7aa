import { sql } from 'kysely';
import type { DocumentHistoryEntry } from 'shared-contracts/calls/documents';
import type { Db } from '../database/database.ts';
import { liveTexts } from './document-queries.ts';
import type { TextName } from './publishing.ts';

const newest = 200;

/** The email of an editor by the id that documents name. */
export const editorEmail = (author: string) =>
  sql<string>`coalesce((select email from staff where cast(subject_id as text) = ${sql.ref(author)}), '')`;

/** Returns the versions of a text, newest first; 0 is the document as it was imported. */
export async function readHistory(db: Db, name: TextName, now: Date): Promise<DocumentHistoryEntry[]> {
  const { kind, slug, language, site } = name;
  const [live, versions, imported] = await Promise.all([
    liveTexts(db, now)
      .where((row) => row.and({ kind, slug, language, site }))
      .executeTakeFirst(),
    db
      .selectFrom('document_version')
      .select(['number', 'note', 'published_at', 'live_from', 'live_until', editorEmail('author').as('author')])
      .select(sql<boolean>`body is null`.as('is_off'))
      .where((row) => row.and({ kind, slug, language, site }))
      .orderBy('number', 'desc')
      .limit(newest)
      .execute(),
    site === ''
      ? db
          .selectFrom('document')
          .select('updated_at')
          .where((row) => row.and({ kind, slug, language }))
          .executeTakeFirst()
      : undefined,
  ]);
  const stateOf = (number: number, from: Date, until?: Date | null): DocumentHistoryEntry['state'] => {
    if (number === live?.number) return 'live';
    if (from > now) return 'scheduled';
    return until && until <= from ? 'withdrawn' : 'past';
  };
  const entries = versions.map(
    (version): DocumentHistoryEntry => ({
      number: version.number,
      state: stateOf(version.number, version.live_from, version.live_until),
      isOff: version.is_off,
      publishedAt: version.published_at.toISOString(),
      liveFrom: version.live_from.toISOString(),
      ...(version.live_until ? { liveUntil: version.live_until.toISOString() } : {}),
      author: version.author,
      note: version.note,
    }),
  );
  if (!imported) return entries;
  const at = imported.updated_at.toISOString();
  const state = stateOf(0, imported.updated_at);
  return [...entries, { number: 0, state, isOff: false, publishedAt: at, liveFrom: at, note: '' }];
}
