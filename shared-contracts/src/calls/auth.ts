import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { localeQuery, text, uuid } from '../fields.ts';

/**
 * The access token is kept in memory only; the refresh token travels in an HttpOnly cookie and is never in a body that
 * the page can read. Asking again with the cookie gives the same subject, so a reload stays the same guest.
 */
export const getToken = defineCall({
  name: 'auth.token',
  summary: 'A token for a guest, or for a consumer who has just signed in',
  method: 'POST',
  path: '/token/v2/auth/token',
  query: v.object({ ...localeQuery }),
  body: v.variant('type', [
    v.strictObject({ type: v.literal('Guest') }),
    v.strictObject({
      type: v.literal('Registered'),
      code: text(200),
      codeVerifier: text(128),
      basketId: v.optional(uuid),
      favoriteId: v.optional(uuid),
      saveForLaterId: v.optional(uuid),
    }),
  ]),
  response: v.object({
    accessToken: v.string(),
    /** Seconds. */
    expiresIn: v.number(),
    consumerNo: uuid,
    consumerType: v.picklist(['GUEST', 'CONSUMER', 'EMPLOYEE', 'ASSOCIATE']),
    basketId: v.optional(uuid),
  }),
  errors: ['AUT404', 'AUT409', 'AUT432', 'API400'],
  example: {
    accessToken: 'eyJ…',
    expiresIn: 900,
    consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
    consumerType: 'GUEST',
  },
});
