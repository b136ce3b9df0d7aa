import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { caseLimits } from '../case-limits.ts';
import { isoTimestamp, localeQuery, nonEmptyText, text, uuid } from '../fields.ts';
import { caseKind, caseNumber, casePicture, casePictureFile, caseState } from './support-cases.ts';

const support = { staff: ['support'] } as const;
const query = v.object({ ...localeQuery });
const params = v.object({ caseNumber });
/** As the member of staff has seen the case. */
const revision = v.pipe(v.number(), v.integer(), v.minValue(1));

const foundCase = v.object({
  caseNumber,
  kind: caseKind,
  /** The product, or what the message is about, in the reader's language. */
  subject: v.string(),
  state: caseState,
  name: v.string(),
  email: v.string(),
  openedAt: isoTimestamp,
  /** When it came into its state, or was last written to. */
  changedAt: isoTimestamp,
});
export type FoundCase = v.InferOutput<typeof foundCase>;

const caseDetail = v.object({
  ...foundCase.entries,
  revision,
  /** In which answers are mailed: two letters. */
  language: v.string(),
  /** Whether the sender reads the answers in an account, too. */
  hasAccount: v.boolean(),
  /** Of an account: whether it has shown that it reads what is mailed to the address. Missing when it has another address now. */
  isAddressConfirmed: v.optional(v.boolean()),
  phone: v.optional(v.string()),
  country: v.optional(v.string()),
  /** Of a message. */
  category: v.optional(v.string()),
  serialNumber: v.optional(v.string()),
  orderNumber: v.optional(v.string()),
  /** Whether the sender has an order with that number; orders of an address that is not confirmed are not the account's. */
  isKnownOrder: v.optional(v.boolean()),
  /** YYYY-MM-DD. */
  purchasedOn: v.optional(v.string()),
  purchasedAt: v.optional(v.string()),
  text: v.string(),
  pictures: v.array(casePicture),
  /** Oldest first. */
  messages: v.array(
    v.object({
      messageId: uuid,
      by: v.picklist(['shopper', 'staff']),
      /** The email of who answered. */
      author: v.optional(v.string()),
      text: v.string(),
      writtenAt: isoTimestamp,
    }),
  ),
});
export type StaffCase = v.InferOutput<typeof caseDetail>;

const found: FoundCase = {
  caseNumber: 'SC-4K7Q-2X9D',
  kind: 'WARRANTY',
  subject: 'Skarn Shell Jacket',
  state: 'open',
  name: 'Mara Lindqvist',
  email: 'mara@example.org',
  openedAt: '2026-11-29T09:12:00.000Z',
  changedAt: '2026-11-29T09:12:00.000Z',
};
const example: StaffCase = {
  ...found,
  revision: 1,
  language: 'en',
  hasAccount: true,
  isAddressConfirmed: true,
  serialNumber: 'TF-22-0417',
  orderNumber: 'TF-7K2M-9QXD',
  isKnownOrder: true,
  purchasedOn: '2026-03-14',
  text: 'The zip is torn.',
  pictures: [{ pictureId: '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d21', width: 1200, height: 1600 }],
  messages: [],
};

export const findCases = defineCall({
  name: 'staff.findCases',
  summary: 'Service cases by number or email; those that wait for the shop first, the longest of them first',
  // The words name people, so they travel in the body, which no log has.
  method: 'POST',
  path: '/staff/v1/cases/search',
  access: support,
  query,
  body: v.strictObject({
    /** All cases when empty. */
    words: v.optional(text(200), ''),
    state: v.optional(caseState),
    /** `next` of the page before. */
    after: v.optional(caseNumber),
  }),
  response: v.object({ cases: v.array(foundCase), next: v.optional(caseNumber) }),
  errors: [],
  example: { cases: [found] },
});

export const getStaffCase = defineCall({
  name: 'staff.case',
  summary: 'A service case with everything that was sent; that it was opened is recorded',
  method: 'GET',
  path: '/staff/v1/cases/{caseNumber}',
  access: support,
  params,
  query,
  response: caseDetail,
  errors: ['API404'],
  example,
});

export const answerCase = defineCall({
  name: 'staff.answerCase',
  summary: 'Answers a service case; its sender gets the answer by mail, and sees it in the account',
  method: 'POST',
  path: '/staff/v1/cases/{caseNumber}/answers',
  access: support,
  params,
  query,
  body: v.strictObject({ text: nonEmptyText(caseLimits.message), revision }),
  response: caseDetail,
  // CAS409 when somebody else has answered, closed, or written to it meanwhile; CAS410 when it is closed.
  errors: ['API404', 'API429', 'CAS409', 'CAS410'],
  idempotencyKey: true,
  example: {
    ...example,
    state: 'answered',
    revision: 2,
    messages: [
      {
        messageId: '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d22',
        by: 'staff',
        author: 'ines@example.org',
        text: 'We repair it. Please send it to us.',
        writtenAt: '2026-11-30T10:40:00.000Z',
      },
    ],
  },
});

export const turnCase = defineCall({
  name: 'staff.turnCase',
  summary: 'Closes a service case, or opens it again',
  method: 'PUT',
  path: '/staff/v1/cases/{caseNumber}/state',
  access: support,
  params,
  query,
  body: v.strictObject({ state: v.picklist(['open', 'closed']), revision }),
  response: caseDetail,
  errors: ['API404', 'CAS409'],
  idempotencyKey: true,
  isKeyOptional: true,
  example: { ...example, state: 'closed', revision: 2 },
});

export const getStaffCasePicture = defineCall({
  name: 'staff.casePicture',
  summary: 'A picture of a service case',
  method: 'GET',
  path: '/staff/v1/cases/{caseNumber}/pictures/{pictureId}',
  access: support,
  params: v.object({ caseNumber, pictureId: uuid }),
  query,
  response: casePictureFile,
  errors: ['API404'],
  example: { contentType: 'image/jpeg', data: '/9j/4AAQSkZJRg==' },
});
