import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { PublishedEvent } from '../content/find-event.ts';
import type { Db } from '../database/database.ts';

/** The people of a registration: the shopper, and the guest. */
const people = sql<number>`(1 + cast(coalesce(details ->> 'plusOne', '') <> '' as integer))`;

/** How many people come on each day of an event that somebody comes on; `except` names a shopper who is not counted. */
export async function peopleByDay(db: Db, eventId: string, except?: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select day, cast(sum(${people}) as integer) as count from event_registration, unnest(attending_days) as day
    where event_id = ${eventId} and (${except === undefined} or subject_id <> ${except ?? null}) group by day`.execute(
    db,
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}

interface Party {
  readonly subjectId: string;
  readonly days: readonly string[];
  /** Name of a guest, who takes a place as well. */
  readonly guest: string | undefined;
}

/**
 * Refuses a registration for which an event has too few places. The transaction then holds the event, so that others
 * who register for it wait and count what this one takes. The shopper's own places are free, and those that were had
 * before are kept, even when editors have since taken away some.
 * @throws {CallError} EVT409 with the days
 */
export async function takePlaces(
  transaction: Db,
  { eventId, places }: Pick<PublishedEvent, 'eventId' | 'places'>,
  { subjectId, days, guest }: Party,
): Promise<void> {
  if (places === undefined) return;
  await sql`
    insert into event_lock (event_id) values (${eventId})
    on conflict (event_id) do update set event_id = excluded.event_id`.execute(transaction);
  const taken = await peopleByDay(transaction, eventId, subjectId);
  const { rows } = await sql<{ days: readonly string[]; count: number }>`
    select attending_days as days, ${people} as count from event_registration
    where event_id = ${eventId} and subject_id = ${subjectId}`.execute(transaction);
  const [own] = rows;
  const party = guest ? 2 : 1;
  const had = (day: string): number => (own?.days.includes(day) ? own.count : 0);
  const left = (day: string): number => Math.max(places - (taken.get(day) ?? 0), had(day));
  const short = days.filter((day) => left(day) < party);
  if (short.length === 0) return;
  throw new CallError('EVT409', {
    // Without the guest it would do.
    field: short.every((day) => left(day) > 0) ? 'plusOne' : 'attendingDays',
    additionalInfo: { days: short.join(', ') },
  });
}
