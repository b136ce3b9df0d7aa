import { dawnOnTheRidge } from './dawn-on-the-ridge.ts';
import { type Film, filmSize, frameOf } from './film.ts';
import { rainOnAShell } from './rain-on-a-shell.ts';
import { tentInTheWind } from './tent-in-the-wind.ts';

/** The films of the shop, which `draw-films` of e2e turns into files. */
export const films: readonly Film[] = [dawnOnTheRidge, rainOnAShell, tentInTheWind];
/** The frame that a page shows in place of a film: `film-rain-on-a-shell-16x9`. Undefined for another name. */
export function posterOf(scene: string): { readonly width: number; readonly markup: () => string } | undefined {
  const film = films.find(({ name }) => scene === `film-${name}-16x9`);
  return film && { width: filmSize.width, markup: () => frameOf(film, film.poster) };
}

export { filmSeconds, frameOf } from './film.ts';
