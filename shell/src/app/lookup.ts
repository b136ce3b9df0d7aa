import type { Boot, LiveRelease } from './boot.ts';

/**
 * What releases are looked up by: the first path segment below the locale, or the name of a service, dialog, or slot.
 */
export const lookupKinds = ['at', 'services', 'dialogs', 'slots'] as const;
export type LookupKind = (typeof lookupKinds)[number];
export type OfferKind = Exclude<LookupKind, 'at'>;
export type Question = readonly [kind: LookupKind, name: string];

/** The releases found, with the hashes of their scripts. */
export interface Found {
  readonly releases: readonly LiveRelease[];
  readonly integrity: Boot['integrity'];
}

/** Maximum number of lookups per request, and the maximum name length. */
export const maxQuestions = 32;
export const longestName = 80;

/** URL for looking up releases of a page's set; equal lookups have equal URLs. */
export function lookupAddress(digest: string, questions: readonly Question[]): string {
  const query = questions.map(([kind, name]) => `${kind}=${encodeURIComponent(name)}`).sort();
  return `/live-releases/of/${digest}?${query.join('&')}`;
}
