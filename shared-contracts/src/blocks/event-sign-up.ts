import * as v from 'valibot';
import { isoDate } from '../fields.ts';
import { base, ground } from './parts.ts';
import { exampleRichText, richText } from './rich-text-document.ts';

/** A time of day by the clocks of the event: HH:MM. */
const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Where an event is, and from when until when on each of its days. Times need the zone to be written to a calendar. */
export const eventPlaceAndTime = v.object({
  /** The place, as on an envelope: "Westend workshop, 12 Mill Lane, Leeds". */
  location: v.optional(v.string()),
  startTime: v.optional(clockTime),
  /** One before the start is on the next day. */
  endTime: v.optional(clockTime),
  /** An IANA zone, e.g. `Europe/London`. */
  timeZone: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/))),
});
export type EventPlaceAndTime = v.InferOutput<typeof eventPlaceAndTime>;

/** What shoppers register for (docs/spec/content.md section 3.1). */
export const eventDetails = v.object({
  eventId: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  title: v.string(),
  startDate: isoDate,
  endDate: isoDate,
  /** Whether a guest may come along. */
  enablePlusOne: v.optional(v.boolean()),
  /** How many people may come on each day, guests included; without it, any number. */
  places: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  ...eventPlaceAndTime.entries,
  /** The event's own page, relative to the locale, where its block also stands on others. */
  link: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/))),
  /** The terms, which must be accepted. */
  richText,
  submitCtaLabel: v.string(),
  confirmationTitle: v.string(),
  confirmationSubtitle: v.optional(v.string()),
});
export type EventDetails = v.InferOutput<typeof eventDetails>;

/** An event with a button that opens its dialog. */
export const eventSignUpBlock = v.object({
  ...base,
  type: v.literal('event-sign-up'),
  ...eventDetails.entries,
  body: v.optional(v.string()),
  /** Text of the button that opens the dialog. */
  openCtaLabel: v.string(),
  backgroundColor: v.optional(ground),
});

export const eventSignUpExample: v.InferInput<typeof eventSignUpBlock> = {
  id: 'b1',
  name: 'Open bench',
  type: 'event-sign-up',
  eventId: 'open-bench-2027',
  title: 'Two days at the bench',
  startDate: '2027-05-01',
  endDate: '2027-05-02',
  enablePlusOne: true,
  places: 12,
  location: 'Westend workshop, 12 Mill Lane, Leeds',
  startTime: '10:00',
  endTime: '16:00',
  timeZone: 'Europe/London',
  link: '/pages/open-bench',
  richText: exampleRichText,
  openCtaLabel: 'Save a place',
  submitCtaLabel: 'Register',
  confirmationTitle: 'See you at the bench',
};
