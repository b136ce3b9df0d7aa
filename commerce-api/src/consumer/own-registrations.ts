import type { EventRegistration } from 'shared-contracts/calls/events';
import { endOfDay } from 'shared-contracts/event-days';
import type { LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { FindEvents, PublishedEvent } from '../content/find-event.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

const columns = [
  'registration_id',
  'event_id',
  'attending_days',
  'details',
  'event',
  'ends_at',
  'registered_at',
] as const;

const ofShopper = (db: Db, subjectId: string) =>
  db.selectFrom('event_registration').select(columns).where('subject_id', '=', subjectId);
type Row = Awaited<ReturnType<ReturnType<typeof ofShopper>['executeTakeFirstOrThrow']>>;

/** When the event of a registration has ended everywhere: as it is published, else as it was. */
function endOf({ ends_at, attending_days }: Pick<Row, 'ends_at' | 'attending_days'>, event?: PublishedEvent): Date {
  if (event) return endOfDay(event.endDate);
  return ends_at ?? endOfDay(attending_days.at(-1) ?? '1970-01-01');
}

/** Place and time of an event, without those that are not known. */
function factsOf(event: Partial<PublishedEvent>) {
  const { title, location, startTime, endTime, timeZone } = event;
  return {
    ...(title ? { title } : {}),
    ...(location ? { location } : {}),
    ...(startTime ? { startTime } : {}),
    ...(endTime ? { endTime } : {}),
    ...(timeZone ? { timeZone } : {}),
  };
}

function shownOf(row: Row, event: PublishedEvent | undefined, now: Date): EventRegistration {
  const { registration_id: registrationId, event_id: eventId, attending_days, details, registered_at } = row;
  return {
    registrationId,
    eventId,
    ...factsOf(event ?? row.event ?? {}),
    ...(event?.url ? { url: event.url } : {}),
    attendingDays: attending_days,
    ...(details.plusOne ? { plusOne: details.plusOne } : {}),
    registeredAt: registered_at.toISOString(),
    isOver: endOf(row, event) <= now,
  };
}

/** What a shopper is registered for: events to come, the next one first, then those that are over, the latest first. */
export async function listRegistrations(
  db: Db,
  subjectId: string,
  findEvents: FindEvents,
  now: Date,
): Promise<EventRegistration[]> {
  const rows = await ofShopper(db, subjectId).orderBy('registered_at').orderBy('registration_id').execute();
  const ids = [...new Set(rows.map(({ event_id }) => event_id))];
  const events = await findEvents(ids);
  const shown = rows.map((row) => shownOf(row, events.get(row.event_id), now));
  const firstDay = ({ attendingDays: [day = ''] }: EventRegistration) => day;
  const byDay = (a: EventRegistration, b: EventRegistration) => firstDay(a).localeCompare(firstDay(b));
  const [past, coming] = [shown.filter(({ isOver }) => isOver), shown.filter(({ isOver }) => !isOver)];
  return [...coming.sort(byDay), ...past.sort((a, b) => byDay(b, a))];
}

interface Own {
  readonly registrationId: string;
  readonly subjectId: string;
}

/** A registration, and its event while it is published. */
interface Found {
  readonly row: Row;
  readonly event: PublishedEvent | undefined;
}

/**
 * Finds a registration of a shopper with its event.
 * @throws {CallError} EVT405 when it does not exist or is another's
 */
export async function findRegistration(
  db: Db,
  { registrationId, subjectId }: Own,
  findEvents: FindEvents,
): Promise<Found> {
  const row = await ofShopper(db, subjectId).where('registration_id', '=', registrationId).executeTakeFirst();
  if (!row) throw new CallError('EVT405');
  return { row, event: (await findEvents([row.event_id])).get(row.event_id) };
}

/** Payload of the email that confirms a cancellation; the registration is gone when it is written. */
export interface EventCancellation {
  readonly subjectId: string;
  readonly locale: LocaleId;
  readonly title: string | undefined;
  readonly days: readonly string[];
  /** Page of the event, relative to the locale. */
  readonly url?: string;
}

/**
 * Cancels a registration: it goes, and with it what it takes. Mails it.
 * @throws {CallError} EVT410 when the event is over, EVT405 when it was canceled meanwhile
 */
export async function cancelRegistration(
  transaction: Db,
  {
    registrationId,
    subjectId,
    found: { row, event },
    locale,
    now,
  }: Own & { readonly found: Found; readonly locale: LocaleId; readonly now: Date },
): Promise<void> {
  if (endOf(row, event) <= now) throw new CallError('EVT410');
  const gone = await transaction
    .deleteFrom('event_registration')
    .where('registration_id', '=', registrationId)
    .where('subject_id', '=', subjectId)
    .returning('attending_days')
    .executeTakeFirst();
  if (!gone) throw new CallError('EVT405');
  const { title } = factsOf(event ?? row.event ?? {});
  const cancellation: EventCancellation = {
    subjectId,
    locale,
    title,
    days: gone.attending_days,
    ...(event?.url ? { url: event.url } : {}),
  };
  await post(transaction, 'event-cancellation', cancellation);
}
