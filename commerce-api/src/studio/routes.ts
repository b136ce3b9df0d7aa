import {
  discardDocumentDraft,
  getDocument,
  getDocumentActions,
  getDocumentHistory,
  getDocuments,
  getDocumentVersion,
  largestDocument,
  publishDocument,
  rollBackDocument,
  saveDocumentDraft,
  takeOffDocument,
  withdrawDocumentVersion,
} from 'shared-contracts/calls/documents';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import type { Language } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { checkDocument } from '../content/check-document.ts';
import { listDocuments } from '../content/document-list.ts';
import { readHistory } from '../content/history.ts';
import {
  bodyOf,
  discardDraft,
  publishDraft,
  rollBack,
  saveDraft,
  siteOf,
  type TextName,
  takeOff,
  withdraw,
} from '../content/publishing.ts';
import { readText } from '../content/read-text.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { type NewAction, readContentActions, recordAction } from '../staff/actions.ts';
import { editorOf, type StudioDependencies } from './editor.ts';

interface TextInput {
  readonly params: { readonly kind: DocumentKind; readonly slug: string; readonly language: Language };
  readonly query: { readonly site?: string | undefined };
}

const nameOf = ({ params: { kind, slug, language }, query }: TextInput) => ({
  kind,
  slug,
  language,
  site: query.site ?? '',
});

/** Milliseconds for which a start counts as now: the time that a request takes. */
const tolerance = 60_000;

/** @throws {CallError} DOC400 for a time that is over, or an end that is not after the start */
function timesOf(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  now: Date,
) {
  const wanted = from === undefined ? now : new Date(from);
  if (wanted.getTime() < now.getTime() - tolerance) throw new CallError('DOC400', { field: 'from' });
  const start = wanted < now ? now : wanted;
  const end = until === undefined ? undefined : new Date(until);
  if (end && end <= start) throw new CallError('DOC400', { field: 'until' });
  return { from: start, until: end };
}

/** Calls by which editors write and publish documents. */
export function studioRoutes(dependencies: StudioDependencies): Route[] {
  const { db, now, onMessage } = dependencies;
  const entry = (action: string, { kind, slug, language, site }: TextName, note?: string): NewAction => ({
    action: `document.${action}`,
    content: { of: `${kind}/${slug}`, language, ...siteOf(site), ...(note ? { note } : {}) },
  });
  /** Makes a recorded change once, which returns the number of a version. */
  async function changeText(
    action: string,
    input: TextInput & { readonly body: { readonly note: string } },
    context: CallContext,
    work: (transaction: Db, name: ReturnType<typeof nameOf>, by: { author: string; now: Date }) => Promise<number>,
  ): Promise<{ number: number }> {
    const actor = await editorOf(dependencies, context);
    const name = nameOf(input);
    const version = await changeOnce(db, `documents.${action}`, input, context, async (transaction) => {
      const number = await work(transaction, name, { author: context.subject.id, now: actor.now });
      await recordAction(transaction, actor, entry(action, name, input.body.note));
      return { number };
    });
    onMessage();
    return version;
  }

  return [
    route(getDocuments, ({ query }) => listDocuments(db, query, now())),

    route(getDocument, (input) => readText(db, nameOf(input), now())),

    route(saveDocumentDraft, async (input, { subject }) => {
      const { body, revision } = input.body;
      if (Buffer.byteLength(JSON.stringify(body)) > largestDocument) throw new CallError('DOC413', { field: 'body' });
      const name = nameOf(input);
      const saved = await saveDraft(db, name, { body, revision, author: subject.id });
      return { revision: saved, problems: await checkDocument(db, name, body, now()) };
    }),

    route(discardDocumentDraft, async (input, context) => {
      const actor = await editorOf(dependencies, context);
      const name = nameOf(input);
      await transact(db, async (transaction) => {
        await discardDraft(transaction, name, input.query.revision);
        await recordAction(transaction, actor, entry('discard', name));
      });
      return {};
    }),

    route(publishDocument, (input, context) =>
      changeText('publish', input, context, async (transaction, name, by) => {
        const { revision, note } = input.body;
        const times = timesOf(input.body, by.now);
        const check = async (draft: unknown) => {
          const problems = await checkDocument(
            transaction,
            name,
            draft as Readonly<Record<string, unknown>>,
            times.from,
          );
          if (problems.length > 0)
            throw new CallError('DOC422', { additionalInfo: { problems: JSON.stringify(problems) } });
        };
        return publishDraft(transaction, name, { ...times, revision, note, author: by.author, check });
      }),
    ),

    route(getDocumentHistory, async (input) => ({ versions: await readHistory(db, nameOf(input), now()) })),

    route(getDocumentVersion, async (input) => {
      const version = await bodyOf(db, nameOf(input), input.params.number);
      if (!version) throw new CallError('API404', { field: 'number' });
      return version.body === null ? {} : { body: version.body };
    }),

    route(rollBackDocument, (input, context) =>
      changeText('roll-back', input, context, (transaction, name, by) =>
        rollBack(transaction, name, { ...by, number: input.params.number, note: input.body.note }),
      ),
    ),

    route(withdrawDocumentVersion, async (input, context) => {
      const actor = await editorOf(dependencies, context);
      const name = nameOf(input);
      await transact(db, async (transaction) => {
        await withdraw(transaction, name, input.params.number, actor.now);
        await recordAction(transaction, actor, entry('withdraw', name));
      });
      return {};
    }),

    route(takeOffDocument, (input, context) =>
      changeText('take-off', input, context, (transaction, name, by) =>
        takeOff(transaction, name, { ...by, note: input.body.note }),
      ),
    ),

    route(getDocumentActions, ({ query }) => readContentActions(db, query.after)),
  ];
}
