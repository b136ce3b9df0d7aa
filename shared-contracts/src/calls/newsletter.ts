import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, localeQuery, nonEmptyText, text } from '../fields.ts';
import { formLocation } from '../form-location.ts';

export const requestNewsletter = defineCall({
  name: 'consumer.requestNewsletter',
  summary: 'Mails a link that subscribes its reader to the newsletter; the answer tells nobody who is subscribed',
  method: 'POST',
  path: '/consumers-v3/consumer/subscription/newsletter',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  /** The privacy policy must be accepted (docs/spec/accounts.md section 5). */
  body: v.strictObject({
    email: text(200),
    policy: v.literal(true),
    formLocation: v.optional(formLocation),
  }),
  response: empty,
  errors: ['AUT453', 'API429'],
  idempotencyKey: true,
  example: {},
});

export const confirmNewsletter = defineCall({
  name: 'consumer.confirmNewsletter',
  summary:
    'Subscribes the reader of a mailed link, or with `optin` false ends that; who has ended it subscribes only by `again`',
  method: 'POST',
  path: '/consumers-v3/consumer/subscription/newsletter/confirm',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    token: nonEmptyText(2000),
    optin: v.optional(v.boolean(), true),
    /** Asked for by a person, and not by a link that was opened once more. */
    again: v.optional(v.literal(true)),
  }),
  /** Whether the reader is subscribed now. */
  response: v.object({ optin: v.boolean() }),
  errors: ['AUT402'],
  idempotencyKey: true,
  example: { optin: true },
});
