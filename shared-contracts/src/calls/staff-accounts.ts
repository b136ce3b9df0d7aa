import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoTimestamp, localeQuery, nonEmptyText, uuid } from '../fields.ts';

const support = { staff: ['support'] } as const;
const query = v.object({ ...localeQuery });
const params = v.object({ accountId: uuid });
/** Why, for the audit record. */
const body = v.strictObject({ reason: nonEmptyText(300) });

/** What customer service sees of a shopper's account. */
const account = v.object({
  accountId: uuid,
  email: v.string(),
  name: v.string(),
  isEmployee: v.boolean(),
  createdAt: isoTimestamp,
  /** On how many devices and tills it is signed in. */
  sessions: v.number(),
  /** Since when nobody can sign in to it. */
  disabledAt: v.optional(isoTimestamp),
});
export type FoundAccount = v.InferOutput<typeof account>;

const example: FoundAccount = {
  accountId: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
  email: 'mara@example.org',
  name: 'Mara Lindqvist',
  isEmployee: false,
  createdAt: '2026-03-01T09:00:00.000Z',
  sessions: 2,
};

export const findAccount = defineCall({
  name: 'staff.findAccount',
  summary: 'The account with an email address, in full: nobody looks through accounts',
  // The address names somebody, so it travels in the body, which no log has.
  method: 'POST',
  path: '/staff/v1/accounts/search',
  access: support,
  query,
  body: v.strictObject({ email: nonEmptyText(200) }),
  response: v.object({ account: v.optional(account) }),
  errors: [],
  example: { account: example },
});

export const signOutAccount = defineCall({
  name: 'staff.signOutAccount',
  summary: 'Ends all sessions of an account, in store mode as well; its holder is told by mail',
  method: 'POST',
  path: '/staff/v1/accounts/{accountId}/sign-out',
  access: support,
  params,
  query,
  body,
  response: account,
  errors: ['PRO404', 'API429'],
  idempotencyKey: true,
  example: { ...example, sessions: 0 },
});

export const disableAccount = defineCall({
  name: 'staff.disableAccount',
  summary:
    'Ends all sessions of an account, and lets nobody sign in to it until it is enabled; its holder is told by mail',
  method: 'POST',
  path: '/staff/v1/accounts/{accountId}/disable',
  access: support,
  params,
  query,
  body,
  response: account,
  errors: ['PRO404', 'API429'],
  idempotencyKey: true,
  example: { ...example, sessions: 0, disabledAt: '2026-11-30T09:12:00.000Z' },
});

export const enableAccount = defineCall({
  name: 'staff.enableAccount',
  summary:
    'Lets the holder of a disabled account sign in again, by the mailbox alone at first: password, passkeys, providers, and apps end',
  method: 'POST',
  path: '/staff/v1/accounts/{accountId}/enable',
  access: support,
  params,
  query,
  body,
  response: account,
  errors: ['PRO404', 'API429'],
  idempotencyKey: true,
  example: { ...example, sessions: 0 },
});
