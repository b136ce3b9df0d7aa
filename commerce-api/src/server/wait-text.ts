import type { Language } from 'shared-contracts/locale';

const texts: Readonly<Record<Language, (minutes: number) => string>> = {
  en: (minutes) => `That was too often. Please try again in ${minutes} minutes.`,
  fr: (minutes) => `Trop de tentatives. Veuillez réessayer dans ${minutes} minutes.`,
  de: (minutes) => `Das war zu oft. Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
};

/** Returns how long to wait, for limits of more than a minute; undefined when a moment is enough. */
export const waitText = (language: Language, seconds: number): string | undefined =>
  seconds > 60 ? texts[language](Math.ceil(seconds / 60)) : undefined;
