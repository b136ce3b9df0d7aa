import * as v from 'valibot';
import { eventPlaceAndTime } from '../blocks/event-sign-up.ts';
import { defineCall } from '../call.ts';
import { empty, isoDate, isoTimestamp, localeQuery, uuid } from '../fields.ts';

const eventId = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

export const getEventPlaces = defineCall({
  name: 'events.places',
  summary: 'How many places a published event has left on each day that one can still register for',
  method: 'GET',
  path: '/consumers-v3/events/{eventId}/places',
  access: 'anyone',
  params: v.object({ eventId }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    eventId: v.string(),
    days: v.array(
      v.object({
        day: isoDate,
        /** None where any number may come. */
        placesLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
    ),
  }),
  errors: ['EVT404', 'API429'],
  example: {
    eventId: 'open-bench-2027',
    days: [
      { day: '2027-05-01', placesLeft: 0 },
      { day: '2027-05-02', placesLeft: 3 },
    ],
  },
});
export type EventPlaces = v.InferOutput<typeof getEventPlaces.response>;

/** A registration, with what is known of its event: as it is published now, else as it was. */
export const eventRegistration = v.object({
  registrationId: uuid,
  eventId: v.string(),
  /** None for an event that is gone, and was registered for before titles were kept. */
  title: v.optional(v.string()),
  ...eventPlaceAndTime.entries,
  /** The page of the event, relative to the locale, while it has one. */
  url: v.optional(v.string()),
  attendingDays: v.array(isoDate),
  /** A guest's name. */
  plusOne: v.optional(v.string()),
  registeredAt: isoTimestamp,
  /** Whether the event has ended everywhere; until then a registration can be canceled. */
  isOver: v.boolean(),
});
export type EventRegistration = v.InferOutput<typeof eventRegistration>;

export const getEventRegistrations = defineCall({
  name: 'events.registrations',
  summary:
    'The events that the signed-in shopper is registered for: those to come, then those that are over, latest first',
  method: 'GET',
  path: '/consumers-v3/consumer/event-registration',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  response: v.object({ registrations: v.array(eventRegistration) }),
  errors: [],
  example: {
    registrations: [
      {
        registrationId: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11',
        eventId: 'open-bench-2027',
        title: 'Two days at the bench',
        location: 'Westend workshop, 12 Mill Lane, Leeds',
        startTime: '10:00',
        endTime: '16:00',
        timeZone: 'Europe/London',
        url: '/pages/open-bench',
        attendingDays: ['2027-05-01', '2027-05-02'],
        plusOne: 'Noah',
        registeredAt: '2027-01-10T10:00:00.000Z',
        isOver: false,
      },
      {
        registrationId: '8c0f1f5e-0a55-4a52-9d0c-6d1c7b2f4e20',
        eventId: 'night-walk-2026',
        title: 'A walk by headlamp',
        attendingDays: ['2026-09-19'],
        registeredAt: '2026-07-02T18:30:00.000Z',
        isOver: true,
      },
    ],
  },
});

export const cancelEventRegistration = defineCall({
  name: 'events.cancelRegistration',
  summary: 'Cancels a registration of the signed-in shopper, which frees its places, and mails it',
  method: 'DELETE',
  path: '/consumers-v3/consumer/event-registration/{registrationId}',
  access: 'consumer',
  params: v.object({ registrationId: uuid }),
  query: v.object({ ...localeQuery }),
  response: empty,
  /** EVT405 for one that does not exist, was canceled, or is another's: it says nothing about which. */
  errors: ['EVT405', 'EVT410'],
  idempotencyKey: true,
  example: {},
});
