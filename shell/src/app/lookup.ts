import type { Boot, LiveRelease } from './boot.ts';

/** What a page looks releases up by: the first segment of a path below the locale, or the name of what one offers. */
export const lookupKinds = ['at', 'services', 'dialogs', 'slots'] as const;
export type LookupKind = (typeof lookupKinds)[number];
export type OfferKind = Exclude<LookupKind, 'at'>;
export type Question = readonly [kind: LookupKind, name: string];

/** Releases that somebody looked up, with the hashes of their scripts. */
export interface Found {
  readonly releases: readonly LiveRelease[];
  readonly integrity: Boot['integrity'];
}

/** Questions that one request may ask, and the longest name in one. */
export const mostQuestions = 32;
export const longestName = 80;

/** Where the releases are looked up that a page is made with; the same questions give the same address. */
export function lookupAddress(digest: string, questions: readonly Question[]): string {
  const query = questions.map(([kind, name]) => `${kind}=${encodeURIComponent(name)}`).sort();
  return `/live-releases/of/${digest}?${query.join('&')}`;
}
