import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type DocumentName, liveTexts } from './document-queries.ts';

/** What an imported text says beyond that is as many. */
const most = 100_000;

/** A document with events in any language, for any site. */
interface DocumentOfEvents extends DocumentName {
  readonly ids: ReadonlySet<string>;
}

/** Where published events are, and how many people may come. */
export interface EventIndex {
  /** Documents that have events, by kind and slug. */
  readonly documents: readonly DocumentOfEvents[];
  /** The places of events by id, whatever language or page says so: the fewest, where editors gave different numbers. */
  readonly places: ReadonlyMap<string, number>;
}

/** Looks through all texts that are live at a time. */
export async function readEventIndex(db: Db, at: Date): Promise<EventIndex> {
  const { rows } = await sql<DocumentName & { readonly id: string; readonly places: number | null }>`
    select kind, slug, event ->> 'eventId' as id, cast(floor(min(case when jsonb_typeof(event -> 'places') = 'number'
      then least(cast(event ->> 'places' as numeric), ${most}) end)) as integer) as places
    from ${liveTexts(db, at)} as live, jsonb_path_query(body, '$.** ? (@.type == "event-sign-up")') as event
    where event ->> 'eventId' is not null group by 1, 2, 3 order by 1, 2`.execute(db);
  const documents = new Map<string, DocumentName & { readonly ids: Set<string> }>();
  const fewest = new Map<string, number>();
  for (const { kind, slug, id, places } of rows) {
    const key = `${kind} ${slug}`;
    const document = documents.get(key) ?? { kind, slug, ids: new Set() };
    documents.set(key, document);
    document.ids.add(id);
    if (places !== null) fewest.set(id, Math.min(places, fewest.get(id) ?? places));
  }
  return { documents: [...documents.values()], places: fewest };
}
