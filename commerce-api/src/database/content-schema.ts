import type { ColumnType, Generated } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { DefaultTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

/** Written by the database. */
type Computed<T> = ColumnType<T, never, never>;

/** A document as it was imported. */
export interface DocumentTable {
  kind: string;
  slug: string;
  language: Language;
  body: unknown;
  updated_at: DefaultTimestamp;
  words: Computed<string | null>;
  /** The documents that the body links to or includes, as `kind/slug`. */
  refers_to: Computed<string[] | null>;
}

/** A published version of a document. It wins over an imported document while it is live. */
export interface DocumentVersionTable {
  version_id: string;
  kind: string;
  slug: string;
  language: Language;
  /** The site that it is for; empty for every site. */
  site: string;
  number: number;
  /** Null when the document is taken off. */
  body: unknown;
  author: string;
  note: string;
  published_at: DefaultTimestamp;
  live_from: Timestamp;
  live_until: NullableTimestamp;
  words: Computed<string | null>;
  refers_to: Computed<string[] | null>;
}

/** What an editor is working on; at most one for each document, language, and site. */
export interface DocumentDraftTable {
  kind: string;
  slug: string;
  language: Language;
  /** The site that it is for; empty for every site. */
  site: string;
  body: unknown;
  /** Counts the changes, so that none overwrites one it has not seen. */
  revision: number;
  author: string;
  updated_at: DefaultTimestamp;
  refers_to: Computed<string[] | null>;
}

/** Counts the changes of all published documents; one row at most. */
export interface ContentRevisionTable {
  only_row: Generated<boolean>;
  revision: string | number;
}

export interface ContentSchema {
  document: DocumentTable;
  document_version: DocumentVersionTable;
  document_draft: DocumentDraftTable;
  content_revision: ContentRevisionTable;
}
