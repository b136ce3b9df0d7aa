import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { currency, empty, isoTimestamp, localeQuery, text, uuid } from '../fields.ts';
import { staffRoles } from '../staff-role.ts';
import { staffRole } from './staff.ts';

const roles = v.pipe(v.array(staffRole), v.minLength(1), v.maxLength(staffRoles.length));

const person = v.object({
  staffId: uuid,
  email: v.string(),
  roles: v.array(staffRole),
  /** `invited` until the mailed link is followed, also after a reset. */
  status: v.picklist(['invited', 'active', 'deactivated']),
  /** Of the latest session that has not been swept (ISO 8601). */
  lastUsedAt: v.optional(isoTimestamp),
});
export type StaffPerson = v.InferOutput<typeof person>;

export const getStaff = defineCall({
  name: 'staff.people',
  summary: 'Everybody on the staff, by email',
  method: 'GET',
  path: '/staff/v1/people',
  access: { staff: ['operator'] },
  query: v.object({ ...localeQuery }),
  response: v.object({ people: v.array(person) }),
  errors: [],
  example: {
    people: [
      {
        staffId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
        email: 'ines@example.org',
        roles: ['editor'],
        status: 'active',
        lastUsedAt: '2026-11-22T18:40:00.000Z',
      },
    ],
  },
});

export const inviteStaff = defineCall({
  name: 'staff.invite',
  summary: 'Mails a link for a new account; again for somebody who has not followed it, or was deactivated',
  method: 'POST',
  path: '/staff/v1/people',
  access: { staff: ['operator'] },
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ email: text(200), roles }),
  response: v.object({ staffId: uuid }),
  errors: ['AUT453', 'STF400', 'API429'],
  example: { staffId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11' },
});

export const changeStaffRoles = defineCall({
  name: 'staff.changeRoles',
  summary: 'Replaces the roles of somebody; they count from the next call on',
  method: 'PUT',
  path: '/staff/v1/people/{staffId}/roles',
  access: { staff: ['operator'] },
  params: v.object({ staffId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ roles }),
  response: empty,
  errors: ['STF404', 'STF409'],
  example: {},
});

export const deactivateStaff = defineCall({
  name: 'staff.deactivate',
  summary: 'Deactivates an account: its sessions, links, password, and app end at once',
  method: 'POST',
  path: '/staff/v1/people/{staffId}/deactivate',
  access: { staff: ['operator'] },
  params: v.object({ staffId: uuid }),
  query: v.object({ ...localeQuery }),
  response: empty,
  errors: ['STF404', 'STF409'],
  example: {},
});

export const resetStaff = defineCall({
  name: 'staff.reset',
  summary: 'Ends the authenticator app and the sessions of somebody, and mails a link to set up another app',
  method: 'POST',
  path: '/staff/v1/people/{staffId}/reset',
  access: { staff: ['operator'] },
  params: v.object({ staffId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** Whether the password is forgotten, too. Otherwise the link asks for it. */
    password: v.boolean(),
  }),
  response: empty,
  errors: ['STF404'],
  example: {},
});

/** Facts before or after an action, e.g. `{ refunded: 4900 }`; money in minor units. */
const facts = v.record(v.string(), v.union([v.string(), v.number()]));

/** What is recorded of staff; other domains add actions of their own. */
const action = v.object({
  actionId: uuid,
  /** ISO 8601. */
  at: isoTimestamp,
  /** Email of the staff member who did it; absent for a command of the machine's operator. */
  by: v.optional(v.string()),
  /** E.g. `staff.invite`, `staff.signIn`. */
  action: v.string(),
  /** Email of the affected staff member. */
  to: v.optional(v.string()),
  /** The roles that were given. */
  roles: v.optional(v.array(v.string())),
  /** What it was done to: a document as `kind/slug`, the name of a picture, an order number, or a UPC and a location. */
  of: v.optional(v.string()),
  /** Why, as the person who did it wrote. */
  reason: v.optional(v.string()),
  /** What it changed. */
  before: v.optional(facts),
  after: v.optional(facts),
  /** Of the amounts. */
  currency: v.optional(currency),
  /** The mail about an order that was sent again. */
  mail: v.optional(v.string()),
});
export type StaffAction = v.InferOutput<typeof action>;

export const getStaffActions = defineCall({
  name: 'staff.actions',
  summary: 'The audit record of staff, the latest first',
  method: 'GET',
  path: '/staff/v1/actions',
  access: { staff: ['operator'] },
  query: v.object({
    ...localeQuery,
    /** The last action of the page before. */
    after: v.optional(uuid),
  }),
  response: v.object({
    actions: v.array(action),
    /** Whether there are older ones. */
    hasMore: v.boolean(),
  }),
  errors: [],
  example: {
    actions: [
      {
        actionId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
        at: '2026-11-22T18:40:00.000Z',
        by: 'olga@example.org',
        action: 'staff.invite',
        to: 'ines@example.org',
        roles: ['editor'],
      },
    ],
    hasMore: false,
  },
});
