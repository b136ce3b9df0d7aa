import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Language } from 'shared-contracts/locale';
import type { Texts } from '../../catalogue/words/language.ts';
import type { Writer } from '../building.ts';
import { fieldNotes } from './all.ts';
import { type FieldNote, type NoteTag, noteTags } from './field-note.ts';
import { linkFor, withFrenchSpaces } from './note-links.ts';
import { parseNoteText } from './note-text.ts';

interface NotePage {
  readonly slug: string;
  readonly page: DocumentBody<'article'>;
}

// British order for English: day, month, year.
const dateLocales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };
const wordsPerMinute = 200;

/** Returns the number of words of a text; signs that stand alone are none. */
export const countWords = (text: string): number =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;

function notePage(writer: Writer, note: FieldNote): NotePage {
  const { language, say, scene } = writer;
  const { slug, layout, publishedOn } = note;
  const body = note.body[language];
  const title = say(...note.title);
  const summary = say(...note.summary);
  const eyebrow = say(...note.eyebrow);
  const alt = say(...note.sceneAlt);
  const isWide = layout === 'v2';
  const media = { small: scene(note.scene, '4x5', alt), large: scene(note.scene, isWide ? '21x9' : '16x9', alt) };
  const tagTexts: Readonly<Record<NoteTag, Texts>> = noteTags;
  const tags = note.tags.map((id) => ({ id, label: say(...tagTexts[id]) }));
  const minutes = Math.max(1, Math.round(countWords(body) / wordsPerMinute));
  const date = new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(publishedOn),
  );
  const toRead = say(`${minutes} minutes to read`, `${minutes} minutes de lecture`, `${minutes} Minuten Lesezeit`);
  const { products } = note;
  return {
    slug,
    page: {
      id: `page-${slug}`,
      name: title,
      seo: { title: `${title} — Tarnfell`, description: summary, ogImage: `/images/v1/scene/${note.scene}-40x21` },
      article: {
        eyebrow,
        summary,
        tags,
        picture: scene(note.scene, '3x2', alt),
        publishedOn,
        minutes,
      },
      blocks: [
        {
          id: `${slug}-text`,
          name: 'Article',
          type: 'article',
          layout,
          title,
          eyebrow,
          byline: `${date} · ${toRead}`,
          tags: tags.map(({ label }) => ({ label })),
          media,
          ...(isWide ? { parallax: true } : {}),
          richText: parseNoteText(language === 'fr' ? withFrenchSpaces(body) : body, (address, text) =>
            linkFor(writer, address, text),
          ),
        },
        ...(products
          ? [
              {
                id: `${slug}-products`,
                name: 'Products',
                type: 'collection' as const,
                layout: 'carousel' as const,
                title: say(...products.title),
                target: writer.toCategory(products.categoryId, undefined, 'link'),
                products: { categoryId: products.categoryId, sort: 'rating' as const, count: 8 },
              },
            ]
          : []),
      ],
    },
  };
}

/** The articles of the brand, in the writer's language. */
export const notePages = (writer: Writer): NotePage[] => fieldNotes.map((note) => notePage(writer, note));
