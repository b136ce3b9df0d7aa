import type { RecordInput } from 'commerce-api/brand';
import { type FilmName, filmTitles } from '../content/films.ts';
import type { Template } from './templates/template.ts';
import { byLanguage, languages } from './words/language.ts';

type Film = NonNullable<RecordInput<'products'>['film']>;

/** The film that shows what a kind of product is for: rain for what is waterproof, wind for tents. */
function filmNameOf({ archetype, shape, features }: Template): FilmName | undefined {
  if (archetype === 'tent') return shape === 'tarp' ? undefined : 'tent-in-the-wind';
  if (archetype !== 'shell-jacket') return undefined;
  return features.includes('waterproof') || features.includes('waterproofLight') ? 'rain-on-a-shell' : undefined;
}

/** Returns the film of a kind of product, if there is one. */
export function filmOf(template: Template): { readonly film?: Film } {
  const name = filmNameOf(template);
  if (!name) return {};
  return {
    film: {
      file: `${name}.webm`,
      poster: `film-${name}-16x9`,
      width: 960,
      height: 540,
      title: byLanguage(filmTitles[name]),
      captions: [...languages],
    },
  };
}
