import { plural } from './messages.ts';

/** A number of points in words, by language. */
export const pointsText = {
  en: (n: number) => plural('en', n, { one: `${n} point`, other: `${n.toLocaleString('en')} points` }),
  fr: (n: number) => plural('fr', n, { one: `${n} point`, other: `${n.toLocaleString('fr-CA')} points` }),
  de: (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n.toLocaleString('de')} Punkte` }),
};
