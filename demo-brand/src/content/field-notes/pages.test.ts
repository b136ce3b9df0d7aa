import type { RichText } from 'shared-contracts/blocks/rich-text-document';
import { articleDetails } from 'shared-contracts/calls/articles';
import { slug as slugSchema } from 'shared-contracts/calls/content-request';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { languages } from '../../catalogue/words/language.ts';
import { parseSceneName } from '../../pictures/scene-name.ts';
import { writerFor } from '../building.ts';
import { categoryContents } from '../categories.ts';
import { demoDocuments } from '../documents.ts';
import { fieldNotes } from './all.ts';
import { noteTags } from './field-note.ts';
import { countWords, notePages } from './pages.ts';

const documents = demoDocuments(new Date());
const everyPage = languages.flatMap((language) =>
  notePages(writerFor(language, new Date())).map((one) => ({ ...one, language })),
);

function textOf(page: (typeof everyPage)[number]['page']): RichText {
  const block = page.blocks.find(({ type }) => type === 'article');
  if (block?.type !== 'article') throw new Error(`${page.id} has no text`);
  return block.richText;
}
const targetsOf = (parts: RichText) =>
  parts
    .flatMap((part) => {
      if (part.type === 'list') return part.items.flat();
      return part.type === 'table' ? [part.head, ...part.rows].flat(2) : part.content;
    })
    .flatMap(({ target }) => (target ? [target] : []));

test('counts words without signs and addresses', () => {
  expect(countWords('« Un zip » : [deux vies](/pages/repairs), 3 dents ; voilà !')).toBe(7);
});

test('has at least twelve articles, each on a day of its own', () => {
  expect(fieldNotes.length).toBeGreaterThanOrEqual(12);
  expect(new Set(fieldNotes.map(({ slug }) => slug)).size).toBe(fieldNotes.length);
  expect(new Set(fieldNotes.map(({ publishedOn }) => publishedOn)).size).toBe(fieldNotes.length);
  expect(new Set(fieldNotes.map(({ layout }) => layout))).toEqual(new Set(['standard', 'v2']));
});

test.each(fieldNotes)('$slug says the same in three languages, at length', ({ slug, body, tags, scene, summary }) => {
  expect(slug).toEqual(v.parse(slugSchema, slug));
  for (const language of languages) expect(countWords(body[language]), language).toBeGreaterThanOrEqual(600);
  const shapes = languages.map((language) => {
    const { page } = everyPage.find((one) => one.slug === slug && one.language === language)!;
    return textOf(page).map((part) => (part.type === 'list' ? `list of ${part.items.length}` : part.type));
  });
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
  expect(shapes[0]?.filter((type) => type === 'heading').length).toBeGreaterThan(2);
  expect(tags.length).toBeGreaterThan(0);
  expect(Object.keys(noteTags)).toEqual(expect.arrayContaining([...tags]));
  expect(parseSceneName(`${scene}-40x21`)).toBeDefined();
  for (const text of summary) expect(text).toMatch(/^[^.!?]+\.$/);
});

test.each(everyPage)('$slug in $language has valid details, and links that lead somewhere', ({ page, language }) => {
  expect(v.safeParse(articleDetails, page.article).issues).toBeUndefined();
  const writer = writerFor(language, new Date());
  const known = new Set([
    ...documents
      .filter((one) => one.kind === 'article' && one.language === language)
      .map(({ slug }) => `/pages/${slug}`),
    ...categoryContents(writer).map(({ slug }) => writer.toCategory(slug).url),
  ]);
  const targets = targetsOf(textOf(page));
  expect(targets.length).toBeGreaterThan(1);
  for (const { url } of targets) expect(known, url).toContain(url);
});

test.each(fieldNotes)('$slug keeps to the typography of each language', ({ body, title, summary, sceneAlt }) => {
  const texts = languages.map((language, place) =>
    [title[place], summary[place], sceneAlt[place], body[language]].join('\n').replaceAll(/\]\([^)]*\)/g, ']'),
  );
  for (const text of texts) expect(text).not.toMatch(/['"!]/);
  const [, french = '', german = ''] = texts;
  expect(french.match(/\S[;:?»].{0,20}|«\S.{0,20}/)).toBeNull();
  expect(german.match(/„/g)?.length).toBe(german.match(/“/g)?.length);
});

test('keeps French signs on the line of their word', () => {
  const all = everyPage.filter(({ language }) => language === 'fr').map(({ page }) => JSON.stringify(textOf(page)));
  expect(all.join('').match(/.{0,20} [;:?»].{0,10}/)).toBeNull();
});
