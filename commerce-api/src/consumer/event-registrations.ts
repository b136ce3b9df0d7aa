import { sql } from 'kysely';
import { isGuestName } from 'shared-contracts/address-check';
import { isDay } from 'shared-contracts/calendar-day';
import type { ParsedCall } from 'shared-contracts/call';
import type { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { endOfDay, isEventOver, openEventDays } from 'shared-contracts/event-days';
import type { LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { PublishedEvent } from '../content/find-event.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { post } from '../jobs/outbox.ts';
import { readAccount } from './accounts.ts';
import { takePlaces } from './event-places.ts';

/** Minutes between two mails about one registration. */
const mailMinutes = 5;

type Form = ParsedCall<typeof registerForEvent>['body'];

/** The days of a form, separated by a comma and a space; the only day that an event has, or has left. */
function daysOf({ attendingDays }: Form, event: PublishedEvent, now: Date): string[] {
  const offered = openEventDays(event, now);
  const days = attendingDays === '' && offered.length === 1 ? offered : attendingDays.split(', ');
  const isOffered = days.length > 0 && days.every((day) => isDay(day) && offered.includes(day));
  if (!isOffered) throw new CallError('API422', { field: 'attendingDays' });
  return [...new Set(days)].sort();
}

/**
 * Checks a form against its event.
 * @returns the attending days in their order
 * @throws {CallError} EVT410 for an event that is over, API422 for terms that are not accepted, days that the event does
 *   not have or that have passed, a guest whom it does not admit, and what is no name of one
 */
export function checkForm(form: Form, event: PublishedEvent, now: Date): string[] {
  if (!form.eventTermsAccepted) throw new CallError('API422', { field: 'eventTermsAccepted' });
  if (isEventOver(event, now)) throw new CallError('EVT410');
  if (form.plusOne && !(event.enablePlusOne && isGuestName(form.plusOne)))
    throw new CallError('API422', { field: 'plusOne' });
  return daysOf(form, event, now);
}

/** Payload of the email that confirms a registration. */
export interface EventConfirmation {
  readonly registrationId: string;
  readonly locale: LocaleId;
  readonly title: string;
  /** Page of the event, relative to the locale. */
  readonly url?: string;
  /** Whether a former registration was changed. */
  readonly isChange: boolean;
}

interface Registering {
  readonly subjectId: string;
  readonly form: Form;
  readonly event: PublishedEvent;
  readonly days: readonly string[];
  readonly locale: LocaleId;
  readonly now: Date;
}

/** What is kept of an event for when it is no longer published. */
const keptOf = ({ title, location, startTime, endTime, timeZone }: PublishedEvent) =>
  json({ title, location, startTime, endTime, timeZone });

/**
 * Registers a shopper for an event once; repeating it changes the registration. Mails other days or another guest, changes
 * that follow each other within minutes only once. The address is the
 * account's, whatever the form says.
 * @throws {CallError} PRO404 when the shopper has no account, EVT409 when there are too few places
 */
export async function register(
  transaction: Db,
  { subjectId, form, event, days, locale, now }: Registering,
): Promise<{ readonly registrationId: string; readonly alreadyRegistered: boolean }> {
  const { email } = await readAccount(transaction, subjectId);
  const { eventId, firstName, lastName, gender, phoneNumber, plusOne } = form;
  const details = json({ email, firstName, lastName, gender, phoneNumber, plusOne });
  const attending = [...days];
  const [keptEvent, endsAt] = [keptOf(event), endOfDay(event.endDate)];
  await takePlaces(transaction, event, { subjectId, days, guest: plusOne });
  const inserted = await sql<{ id: string }>`
    insert into event_registration (registration_id, event_id, subject_id, attending_days, details, terms_accepted_at, registered_at, mail_at, event, ends_at)
    values (${crypto.randomUUID()}, ${eventId}, ${subjectId}, ${attending}, ${details}, ${now}, ${now}, ${now}, ${keptEvent}, ${endsAt})
    on conflict (event_id, subject_id) do nothing returning registration_id as id`.execute(transaction);
  const confirm = (registrationId: string, isChange: boolean, at?: Date): Promise<void> => {
    const confirmation: EventConfirmation = {
      registrationId,
      locale,
      title: event.title,
      ...(event.url ? { url: event.url } : {}),
      isChange,
    };
    return post(transaction, 'event-registration', confirmation, at);
  };
  const [created] = inserted.rows;
  if (created) {
    await confirm(created.id, false);
    return { registrationId: created.id, alreadyRegistered: false };
  }
  const isSame = sql<boolean>`attending_days = ${attending} and details ->> 'plusOne' is not distinct from ${plusOne ?? null}`;
  const { rows } = await sql<{ id: string; same: boolean; mail_at: Date | null }>`
    with former as (select registration_id, mail_at, ${isSame} as same from event_registration where event_id = ${eventId} and subject_id = ${subjectId} for update)
    update event_registration as kept set attending_days = ${attending}, details = ${details}, event = ${keptEvent}, ends_at = ${endsAt} from former
    where kept.registration_id = former.registration_id returning kept.registration_id as id, former.same, former.mail_at`.execute(
    transaction,
  );
  const [kept] = rows;
  if (!kept) throw new Error('The registration was neither inserted nor found');
  // A mail that waits will tell the latest.
  if (!kept.same && !(kept.mail_at && kept.mail_at > now)) {
    const next = new Date((kept.mail_at?.getTime() ?? 0) + mailMinutes * 60_000);
    const mail_at = next > now ? next : now;
    await confirm(kept.id, true, next > now ? next : undefined);
    await transaction
      .updateTable('event_registration')
      .set({ mail_at })
      .where('registration_id', '=', kept.id)
      .execute();
  }
  return { registrationId: kept.id, alreadyRegistered: true };
}
