import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, isoTimestamp, localeQuery } from '../fields.ts';

/** What is kept of an account, to take along: by the name of a part, such as `orders`, its records, oldest first. */
const dataCopy = v.object({
  copiedAt: isoTimestamp,
  parts: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
export type DataCopy = v.InferOutput<typeof dataCopy>;

export const copyData = defineCall({
  name: 'consumer.copyData',
  summary:
    'A copy of what is kept of the account, for a machine to read, after confirming who is at the page; told by mail',
  method: 'POST',
  path: '/consumers-v3/consumer/data',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: dataCopy,
  errors: ['AUT473', 'PRO404', 'API429'],
  example: {
    copiedAt: '2026-11-30T09:12:00.000Z',
    parts: { account: [{ email: 'mara@example.org', firstName: 'Mara', lastName: 'Lindqvist' }], orders: [] },
  },
});

export const deleteAccount = defineCall({
  name: 'auth.deleteAccount',
  summary:
    'Deletes the account after confirming who is at the page, and signs out every device; orders and what belongs to them stay for the time that the law asks for. Employers delete those of employees',
  method: 'DELETE',
  path: '/consumers-v3/consumer',
  access: 'consumer-not-employee',
  query: v.object({ ...localeQuery }),
  response: empty,
  errors: ['AUT473', 'PRO404', 'PRO419'],
  example: {},
});
