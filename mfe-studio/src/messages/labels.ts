import type { Language } from 'shared-contracts/locale';

/** Names in English, French, and German, by the word of a schema. */
export type Labels = Readonly<Record<string, readonly [en: string, fr: string, de: string]>>;

/** The word of a field: in a list with names of its own, that of the list and the field. */
export function fieldWord(labels: Labels, path: readonly (string | number)[], name: string): string {
  const own = `${path.findLast((step) => typeof step === 'string')}.${name}`;
  return Object.hasOwn(labels, own) ? own : name;
}

const columns = { en: 0, fr: 1, de: 2 } as const;

/** The name of a word in a language. Words without one, from a newer contract, are taken apart: `slideWidth`, "Slide width". */
export function labelOf(labels: Labels, word: string, language: Language): string {
  const names = Object.hasOwn(labels, word) ? labels[word] : undefined;
  if (names) return names[columns[language]];
  const apart = word.replace(/([a-z])([A-Z])|[-_]/g, (_, before = '', after = '') => `${before} ${after}`).trim();
  return apart.charAt(0).toUpperCase() + apart.slice(1).toLowerCase();
}
