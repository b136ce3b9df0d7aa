import { isGuestName } from 'shared-contracts/address-check';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import type { CallInput } from 'shared-contracts/call';
import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import type { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { openEventDays } from 'shared-contracts/event-days';

/** The form (docs/spec/content.md section 3.2). */
export interface EventForm {
  readonly attendingDays: readonly string[];
  readonly eventTermsAccepted: boolean;
  /** Name of the guest; empty for none. */
  readonly plusOne: string;
}
export type EventFault = 'days' | 'terms' | 'guest';

/** What is wrong with the form, in its order. An event with a single day, or a single one left, asks for no day. */
export function eventFaults(
  { attendingDays, eventTermsAccepted, plusOne }: EventForm,
  event: EventDetails,
  now: Date,
): EventFault[] {
  const isLong = openEventDays(event, now).length > 1;
  return [
    ...(isLong && attendingDays.length === 0 ? (['days'] as const) : []),
    ...(plusOne.trim() !== '' && !isGuestName(plusOne.trim()) ? (['guest'] as const) : []),
    ...(eventTermsAccepted ? [] : (['terms'] as const)),
  ];
}

/** The request for a form without faults. */
export function registrationOf(
  form: EventForm,
  event: EventDetails,
  { consumerDetails }: Pick<ConsumerProfile, 'consumerDetails'>,
  now: Date,
): CallInput<typeof registerForEvent>['body'] {
  const { email, firstName, lastName, gender, phone } = consumerDetails;
  const days = openEventDays(event, now);
  const guest = form.plusOne.trim();
  return {
    eventId: event.eventId,
    email,
    firstName,
    lastName,
    ...(gender ? { gender } : {}),
    ...(phone ? { phoneNumber: phone } : {}),
    attendingDays: (days.length > 1 ? days.filter((day) => form.attendingDays.includes(day)) : days).join(', '),
    eventTermsAccepted: form.eventTermsAccepted,
    ...(guest ? { plusOne: guest } : {}),
    registrationTimestamp: now.toISOString(),
  };
}
