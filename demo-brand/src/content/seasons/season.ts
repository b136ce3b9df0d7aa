import type { Texts } from '../../catalogue/words/language.ts';
import type { FilmName } from '../films.ts';

/** A page about a season or a way of being outside, from what to know to what to wear. */
export interface Season {
  readonly slug: string;
  readonly title: Texts;
  readonly subtitle: Texts;
  /** Name of a drawn scene without its aspect, and what it shows. */
  readonly scene: string;
  readonly sceneAlt: Texts;
  readonly introTitle: Texts;
  readonly intro: readonly Texts[];
  readonly facts: readonly { readonly icon: string; readonly title: Texts; readonly body: Texts }[];
  /** Products of a category each. */
  readonly shelves: readonly { readonly categoryId: string; readonly title: Texts; readonly subtitle: Texts }[];
  /** A second picture with a thought of its own. */
  readonly view: { readonly scene: string; readonly alt: Texts; readonly title: Texts; readonly body: Texts };
  /** A film between the shelves. */
  readonly film?: { readonly name: FilmName; readonly caption: Texts; readonly playsByItself: boolean };
  /** Slugs of field notes to read next. */
  readonly notes: readonly string[];
}
