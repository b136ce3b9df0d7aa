import type { Language } from 'shared-contracts/locale';

/** One text in English, French and German. */
export type Texts = readonly [en: string, fr: string, de: string];

export const languages: readonly Language[] = ['en', 'fr', 'de'];

const position: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, fr: 1, de: 2 };

export function inLanguage(texts: Texts, language: Language): string {
  return texts[position[language]];
}

/** Converts texts to a record by language. */
export function byLanguage(texts: Texts): Record<Language, string> {
  return { en: texts[0], fr: texts[1], de: texts[2] };
}
