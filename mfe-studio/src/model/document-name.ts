import type { DocumentKind } from 'shared-contracts/document-kinds';
import { documentKinds } from 'shared-contracts/document-kinds';
import { type Language, languages, locales } from 'shared-contracts/locale';

type Site = (typeof locales)[keyof typeof locales]['siteId'];

/** Names one text of a document, as the address of its page does. */
export interface DocumentText {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly language: Language;
  /** The shop of one country; absent for the text of every site. */
  readonly site?: Site | undefined;
}

/** Reads the parts of an address; undefined when they name no document. */
export function documentText(
  parts: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): DocumentText | undefined {
  const kind = documentKinds.find((one) => one === parts.kind);
  const language = languages.find((one) => one === parts.language);
  const site = Object.values(locales).find(({ siteId }) => siteId === search.get('site'))?.siteId;
  const { slug } = parts;
  return kind && language && slug ? { kind, slug, language, ...(site ? { site } : {}) } : undefined;
}

/** The address of the page of a text: to edit it, or one of its other pages. */
export const pathOf = ({ kind, slug, language, site }: DocumentText, page?: 'history' | 'preview'): string =>
  `/studio/${kind}/${slug}/${language}${page ? `/${page}` : ''}${site ? `?site=${site}` : ''}`;

/** A text as calls name it. */
export const inputOf = ({ kind, slug, language, site }: DocumentText) => ({
  params: { kind, slug, language },
  query: site ? { site } : {},
});
