import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from '../building.ts';
import { eventPages } from '../events.ts';
import { linkFor, withFrenchSpaces } from '../field-notes/note-links.ts';
import { parseNoteText } from '../field-notes/note-text.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { contactUs } from './contact-us.ts';
import { cookies } from './cookies.ts';
import { delivery } from './delivery.ts';
import { imprint } from './imprint.ts';
import { privacy } from './privacy.ts';
import { repairs } from './repairs.ts';
import { returns } from './returns.ts';
import type { ServicePage } from './service-page.ts';
import { shortTerms } from './short-terms.ts';
import { sizeGuide } from './size-guide.ts';
import { terms } from './terms.ts';
import { termsOfSale } from './terms-of-sale.ts';

const pages: readonly ServicePage[] = [
  delivery,
  returns,
  sizeGuide,
  repairs,
  contactUs,
  about,
  privacy,
  terms,
  imprint,
  termsOfSale,
  ...shortTerms,
  cookies,
  accessibility,
];

/** Said at the head of each text of law. */
const notice = ({ say }: Writer): string =>
  say(
    'This is the text of a demonstration shop, as of 1 November 2026. It shows what belongs on such a page and is no legal advice: whoever opens a shop replaces it by their own counsel’s.',
    'Ceci est le texte d’une boutique de démonstration, état au 1er novembre 2026. Il montre ce que contient une telle page et n’est pas un conseil juridique : qui ouvre une boutique le remplace par celui de son propre conseil.',
    'Dies ist der Text eines Vorführladens, Stand 1. November 2026. Er zeigt, was auf eine solche Seite gehört, und ist keine Rechtsberatung: Wer einen Laden eröffnet, ersetzt ihn durch den seiner eigenen Berater.',
  );

/** Pages of help, of the brand, and of law. */
export function servicePages(writer: Writer): { readonly slug: string; readonly page: DocumentBody<'article'> }[] {
  const { language, say, scene } = writer;
  return [...pages, ...eventPages(writer)].map(
    ({ slug, title, summary, scene: place, isLegal = false, body, below }) => {
      const text = language === 'fr' ? withFrenchSpaces(body.fr) : body[language];
      return {
        slug,
        page: {
          id: `page-${slug}`,
          name: say(...title),
          seo: {
            title: `${say(...title)} — Tarnfell`,
            description: say(...summary),
            ogImage: `/images/v1/scene/${place}-40x21`,
          },
          blocks: [
            {
              id: `${slug}-hero`,
              name: 'Hero',
              type: 'hero',
              variant: 'block-below',
              title: say(...title),
              subtitle: say(...summary),
              media: { small: scene(place, '4x5', ''), large: scene(place, '21x9', '') },
              targets: [],
              tone: 'dark',
              overlayWidth: 'md',
            },
            {
              id: `${slug}-text`,
              name: 'Text',
              type: 'rich-text',
              paragraphs: isLegal ? [notice(writer)] : [],
              richText: parseNoteText(text, (address, words) => linkFor(writer, address, words)),
            },
            ...(below?.(writer) ?? []),
          ],
        },
      };
    },
  );
}
