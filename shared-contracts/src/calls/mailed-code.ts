import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, localeQuery, nonEmptyText, text, uuid } from '../fields.ts';
import { formLocation } from '../form-location.ts';
import { codeChallenge, codeVerifier, getToken } from './auth.ts';

export const requestMailedCode = defineCall({
  name: 'auth.requestMailedCode',
  summary: 'Mails a code that signs in; the answer is the same whether there is an account or not',
  method: 'POST',
  path: '/consumers-v3/auth/signin/code',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    email: text(200),
    /** The code works only with the verifier of this challenge, on the device that asks. */
    codeChallenge,
    /** The bot check's token for this action. */
    recaptcha_response: v.optional(text(4000)),
  }),
  response: empty,
  errors: ['AUT403', 'AUT440', 'AUT453', 'API429'],
  example: {},
});

export const signInByMailedCode = defineCall({
  name: 'auth.signInByMailedCode',
  summary: 'Trades a mailed code for a token, once, within ten minutes, on the device that asked for it',
  method: 'POST',
  path: '/token/v3/login/code',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** Six digits. */
    mailedCode: nonEmptyText(20),
    codeVerifier,
    /** The code of an authenticator app, or a recovery code, once AUT460 has asked for it. */
    secondFactor: v.optional(text(20)),
    formLocation: v.optional(formLocation),
    /** The guest's data, identified by the cookie, joins the account. */
    basketId: v.optional(uuid),
    favoriteId: v.optional(uuid),
    saveForLaterId: v.optional(uuid),
  }),
  response: getToken.response,
  /** AUT462: the account's second factor is mailed as well, so that the mailbox alone would sign in. */
  errors: ['AUT423', 'AUT440', 'AUT460', 'AUT461', 'AUT462', 'AUT464', 'AUT465', 'API429'],
  example: getToken.example,
});
