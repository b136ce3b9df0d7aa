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
  /** The documents that the body links to or includes, as `kind/slug`, and the pictures of the library in it. */
  refers_to: Computed<string[] | null>;
  /** The body without its blocks; null when it is no object. */
  head: Computed<unknown>;
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
  head: Computed<unknown>;
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
  head: Computed<unknown>;
}

/** Counts the changes of all published documents; one row at most. */
export interface ContentRevisionTable {
  only_row: Generated<boolean>;
  revision: string | number;
}

/** A picture of the library. */
export interface MediaTable {
  media_id: string;
  name: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
  content_hash: string;
  /** Percent of the width and height, from the top left corner. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** What the picture shows, by language. */
  alt: Readonly<Record<Language, string>>;
  author: string;
  uploaded_at: Timestamp;
  changed_at: Timestamp;
}

/** The original of a picture, apart from what lists read. */
export interface MediaFileTable {
  media_id: string;
  data: Buffer;
}

export interface ContentSchema {
  media: MediaTable;
  media_file: MediaFileTable;
  document: DocumentTable;
  document_version: DocumentVersionTable;
  document_draft: DocumentDraftTable;
  content_revision: ContentRevisionTable;
}
