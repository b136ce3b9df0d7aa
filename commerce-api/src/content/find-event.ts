import { sql } from 'kysely';
import { eventDetails, eventPlaceAndTime } from 'shared-contracts/blocks/event-sign-up';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { urlOfDocument } from './document-address.ts';
import { liveTexts, type Reading, readDocument } from './document-queries.ts';

const { eventId, title, startDate, endDate, enablePlusOne, places, link } = eventDetails.entries;
/** What registering depends on. */
const foundEvent = v.object({
  type: v.literal('event-sign-up'),
  eventId,
  title,
  startDate,
  endDate,
  enablePlusOne,
  places,
  ...eventPlaceAndTime.entries,
  link,
});

/** The language, site, and time for which events are read. */
export type EventReading = Omit<Reading, 'onRead'>;

/** An event as editors published it. */
export interface PublishedEvent extends v.InferOutput<typeof foundEvent> {
  /** Its page, relative to the locale: the one that editors name, else where it was found; undefined where that is part of other pages only. */
  readonly url: string | undefined;
}

/** The event of an id in a document, at any depth. */
function eventIn(value: unknown, id: string): v.InferOutput<typeof foundEvent> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parsed = v.safeParse(foundEvent, value);
  if (parsed.success && parsed.output.eventId === id) return parsed.output;
  for (const inner of Object.values(value)) {
    const found = eventIn(inner, id);
    if (found) return found;
  }
  return undefined;
}

/** The places of events, whatever language or page says so: the fewest, where editors gave different numbers. */
async function fewestPlaces(db: Db, ids: readonly string[], at: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; places: number }>`
    select event ->> 'eventId' as id, cast(floor(min(cast(event ->> 'places' as numeric))) as integer) as places
    from ${liveTexts(db, at)} as live, jsonb_path_query(body, '$.** ? (@.type == "event-sign-up")') as event
    where event ->> 'eventId' = any(${[...ids]}) and jsonb_typeof(event -> 'places') = 'number' group by 1`.execute(db);
  return new Map(rows.map(({ id, places: fewest }) => [id, fewest]));
}

/**
 * Finds events in what is published, in the reader's language: on a page of its own before others. Reads all live
 * texts, which only calls within limits and shared answers do.
 * @returns by id; events that are not published are left out
 */
export async function findEvents(
  db: Db,
  ids: readonly string[],
  reading: EventReading,
): Promise<ReadonlyMap<string, PublishedEvent>> {
  const found = new Map<string, PublishedEvent>();
  if (ids.length === 0) return found;
  const documents = await db
    .selectFrom(liveTexts(db, reading.at).as('live'))
    .select(['kind', 'slug'])
    .distinct()
    .where(
      sql<boolean>`exists (select from jsonb_path_query(body, '$.** ? (@.type == "event-sign-up").eventId') as named(id)
        where named.id #>> '{}' = any(${[...ids]}))`,
    )
    .orderBy('kind')
    .orderBy('slug')
    .execute();
  for (const name of documents) {
    const body = await readDocument(db, name, reading);
    for (const id of ids) {
      const event = found.has(id) ? undefined : eventIn(body, id);
      if (event) found.set(id, { ...event, url: event.link ?? urlOfDocument(name) });
    }
  }
  for (const [id, fewest] of await fewestPlaces(db, [...found.keys()], reading.at)) {
    const event = found.get(id);
    if (event) found.set(id, { ...event, places: fewest });
  }
  return found;
}

/** Finds one event; undefined when it is not published. */
export const findEvent = async (db: Db, id: string, reading: EventReading): Promise<PublishedEvent | undefined> =>
  (await findEvents(db, [id], reading)).get(id);
