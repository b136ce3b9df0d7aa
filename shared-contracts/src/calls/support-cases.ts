import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { caseLimits, caseStates } from '../case-limits.ts';
import { isoTimestamp, localeQuery, nonEmptyText, uuid } from '../fields.ts';

/** A case's number, e.g. SC-4K7Q-2X9D. */
export const caseNumber = v.pipe(v.string(), v.regex(/^[A-Z\d-]{4,20}$/));
export const caseState = v.picklist(caseStates);
const params = v.object({ caseNumber });
const query = v.object({ ...localeQuery });

/** A picture that came with a case; pixels. */
export const casePicture = v.object({ pictureId: uuid, width: v.number(), height: v.number() });
/** The file of such a picture. */
export const casePictureFile = v.object({
  contentType: v.picklist(['image/jpeg', 'image/webp']),
  /** As base64. */
  data: v.string(),
});
export const caseKind = v.picklist(['WARRANTY', 'CONTACT']);

const summary = v.object({
  caseNumber,
  kind: caseKind,
  /** The product, or what the message is about, in the reader's language. */
  subject: v.string(),
  state: caseState,
  openedAt: isoTimestamp,
  /** When it came into its state, or was last written to. */
  changedAt: isoTimestamp,
});
export type CaseSummary = v.InferOutput<typeof summary>;

const ownCase = v.object({
  ...summary.entries,
  /** What the case was opened with. */
  text: v.string(),
  serialNumber: v.optional(v.string()),
  orderNumber: v.optional(v.string()),
  pictures: v.array(casePicture),
  /** Oldest first. */
  messages: v.array(
    v.object({ messageId: uuid, by: v.picklist(['shopper', 'staff']), text: v.string(), writtenAt: isoTimestamp }),
  ),
});
export type OwnCase = v.InferOutput<typeof ownCase>;

const example: OwnCase = {
  caseNumber: 'SC-4K7Q-2X9D',
  kind: 'WARRANTY',
  subject: 'Skarn Shell Jacket',
  state: 'answered',
  openedAt: '2026-11-29T09:12:00.000Z',
  changedAt: '2026-11-30T10:40:00.000Z',
  text: 'The zip is torn.',
  serialNumber: 'TF-22-0417',
  pictures: [{ pictureId: '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d21', width: 1200, height: 1600 }],
  messages: [
    {
      messageId: '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d22',
      by: 'staff',
      text: 'We repair it. Please send it to us.',
      writtenAt: '2026-11-30T10:40:00.000Z',
    },
  ],
};

export const getCases = defineCall({
  name: 'support.cases',
  summary: 'The service cases of the account, the last changed first',
  method: 'GET',
  path: '/consumers-v3/cases',
  access: 'consumer',
  query: v.object({
    ...localeQuery,
    /** `next` of the page before. */
    after: v.optional(caseNumber),
  }),
  response: v.object({ cases: v.array(summary), next: v.optional(caseNumber) }),
  errors: [],
  example: {
    cases: [
      {
        caseNumber: example.caseNumber,
        kind: example.kind,
        subject: example.subject,
        state: example.state,
        openedAt: example.openedAt,
        changedAt: example.changedAt,
      },
    ],
  },
});

export const getCase = defineCall({
  name: 'support.case',
  summary: 'A service case of the account with its messages',
  method: 'GET',
  path: '/consumers-v3/cases/{caseNumber}',
  access: 'consumer',
  params,
  query,
  response: ownCase,
  errors: ['API404'],
  example,
});

export const replyToCase = defineCall({
  name: 'support.reply',
  summary: 'Writes to a service case of the account, which waits for the shop then',
  method: 'POST',
  path: '/consumers-v3/cases/{caseNumber}/messages',
  access: 'consumer',
  params,
  query,
  body: v.strictObject({ text: nonEmptyText(caseLimits.message) }),
  response: ownCase,
  errors: ['API404', 'API429', 'CAS410'],
  idempotencyKey: true,
  example: { ...example, state: 'open' },
});

export const uploadCasePicture = defineCall({
  name: 'support.uploadPicture',
  summary: 'Keeps a picture for a day, for a warranty case that is opened with it',
  method: 'POST',
  path: '/consumers-v3/case-pictures',
  access: 'shopper',
  query,
  body: v.strictObject({
    /** The file as base64: JPEG, PNG, or WebP. */
    data: v.pipe(v.string(), v.minLength(1), v.maxLength(Math.ceil(caseLimits.pictureBytes / 3) * 4)),
  }),
  response: casePicture,
  // MED422 for what is no picture, is of another format, damaged, or has too many pixels.
  errors: ['MED422', 'API429'],
  example: { pictureId: '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d21', width: 1200, height: 1600 },
});

export const getCasePicture = defineCall({
  name: 'support.picture',
  summary: 'A picture of a service case of the account',
  method: 'GET',
  path: '/consumers-v3/cases/{caseNumber}/pictures/{pictureId}',
  access: 'consumer',
  params: v.object({ caseNumber, pictureId: uuid }),
  query,
  response: casePictureFile,
  errors: ['API404'],
  example: { contentType: 'image/jpeg', data: '/9j/4AAQSkZJRg==' },
});
