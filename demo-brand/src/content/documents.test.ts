import { findProblems } from 'shared-contracts/documents/find-problems';
import { isFixedPage, landingPages, pathOfFixedPage } from 'shared-contracts/fixed-pages';
import { legalPages } from 'shared-contracts/legal-pages';
import { expect, test } from 'vitest';
import { languages } from '../catalogue/words/language.ts';
import { demoDocuments } from './documents.ts';

const documents = demoDocuments(new Date());

/** Every address in a document, at any depth. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'url' && typeof inner === 'string' ? [inner] : addressesIn(inner),
  );
}

test.each(languages)('in %s every legal page is a document [ACC-23]', (language) => {
  const slugs = documents.filter((one) => one.kind === 'article' && one.language === language).map(({ slug }) => slug);
  for (const path of Object.values(legalPages)) expect(slugs).toContain(path.replace('/pages/', ''));
});

test.each(languages)('in %s links between pages lead somewhere', (language) => {
  const ofLanguage = documents.filter((one) => one.language === language);
  const known = new Set([
    ...ofLanguage.filter(({ kind }) => kind === 'article').map(({ slug }) => `/pages/${slug}`),
    ...ofLanguage.filter(({ kind }) => kind === 'help').map(({ slug }) => `/help/${slug}`),
    ...landingPages.map((page) => pathOfFixedPage(page)),
    '/help',
  ]);
  const linked = ofLanguage.flatMap(({ body }) => addressesIn(body)).filter((url) => /^\/(pages|help)(\/|$)/.test(url));
  expect(linked.length).toBeGreaterThan(20);
  for (const url of linked) expect(known, url).toContain(url);
});

test.each(languages)(
  'in %s the pages of the shop are fixed pages, and those of blocks only have some [CNT-01]',
  (language) => {
    const pages = documents.filter((one) => one.kind === 'page' && one.language === language && one.slug !== 'home');
    for (const { slug } of pages) expect(isFixedPage(slug), slug).toBe(true);
    expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...landingPages]));
  },
);

test('every document could be published as it is', () => {
  const problems = documents.flatMap(({ kind, slug, language, body }) =>
    findProblems(kind, body).map((problem) => ({ document: `${kind}/${slug} ${language}`, ...problem })),
  );
  expect(problems).toEqual([]);
});
