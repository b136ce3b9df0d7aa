import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, localeQuery, nonEmptyText, qrCode } from '../fields.ts';

/** Where the codes come from: an authenticator app (TOTP, RFC 6238), or mail. */
export const secondFactorMethod = v.picklist(['app', 'mail']);
export type SecondFactorMethod = v.InferOutput<typeof secondFactorMethod>;

export const getSecondFactor = defineCall({
  name: 'auth.secondFactor',
  summary: 'Whether signing in to the account asks for a code after the password',
  method: 'GET',
  path: '/consumers-v3/consumer/secondfactor',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  response: v.object({
    /** Absent while it is off. */
    method: v.optional(secondFactorMethod),
    /** Whether it cannot be off: who works for the shop gets a code by mail without an app. */
    isNeeded: v.optional(v.boolean(), false),
    /** Recovery codes that were not used yet. */
    recoveryCodesLeft: v.number(),
  }),
  errors: [],
  example: { method: 'app', isNeeded: false, recoveryCodesLeft: 9 },
});

export const beginSecondFactor = defineCall({
  name: 'auth.beginSecondFactor',
  summary: 'Prepares a second factor, which is on once it is confirmed: returns the key for an app, or mails a code',
  method: 'POST',
  path: '/consumers-v3/consumer/secondfactor/begin',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ method: secondFactorMethod }),
  response: v.object({
    /** For an app. */
    app: v.optional(
      v.object({
        /** The key in base32, to type it. */
        key: v.string(),
        /** The same as a QR code. */
        qr: qrCode,
      }),
    ),
  }),
  errors: ['AUT463', 'AUT473', 'PRO404', 'API429'],
  example: { app: { key: 'JBSWY3DPEHPK3PXP', qr: { size: 1, path: 'M0 0h1v1h-1z' } } },
});

export const confirmSecondFactor = defineCall({
  name: 'auth.confirmSecondFactor',
  summary: 'Turns the prepared second factor on by a first code, signs out other devices, and returns recovery codes',
  method: 'POST',
  path: '/consumers-v3/consumer/secondfactor/confirm',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ code: nonEmptyText(20) }),
  response: v.object({
    /** Each replaces a code once. They are never shown again. */
    recoveryCodes: v.array(v.string()),
  }),
  errors: ['AUT423', 'AUT461', 'API429'],
  example: { recoveryCodes: ['7KQ4-2X9D-M3TV'] },
});

export const endSecondFactor = defineCall({
  name: 'auth.endSecondFactor',
  summary: 'Turns the second factor off; the recovery codes end with it',
  method: 'POST',
  path: '/consumers-v3/consumer/secondfactor/end',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: empty,
  errors: ['AUT473', 'PRO404', 'API429'],
  example: {},
});
