import { createHash, timingSafeEqual } from 'node:crypto';
import { CallError } from '../base/call-error.ts';
import type { CallContext } from '../server/route.ts';
import type { Reading } from './document-queries.ts';

/** The parts of a content call that decide what is read. */
export interface ContentInput {
  readonly params: { readonly mode: 'publish' | 'pre'; readonly siteId?: string };
  readonly query: { readonly preview?: 'true' | 'false' | undefined; readonly previewDateTime?: string | undefined };
}

/** Seconds for which what is published is shared: a change is live within two, with the pages' own second. */
export const sharedSeconds = 1;

/** Returns whether drafts and other times are asked for, which is for editors only. */
export const isPreview = ({ params, query }: ContentInput): boolean =>
  params.mode === 'pre' || query.preview === 'true' || query.previewDateTime !== undefined;

/** Answers are shared, except for previews. */
export const contentSharing = {
  sharedFor: (input: ContentInput): number => (isPreview(input) ? 0 : sharedSeconds),
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Decides which versions of documents a call reads. */
export class ContentReadings {
  readonly #token: Buffer | undefined;

  /** @param token what the shell's server names in the header preview-token for an editor; empty for no previews */
  constructor(token: string) {
    this.#token = token === '' ? undefined : digest(token);
  }

  /** @throws {CallError} AUT404 for a preview without the token */
  of(input: ContentInput, { locale, request }: Pick<CallContext, 'locale' | 'request'>): Reading {
    const reading = { language: locale.language, siteId: input.params.siteId ?? locale.siteId };
    if (!isPreview(input)) return { ...reading, at: new Date(), withDrafts: false };
    const token = request.headers['preview-token'];
    const isEditor = typeof token === 'string' && this.#token && timingSafeEqual(digest(token), this.#token);
    if (!isEditor) throw new CallError('AUT404');
    const { previewDateTime } = input.query;
    return { ...reading, at: previewDateTime ? new Date(previewDateTime) : new Date(), withDrafts: true };
  }

  /** What everybody sees now. */
  now({ locale }: Pick<CallContext, 'locale'>): Reading {
    return { language: locale.language, siteId: locale.siteId, at: new Date(), withDrafts: false };
  }
}
