import type { Texts } from '../../catalogue/words/language.ts';

/** A question of the help center with its answer. */
export interface Answer {
  /** Part of its address. */
  readonly slug: string;
  readonly question: Texts;
  /** One sentence, for lists and search engines. */
  readonly summary: Texts;
  readonly paragraphs: readonly Texts[];
}
