import * as v from 'valibot';
import { isoDate } from '../fields.ts';
import { base, ground } from './parts.ts';
import { exampleRichText, richText } from './rich-text-document.ts';

/** What shoppers register for (docs/spec/content.md section 3.1). */
export const eventDetails = v.object({
  eventId: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  title: v.string(),
  startDate: isoDate,
  endDate: isoDate,
  /** Whether a guest may come along. */
  enablePlusOne: v.optional(v.boolean()),
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
  richText: exampleRichText,
  openCtaLabel: 'Save a place',
  submitCtaLabel: 'Register',
  confirmationTitle: 'See you at the bench',
};
