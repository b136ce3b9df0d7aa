import type { Language } from '../locale.ts';
import { type ErrorId, isErrorId } from './catalogue.ts';
import { errorTexts as german } from './texts.de.ts';
import { errorTexts as english } from './texts.en.ts';
import { errorTexts as french } from './texts.fr.ts';

const byLanguage: Readonly<Record<Language, Readonly<Record<ErrorId, string>>>> = {
  en: english,
  fr: french,
  de: german,
};

/** The text of an error in a language; the general one for an unknown id. Large: for servers and lazy loading. */
export function errorText(id: string, language: Language): string {
  return byLanguage[language][isErrorId(id) ? id : 'GEN500'];
}
