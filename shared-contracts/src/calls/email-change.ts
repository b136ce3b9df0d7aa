import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emailText, empty, localeQuery, nonEmptyText, text } from '../fields.ts';

export const changeEmail = defineCall({
  name: 'auth.changeEmail',
  summary: 'Mails a link to the new address, which changes the email of the account; the old address is told',
  method: 'POST',
  path: '/consumers-v3/consumer/changeemail',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ email: text(200) }),
  response: empty,
  errors: ['AUT453', 'AUT473', 'PRO400', 'PRO404', 'API429'],
  idempotencyKey: true,
  example: {},
});

export const confirmEmail = defineCall({
  name: 'auth.confirmEmail',
  summary: 'Changes the email by the mailed link, which works once; both addresses are told',
  method: 'POST',
  path: '/consumers-v3/confirmemail',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ token: nonEmptyText(2000) }),
  response: v.object({ email: emailText }),
  errors: ['AUT402', 'PRO400', 'API429'],
  example: { email: 'mara@example.org' },
});
