import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Language } from 'shared-contracts/locale';
import type { Texts } from '../../catalogue/words/language.ts';
import type { Writer } from '../building.ts';

/** A page of help, of the brand, or of law. */
export interface ServicePage {
  readonly slug: string;
  readonly title: Texts;
  /** One sentence below the title, and the description for search engines. */
  readonly summary: Texts;
  /** Name of a drawn scene without its aspect. */
  readonly scene: string;
  /** A text of law: it says first that it is a demo's. */
  readonly isLegal?: boolean;
  /** In the notation of `parseNoteText`. */
  readonly body: Readonly<Record<Language, string>>;
  /** What stands below the text. */
  readonly below?: (writer: Writer) => DocumentBody<'article'>['blocks'];
}
