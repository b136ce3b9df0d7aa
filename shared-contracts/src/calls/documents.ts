import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentKinds } from '../document-kinds.ts';
import { empty, isoTimestamp, localeQuery, nonEmptyText, queryInteger, text, uuid } from '../fields.ts';
import { languages } from '../locale.ts';
import { contentTime, pagedQuery, siteId } from './content-request.ts';

const megabyte = 1024 * 1024;
/** Bytes of the largest document, as JSON. */
export const largestDocument = megabyte;

/** More changes of a draft than anybody makes; a database counts no further than twice as many. */
const maxRevisions = 1_000_000_000;

const editors = { staff: ['editor'] } as const;
const kind = v.picklist(documentKinds);
const language = v.picklist(languages);
/** Of a page or article, part of its address; of a category or product, its id. */
const slug = v.pipe(nonEmptyText(60), v.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/));

/** Names one text of a document; without a site, the text that is for every site. */
const textParams = v.object({ kind, slug, language });
const textQuery = { ...localeQuery, site: v.optional(siteId) };

/** What is wrong with a document, and where. Broken blocks are left out of pages; nothing broken is published. */
const problem = v.object({
  /** From the document to what is wrong, e.g. `['blocks', 2, 'title']`. */
  path: v.array(v.union([v.string(), v.number()])),
  /**
   * `missing` and `invalid` values, an `unknown` type of block or field, `script` where text is expected, blocks that
   * are `too-deep`, and a fragment that includes `itself`.
   */
  code: v.picklist(['missing', 'invalid', 'unknown', 'script', 'too-deep', 'itself']),
});
export type DocumentProblem = v.InferOutput<typeof problem>;

const problemsAsText = v.pipe(v.string(), v.parseJson(), v.array(problem));
/** Reads what is wrong from the additional information of DOC422. */
export const problemsIn = (info: Readonly<Record<string, string | number>> | undefined): DocumentProblem[] =>
  v.parse(problemsAsText, info?.problems);

const documentName = v.object({ kind, slug: v.string(), name: v.string() });

const textState = v.object({
  language,
  /** Absent for the text of every site. */
  site: v.optional(siteId),
  /** What shoppers see now: `off` after it was taken off, `none` when nothing has been published. */
  state: v.picklist(['live', 'off', 'none']),
  hasDraft: v.boolean(),
  /** When the next scheduled version starts (ISO 8601). */
  nextFrom: v.optional(isoTimestamp),
  changedAt: isoTimestamp,
});
export type DocumentTextState = v.InferOutput<typeof textState>;

const listedDocument = v.object({
  ...documentName.entries,
  /** Where it can be seen, relative to the locale; none for parts of other pages. */
  url: v.optional(v.string()),
  texts: v.array(textState),
  referrersCount: v.number(),
  changedAt: isoTimestamp,
});
export type ListedDocument = v.InferOutput<typeof listedDocument>;

export const getDocuments = defineCall({
  name: 'documents.list',
  summary: 'Documents with the state of each text, the last changed first',
  method: 'GET',
  path: '/staff-studio/v1/documents',
  access: editors,
  query: v.object({
    ...localeQuery,
    ...pagedQuery(100, 50),
    kind: v.optional(kind),
    /** Part of the name or the slug. */
    search: v.optional(nonEmptyText(100)),
  }),
  response: v.object({ documents: v.array(listedDocument), numFound: v.number() }),
  errors: [],
  example: {
    documents: [
      {
        kind: 'article',
        slug: 'autumn-on-the-ridge',
        name: 'Autumn on the ridge',
        url: '/pages/autumn-on-the-ridge',
        texts: [{ language: 'en', state: 'live', hasDraft: false, changedAt: '2026-11-22T18:40:00.000Z' }],
        referrersCount: 2,
        changedAt: '2026-11-22T18:40:00.000Z',
      },
    ],
    numFound: 1,
  },
});

export const getDocument = defineCall({
  name: 'documents.get',
  summary: 'A text of a document: its draft, and what shoppers see in its language and site',
  method: 'GET',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}',
  access: editors,
  params: textParams,
  query: v.object(textQuery),
  response: v.object({
    ...documentName.entries,
    url: v.optional(v.string()),
    draft: v.optional(
      v.object({
        body: v.unknown(),
        /** Counts the changes of the draft. */
        revision: v.number(),
        /** Email of the editor. */
        author: v.string(),
        changedAt: isoTimestamp,
        problems: v.array(problem),
      }),
    ),
    /** Absent when shoppers see none. In another language or site than asked for, it is the text that they fall back to. */
    shown: v.optional(v.object({ body: v.unknown(), language, site: v.optional(siteId) })),
    /** The latest version of this text that is still to go live. */
    scheduled: v.optional(v.object({ body: v.unknown(), from: isoTimestamp })),
    /** Documents that link to it or include it. */
    referrers: v.array(documentName),
  }),
  errors: ['API404'],
  example: {
    kind: 'article',
    slug: 'autumn-on-the-ridge',
    name: 'Autumn on the ridge',
    url: '/pages/autumn-on-the-ridge',
    shown: { body: { name: 'Autumn on the ridge', blocks: [] }, language: 'en' },
    referrers: [],
  },
});

