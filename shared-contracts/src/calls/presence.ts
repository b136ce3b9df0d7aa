import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emailText, empty, localeQuery, nonEmptyText, text } from '../fields.ts';
import { codeVerifier } from './auth.ts';
import { assertion } from './passkeys.ts';

/** How the owner of an account can show who they are. */
const presenceWay = v.picklist(['password', 'passkey', 'mailed-code']);
export type PresenceWay = v.InferOutput<typeof presenceWay>;

export const getPresenceWays = defineCall({
  name: 'auth.presenceWays',
  summary: 'How the owner of the account can confirm to be at the page',
  method: 'GET',
  path: '/consumers-v3/consumer/presence',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  response: v.object({
    ways: v.array(presenceWay),
    /** Where a code is mailed to. */
    email: emailText,
  }),
  errors: ['PRO404'],
  example: { ways: ['password', 'passkey', 'mailed-code'], email: 'mara@example.org' },
});

export const confirmPresence = defineCall({
  name: 'auth.confirmPresence',
  summary: 'Confirms for some minutes that the owner of the account is at the page, before changes that AUT473 refuses',
  method: 'POST',
  path: '/consumers-v3/consumer/presence',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.variant('by', [
    v.strictObject({
      by: v.literal('password'),
      currentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    }),
    v.strictObject({ by: v.literal('passkey'), passkey: assertion }),
    v.strictObject({
      by: v.literal('mailed-code'),
      mailedCode: nonEmptyText(20),
      codeVerifier,
      /** The code of an authenticator app, or a recovery code, once AUT460 has asked for it. */
      secondFactor: v.optional(text(20)),
    }),
  ]),
  response: empty,
  errors: ['AUT423', 'AUT450', 'AUT460', 'AUT461', 'AUT462', 'AUT464', 'AUT470', 'PRO404', 'API429'],
  example: {},
});
