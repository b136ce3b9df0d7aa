import type { CountryCode } from './locale.ts';

/** The markets in the European Union. */
export const countriesOfUnion: readonly CountryCode[] = ['DE'];
export const isInEuropeanUnion = ({ country }: { readonly country: CountryCode }): boolean =>
  countriesOfUnion.includes(country);
