interface DocumentName {
  readonly kind: string;
  readonly slug: string;
}

/** The key of every answer that is made of documents: purged when documents are imported. */
export const keyOfAll = 'documents';

/** The key of answers that a document is in. */
export const keyOfDocument = ({ kind, slug }: DocumentName): string => `${kind}/${slug}`;

/** The key of lists of documents of a kind. */
export const keyOfList = (kind: string): string => `${kind}/*`;

/** The keys to purge when a document changes. */
export const keysOfChange = (name: DocumentName): readonly string[] => [keyOfDocument(name), keyOfList(name.kind)];
