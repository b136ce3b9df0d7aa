import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { localeQuery, nonEmptyText } from '../fields.ts';
import { subscriptions } from './consumer.ts';

export const confirmTextMessages = defineCall({
  name: 'consumer.confirmTextMessages',
  summary: 'Confirms the phone number of a subscription by the code that was sent to it',
  method: 'POST',
  path: '/consumers-v3/consumer/subscription/confirm',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  /** Six digits; spaces and hyphens between them do not count. */
  body: v.strictObject({ code: nonEmptyText(20) }),
  response: subscriptions,
  errors: ['AUT404', 'AUT461', 'API429'],
  idempotencyKey: true,
  example: {
    subscriptions: [
      {
        channel: 'sms',
        type: 'Newsletter',
        optin: true,
        doubleOptin: true,
        recipient: '+15035550142',
        country: 'US',
        region: 'NORA',
        optinDate: '2026-11-25T10:00:00.000Z',
      },
    ],
    offersTextMessages: true,
  },
});