export const saveDocumentDraft = defineCall({
  name: 'documents.saveDraft',
  summary: 'Stores what an editor is working on, finished or not; a new document begins with it',
  method: 'PUT',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/draft',
  access: editors,
  params: textParams,
  query: v.object(textQuery),
  body: v.strictObject({
    /** At most 1 MB. */
    body: v.record(v.string(), v.unknown()),
    /** The draft that the editor has seen; 0 for none. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxRevisions)),
  }),
  response: v.object({ revision: v.number(), problems: v.array(problem) }),
  largestBody: 4 * megabyte,
  errors: ['DOC409', 'DOC413'],
  example: { revision: 1, problems: [] },
});

export const discardDocumentDraft = defineCall({
  name: 'documents.discardDraft',
  summary: 'Removes a draft; what is published stays',
  method: 'DELETE',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/draft',
  access: editors,
  params: textParams,
  query: v.object({ ...textQuery, revision: queryInteger(1, maxRevisions) }),
  response: empty,
  errors: ['DOC409'],
  example: {},
});

const version = v.object({ number: v.number() });

export const publishDocument = defineCall({
  name: 'documents.publish',
  summary: 'Publishes the draft, now or for a time to come',
  method: 'POST',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/versions',
  access: editors,
  params: textParams,
  query: v.object(textQuery),
  body: v.strictObject({
    /** The draft that the editor has seen. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxRevisions)),
    /** Now by default. */
    from: v.optional(contentTime),
    /** Without it, the version is live until another takes its place. */
    until: v.optional(contentTime),
    note: text(200),
  }),
  response: version,
  // DOC422 says what is wrong in its additional information (`problemsIn`); DOC400 names a time that is over, or an end before its start.
  errors: ['DOC400', 'DOC409', 'DOC413', 'DOC422'],
  idempotencyKey: true,
  example: { number: 4 },
});

const historyEntry = v.object({
  /** 0 is the document as it was imported. */
  number: v.number(),
  /** `live` now, `scheduled`, `withdrawn` before it began, or `past`: replaced by a later one, or over. */
  state: v.picklist(['live', 'scheduled', 'withdrawn', 'past']),
  /** Whether the version takes the document off. */
  isOff: v.boolean(),
  publishedAt: isoTimestamp,
  liveFrom: isoTimestamp,
  liveUntil: v.optional(isoTimestamp),
  /** Email of the editor; none for an import. */
  author: v.optional(v.string()),
  note: v.string(),
});
export type DocumentHistoryEntry = v.InferOutput<typeof historyEntry>;

export const getDocumentHistory = defineCall({
  name: 'documents.history',
  summary: 'The versions of a text, newest first; at most 200',
  method: 'GET',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/versions',
  access: editors,
  params: textParams,
  query: v.object(textQuery),
  response: v.object({ versions: v.array(historyEntry) }),
  errors: [],
  example: {
    versions: [
      {
        number: 0,
        state: 'live',
        isOff: false,
        publishedAt: '2026-11-22T18:40:00.000Z',
        liveFrom: '2026-11-22T18:40:00.000Z',
        note: '',
      },
    ],
  },
});

const versionParams = v.object({ ...textParams.entries, number: queryInteger(0, 1_000_000_000) });

export const getDocumentVersion = defineCall({
  name: 'documents.version',
  summary: 'A version with its text, to compare it',
  method: 'GET',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/versions/{number}',
  access: editors,
  params: versionParams,
  query: v.object(textQuery),
  /** Without a body when the version takes the document off. */
  response: v.object({ body: v.optional(v.unknown()) }),
  errors: ['API404'],
  example: { body: { name: 'Autumn on the ridge', blocks: [] } },
});

export const rollBackDocument = defineCall({
  name: 'documents.rollBack',
  summary: 'Makes an earlier version live at once, as a version of its own',
  method: 'POST',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/versions/{number}/roll-back',
  access: editors,
  params: versionParams,
  query: v.object(textQuery),
  body: v.strictObject({ note: text(200) }),
  response: version,
  errors: ['API404'],
  idempotencyKey: true,
  example: { number: 5 },
});

export const withdrawDocumentVersion = defineCall({
  name: 'documents.withdraw',
  summary: 'Withdraws a version that is scheduled and not yet live',
  method: 'DELETE',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/versions/{number}',
  access: editors,
  params: versionParams,
  query: v.object(textQuery),
  response: empty,
  errors: ['API404', 'DOC409'],
  example: {},
});

export const takeOffDocument = defineCall({
  name: 'documents.takeOff',
  summary: 'Takes a text off at once: in its language and site, shoppers see none',
  method: 'POST',
  path: '/staff-studio/v1/documents/{kind}/{slug}/{language}/take-off',
  access: editors,
  params: textParams,
  query: v.object(textQuery),
  body: v.strictObject({ note: text(200) }),
  response: version,
  errors: ['API404'],
  idempotencyKey: true,
  example: { number: 6 },
});

const documentAction = v.object({
  actionId: v.string(),
  at: isoTimestamp,
  /** Email of the editor. */
  by: v.string(),
  action: v.picklist([
    'publish',
    'roll-back',
    'take-off',
    'withdraw',
    'discard',
    'media.upload',
    'media.change',
    'media.delete',
  ]),
  /** The document, as `kind/slug`, or the picture. */
  of: v.string(),
  language: v.optional(language),
  site: v.optional(siteId),
  note: v.optional(v.string()),
});
export type DocumentAction = v.InferOutput<typeof documentAction>;

export const getDocumentActions = defineCall({
  name: 'documents.actions',
  summary: 'The audit record of editors, the latest first',
  method: 'GET',
  path: '/staff-studio/v1/actions',
  access: editors,
  query: v.object({ ...localeQuery, after: v.optional(uuid) }),
  response: v.object({ actions: v.array(documentAction), hasMore: v.boolean() }),
  errors: [],
  example: {
    actions: [
      {
        actionId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
        at: '2026-11-22T18:40:00.000Z',
        by: 'ines@example.org',
        action: 'publish',
        of: 'article/autumn-on-the-ridge',
        language: 'en',
        note: 'Corrects the distance',
      },
    ],
    hasMore: false,
  },
});
