import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import type { Locale, Region } from 'shared-contracts/locale';

/** The interests to choose from, by message key. */
export const interests = [
  'hiking',
  'climbing',
  'running',
  'skiing',
  'camping',
  'paddling',
  'cycling',
  'travel',
] as const;

type Preferences = ConsumerProfile['preferences'];

/** The interests of a profile: one string separated by pipes (docs/spec/accounts.md section 3). */
export const readInterests = ({ interests: kept = '' }: Preferences): readonly string[] =>
  kept.split('|').filter((name) => name !== '');

/** The interests to store: the chosen ones, and existing ones the form does not know. */
export function writeInterests(chosen: readonly string[], before: Preferences): string {
  const unknown = readInterests(before).filter((name) => !interests.some((known) => known === name));
  return [...interests.filter((name) => chosen.includes(name)), ...unknown].join('|');
}

const sizes = (from: number, to: number, step: number): string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step));

/** Shoe sizes of a region, including the stored one. */
export function shoeSizes(region: Region, kept: string | undefined): readonly string[] {
  const known = region === 'NORA' ? sizes(5, 15, 0.5) : sizes(35, 48, 0.5);
  return kept && !known.includes(kept) ? [kept, ...known] : known;
}

/** A size as it is written in a language, e.g. `35.5` in German → "35,5". */
export const sizeText = (size: string, { language }: Pick<Locale, 'language'>): string =>
  language === 'en' ? size : size.replace(/^(\d+)\.(\d+)$/, '$1,$2');
