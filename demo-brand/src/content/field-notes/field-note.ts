import type { Language } from 'shared-contracts/locale';
import type { Texts } from '../../catalogue/words/language.ts';

/** The tags of field notes; an article has one to three. */
export const noteTags = {
  guides: ['Guides', 'Guides', 'Ratgeber'],
  care: ['Care & repair', 'Entretien', 'Pflege'],
  routes: ['Routes', 'Itinéraires', 'Routen'],
  seasons: ['Seasons', 'Saisons', 'Jahreszeiten'],
  materials: ['Materials', 'Matières', 'Material'],
  family: ['Family', 'Famille', 'Familie'],
} as const satisfies Readonly<Record<string, Texts>>;
export type NoteTag = keyof typeof noteTags;

/** An article of the demo brand. */
export interface FieldNote {
  readonly slug: string;
  readonly title: Texts;
  /** One sentence, shown on cards and in search results. */
  readonly summary: Texts;
  readonly eyebrow: Texts;
  readonly tags: readonly NoteTag[];
  /** ISO date. */
  readonly publishedOn: string;
  /** `standard` begins with words, `v2` with a picture from edge to edge. */
  readonly layout: 'standard' | 'v2';
  /** Name of a drawn scene without its aspect. */
  readonly scene: string;
  readonly sceneAlt: Texts;
  /** Products of a category, shown below the text. */
  readonly products?: { readonly categoryId: string; readonly title: Texts };
  /** In the notation of `parseNoteText`. */
  readonly body: Readonly<Record<Language, string>>;
}
