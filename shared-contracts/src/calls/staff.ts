import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, isoTimestamp, localeQuery, nonEmptyText, qrCode, text, uuid } from '../fields.ts';
import { staffRoles } from '../staff-role.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const staffRole = v.picklist(staffRoles);

/** Somebody who is signed in as staff. */
const staffMember = v.object({
  staffId: uuid,
  email: v.string(),
  roles: v.array(staffRole),
  /** When the session ends, however much it is used (ISO 8601). */
  endsAt: isoTimestamp,
  /** Seconds without use after which it ends before. */
  idleSeconds: v.number(),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

const exampleMember: StaffMember = {
  staffId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
  email: 'ines@example.org',
  roles: ['editor'],
  endsAt: '2026-11-23T17:00:00.000Z',
  idleSeconds: 1800,
};

/**
 * Resumes the session of staff. Its token travels in headers (`sessionHeaders`), which the shell's server keeps from the
 * page.
 */
export const getStaffSession = defineCall({
  name: 'staff.session',
  summary: 'Who is signed in as staff',
  method: 'POST',
  path: '/staff/v1/session',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  response: v.object({
    /** Absent when nobody is. */
    member: v.optional(staffMember),
  }),
  errors: [],
  example: { member: exampleMember },
});

export const staffSignIn = defineCall({
  name: 'staff.signIn',
  summary: 'Opens a session of staff by email, password, and the code of the authenticator app',
  method: 'POST',
  path: '/staff/v1/signin',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    email: text(200),
    password,
    /** The code of the app, once AUT460 has asked for it. */
    secondFactor: v.optional(text(20)),
  }),
  response: staffMember,
  errors: ['AUT401', 'AUT423', 'AUT426', 'AUT460', 'AUT461', 'STF410'],
  example: exampleMember,
});

export const openStaffLink = defineCall({
  name: 'staff.openLink',
  summary: 'What somebody needs who follows the link of an invitation or a reset: nothing is used up',
  method: 'POST',
  path: '/staff/v1/link',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ token: nonEmptyText(2000) }),
  response: v.object({
    email: v.string(),
    roles: v.array(staffRole),
    /** Whether to choose a password, or to enter the own one. */
    password: v.picklist(['new', 'current']),
    app: v.object({
      /** The key in base32, to type it into an authenticator app. */
      key: v.string(),
      /** The same as a QR code. */
      qr: qrCode,
    }),
  }),
  errors: ['AUT402'],
  example: {
    email: 'ines@example.org',
    roles: ['editor'],
    password: 'new',
    app: { key: 'JBSWY3DPEHPK3PXP', qr: { size: 1, path: 'M0 0h1v1h-1z' } },
  },
});

export const acceptStaffLink = defineCall({
  name: 'staff.acceptLink',
  summary: 'Sets up an account by its mailed link, a password, and a first code of the app, and signs in',
  method: 'POST',
  path: '/staff/v1/link/accept',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ token: nonEmptyText(2000), password, secondFactor: nonEmptyText(20) }),
  response: staffMember,
  errors: ['AUT402', 'AUT423', 'AUT450', 'AUT454', 'AUT455', 'AUT461', 'FE872'],
  example: exampleMember,
});

export const staffSignOut = defineCall({
  name: 'staff.signOut',
  summary: 'Ends the session of staff',
  method: 'POST',
  path: '/staff/v1/signout',
  access: { staff: staffRoles },
  query: v.object({ ...localeQuery }),
  response: empty,
  errors: [],
  example: {},
});

export const changeStaffPassword = defineCall({
  name: 'staff.changePassword',
  summary: 'Changes the own password; every other session ends',
  method: 'POST',
  path: '/staff/v1/password',
  access: { staff: staffRoles },
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ currentPassword: password, newPassword: password }),
  response: empty,
  errors: ['AUT423', 'AUT450', 'AUT451', 'AUT454', 'AUT455', 'FE872'],
  example: {},
});

const staffSession = v.object({
  sessionId: uuid,
  /** Whether it is the caller's own. */
  isCurrent: v.boolean(),
  /** Name of the browser, e.g. `Firefox`, as far as it says so. */
  browser: v.optional(v.string()),
  /** Name of the operating system, e.g. `Windows`. */
  system: v.optional(v.string()),
  /** Time of sign-in (ISO 8601). */
  createdAt: isoTimestamp,
  /** Time of the last call, to the minute (ISO 8601). */
  lastUsedAt: isoTimestamp,
});

export const getStaffSessions = defineCall({
  name: 'staff.sessions',
  summary: 'The own sessions, the caller’s first',
  method: 'GET',
  path: '/staff/v1/sessions',
  access: { staff: staffRoles },
  query: v.object({ ...localeQuery }),
  response: v.object({ sessions: v.array(staffSession) }),
  errors: [],
  example: {
    sessions: [
      {
        sessionId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
        isCurrent: true,
        browser: 'Firefox',
        system: 'Windows',
        createdAt: '2026-11-22T18:12:00.000Z',
        lastUsedAt: '2026-11-22T18:40:00.000Z',
      },
    ],
  },
});

export const endStaffSession = defineCall({
  name: 'staff.endSession',
  summary: 'Ends a session of the caller; done when it has ended already',
  method: 'POST',
  path: '/staff/v1/sessions/end',
  access: { staff: staffRoles },
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ sessionId: uuid }),
  response: empty,
  errors: [],
  example: {},
});
