import { CallError } from '../base/call-error.ts';
import { admits } from '../server/policy.ts';
import type { CallContext } from '../server/route.ts';
import type { Reading } from './document-queries.ts';
import { keyOfAll } from './surrogate-keys.ts';

/** The parts of a content call that decide what is read. */
export interface ContentInput {
  readonly params: { readonly mode: 'publish' | 'pre'; readonly siteId?: string };
  readonly query: { readonly preview?: 'true' | 'false' | undefined; readonly previewDateTime?: string | undefined };
}

/** Seconds after which an answer notices that a version begins or ends; changes are noticed at once. */
export const sharedSeconds = 1;

/** Returns whether drafts and other times are asked for, which is for editors only. */
export const isPreview = ({ params, query }: ContentInput): boolean =>
  params.mode === 'pre' || query.preview === 'true' || query.previewDateTime !== undefined;

const forEditors = { staff: ['editor'] } as const;

/** Answers are shared, except for previews. */
export const contentSharing = {
  sharedFor: (input: ContentInput): number => (isPreview(input) ? 0 : sharedSeconds),
};

/** The language, and where it is noted what the answer is made of. */
function whatIsRead({ locale, madeOf }: Pick<CallContext, 'locale' | 'madeOf'>) {
  madeOf(keyOfAll);
  return { language: locale.language, onRead: madeOf };
}

/**
 * Decides which versions of documents a call reads.
 * @throws {CallError} AUT404 for a preview by anybody but an editor, AUT498 when the session of staff has ended
 */
export async function readingOf(
  input: ContentInput,
  context: Pick<CallContext, 'locale' | 'identify' | 'madeOf'>,
): Promise<Reading> {
  const reading = { ...whatIsRead(context), siteId: input.params.siteId ?? context.locale.siteId };
  if (!isPreview(input)) return { ...reading, at: new Date(), withDrafts: false };
  const caller = await context.identify();
  if (!caller || !admits(forEditors, caller)) throw new CallError('AUT404');
  const { previewDateTime } = input.query;
  return { ...reading, at: previewDateTime ? new Date(previewDateTime) : new Date(), withDrafts: true };
}

/** What everybody sees now. */
export const currentReading = (context: Pick<CallContext, 'locale' | 'madeOf'>): Reading => ({
  ...whatIsRead(context),
  siteId: context.locale.siteId,
  at: new Date(),
  withDrafts: false,
});
