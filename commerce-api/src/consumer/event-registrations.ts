import { sql } from 'kysely';
import { isDay } from 'shared-contracts/birth-date';
import type { ParsedCall } from 'shared-contracts/call';
import type { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

/**
 * Parses the days of a form, separated by a comma and a space.
 * @throws {CallError} API422 for an invalid day
 */
export function daysOf(attendingDays: string): string[] {
  const days = attendingDays === '' ? [] : attendingDays.split(', ');
  if (!days.every(isDay)) throw new CallError('API422', { field: 'attendingDays' });
  return [...new Set(days)].sort();
}

type Form = ParsedCall<typeof registerForEvent>['body'] & { readonly days: readonly string[] };

/**
 * Registers a subject for an event once; repeating it updates the registration.
 * @returns its id
 */
export async function register(transaction: Db, subjectId: string, form: Form, now: Date): Promise<string> {
  const { eventId, days, email, firstName, lastName, gender, phoneNumber, plusOne } = form;
  const details = { email, firstName, lastName, gender, phoneNumber, plusOne };
  const { rows } = await sql<{ id: string }>`
    insert into event_registration as kept (registration_id, event_id, subject_id, attending_days, details, terms_accepted_at, registered_at)
    values (${crypto.randomUUID()}, ${eventId}, ${subjectId}, ${[...days]}, ${json(details)}, ${now}, ${form.registrationTimestamp})
    on conflict (event_id, subject_id) do update set attending_days = excluded.attending_days, details = excluded.details
    returning kept.registration_id as id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('The registration was neither inserted nor found');
  return row.id;
}
