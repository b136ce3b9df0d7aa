import { isList, isObject } from './json.ts';

/** Names for editors, which nobody translates. */
const ownNames = ['name', 'promotionTracking', 'tracking'];

/** How many texts of at least two words are the same as those of another language at the same place. */
export function untranslatedIn(value: unknown, source: unknown): number {
  if (typeof value === 'string') return value === source && /\p{L}\s+\P{L}*\p{L}/u.test(value) ? 1 : 0;
  if (isList(value) && isList(source))
    return value.reduce<number>((sum, entry, index) => sum + untranslatedIn(entry, source[index]), 0);
  if (!isObject(value) || !isObject(source)) return 0;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => (ownNames.includes(name) ? sum : sum + untranslatedIn(inner, source[name])),
    0,
  );
}
