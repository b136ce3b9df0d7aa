import { type RawBuilder, sql } from 'kysely';
import { eventDetails } from 'shared-contracts/blocks/event-sign-up';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { urlOfDocument } from './document-address.ts';
import { liveTexts, type Reading, readDocument } from './document-queries.ts';

const { eventId, title, startDate, endDate, enablePlusOne } = eventDetails.entries;
/** What registering depends on. */
const foundEvent = v.object({
  type: v.literal('event-sign-up'),
  eventId,
  title,
  startDate,
  endDate,
  enablePlusOne,
});

/** An event as editors published it. */
export interface PublishedEvent extends v.InferOutput<typeof foundEvent> {
  /** Its page, relative to the locale; undefined where it is part of other pages only. */
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

const hasEvent = (id: string): RawBuilder<boolean> =>
  sql<boolean>`jsonb_path_exists(body, '$.** ? (@.type == "event-sign-up" && @.eventId == $id)', ${json({ id })})`;

/**
 * Finds an event in what is published, in the reader's language: on a page of its own before others. Reads all live
 * texts, which only a registration does, within its limits.
 */
export async function findEvent(db: Db, id: string, reading: Reading): Promise<PublishedEvent | undefined> {
  const documents = await db
    .selectFrom(liveTexts(db, reading.at).as('live'))
    .select(['kind', 'slug'])
    .distinct()
    .where(hasEvent(id))
    .orderBy('kind')
    .orderBy('slug')
    .execute();
  for (const name of documents) {
    const event = eventIn(await readDocument(db, name, reading), id);
    if (event) return { ...event, url: urlOfDocument(name) };
  }
  return undefined;
}
