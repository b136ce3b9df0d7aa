import { eventDetails, eventPlaceAndTime } from 'shared-contracts/blocks/event-sign-up';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { urlOfDocument } from './document-address.ts';
import { type Reading, readDocument } from './document-queries.ts';
import { type EventIndex, readEventIndex } from './event-index.ts';
import { PublishedCache } from './published-cache.ts';

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

/** Finds events by their ids; those that are not published are left out. */
export type FindEvents = (ids: readonly string[]) => Promise<ReadonlyMap<string, PublishedEvent>>;

/** Returns what finds events for a reader. All texts are looked through once, and again when something has changed. */
export function eventFinder(db: Db): (reading: EventReading) => FindEvents {
  const kept = new PublishedCache<EventIndex>(db);
  return (reading) => async (ids) => {
    const found = new Map<string, PublishedEvent>();
    if (ids.length === 0) return found;
    const { documents, places } = await kept.get('events', reading.at, () => readEventIndex(db, reading.at));
    for (const document of documents) {
      const wanted = ids.filter((id) => document.ids.has(id) && !found.has(id));
      if (wanted.length === 0) continue;
      const body = await readDocument(db, document, reading);
      for (const id of wanted) {
        const event = eventIn(body, id);
        if (event) found.set(id, { ...event, places: places.get(id), url: event.link ?? urlOfDocument(document) });
      }
    }
    return found;
  };
}
