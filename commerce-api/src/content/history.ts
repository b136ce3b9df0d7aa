import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { TextName } from './publishing.ts';

/** A version in the history of a text. */
export interface HistoryEntry {
  /** 0 is the document as it was imported. */
  readonly number: number;
  /** `live` now, `scheduled`, or `past`: replaced by a later one, or over. */
  readonly state: 'live' | 'scheduled' | 'past';
  /** False when the version takes the document off. */
  readonly hasBody: boolean;
  readonly publishedAt: string;
  readonly liveFrom: string;
  readonly liveUntil?: string;
  /** Id of the editor; none for an import. */
  readonly author?: string;
  readonly note: string;
}

const newest = 200;

/** Returns the versions of a text, newest first. */
export async function readHistory(db: Db, name: TextName, now: Date): Promise<readonly HistoryEntry[]> {
  const { kind, slug, language, site } = name;
  const versions = await db
    .selectFrom('document_version')
    .select(['number', 'author', 'note', 'published_at', 'live_from', 'live_until'])
    .select(sql<boolean>`body is not null`.as('has_body'))
    .where((row) => row.and({ kind, slug, language, site }))
    .orderBy('number', 'desc')
    .limit(newest)
    .execute();
  const imported =
    site === ''
      ? await db
          .selectFrom('document')
          .select('updated_at')
          .where((row) => row.and({ kind, slug, language }))
          .executeTakeFirst()
      : undefined;
  // The same order as in `shownDocuments`: one with an end wins, then the latest.
  const isLive = ({ live_from, live_until }: (typeof versions)[number]) =>
    live_from <= now && (live_until === null || live_until > now);
  const live = versions
    .filter(isLive)
    .sort(
      (one, other) =>
        Number(other.live_until !== null) - Number(one.live_until !== null) ||
        other.live_from.getTime() - one.live_from.getTime() ||
        other.number - one.number,
    )[0];
  const entries = versions.map(
    (version): HistoryEntry => ({
      number: version.number,
      state: version === live ? 'live' : version.live_from > now ? 'scheduled' : 'past',
      hasBody: version.has_body,
      publishedAt: version.published_at.toISOString(),
      liveFrom: version.live_from.toISOString(),
      ...(version.live_until ? { liveUntil: version.live_until.toISOString() } : {}),
      author: version.author,
      note: version.note,
    }),
  );
  if (!imported) return entries;
  const at = imported.updated_at.toISOString();
  const first: HistoryEntry = {
    number: 0,
    state: live ? 'past' : 'live',
    hasBody: true,
    publishedAt: at,
    liveFrom: at,
    note: '',
  };
  return [...entries, first];
}
