import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, localeQuery, uuid } from '../fields.ts';

/** A device on which somebody is signed in to an account. */
const session = v.object({
  sessionId: uuid,
  /** Whether it is the caller's own. */
  isCurrent: v.boolean(),
  /** Name of the browser, e.g. `Firefox`, as far as it says so. */
  browser: v.optional(v.string()),
  /** Name of the operating system, e.g. `Windows`. */
  system: v.optional(v.string()),
  device: v.optional(v.picklist(['mobile', 'tablet', 'desktop'])),
  /** The store, for an employee's session in store mode. */
  storeId: v.optional(v.string()),
  /** Time of sign-in (ISO 8601). */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Time of the last call, to the minute (ISO 8601). */
  lastUsedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type DeviceSession = v.InferOutput<typeof session>;

export const getSessions = defineCall({
  name: 'auth.sessions',
  summary: 'The devices on which the account is signed in, the own one first',
  method: 'GET',
  path: '/consumers-v3/consumer/sessions',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  response: v.object({ sessions: v.array(session) }),
  errors: [],
  example: {
    sessions: [
      {
        sessionId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
        isCurrent: true,
        browser: 'Firefox',
        system: 'Windows',
        device: 'desktop',
        createdAt: '2026-11-02T09:12:00.000Z',
        lastUsedAt: '2026-11-22T18:40:00.000Z',
      },
    ],
  },
});

export const endSession = defineCall({
  name: 'auth.endSession',
  summary: 'Signs a device out of the account; done when it is signed out already',
  method: 'POST',
  path: '/consumers-v3/consumer/sessions/end',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ sessionId: uuid }),
  response: empty,
  errors: ['AUT473'],
  example: {},
});

export const endOtherSessions = defineCall({
  name: 'auth.endOtherSessions',
  summary: 'Signs every other device out of the account',
  method: 'POST',
  path: '/consumers-v3/consumer/sessions/end-others',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: empty,
  errors: ['AUT473'],
  example: {},
});
