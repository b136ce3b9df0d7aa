import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { errorText } from 'shared-contracts/errors/texts';
import type { Language } from 'shared-contracts/locale';

interface Texts {
  readonly tooOften: (minutes: number) => string;
  readonly locked: (minutes: number) => string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    tooOften: (minutes) => `That was too often. Please try again in ${minutes} minutes.`,
    locked: (minutes) => `It opens by itself within ${minutes} minutes.`,
  },
  fr: {
    tooOften: (minutes) => `Trop de tentatives. Veuillez réessayer dans ${minutes} minutes.`,
    locked: (minutes) => `Il se déverrouille de lui-même dans les ${minutes} minutes.`,
  },
  de: {
    tooOften: (minutes) => `Das war zu oft. Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
    locked: (minutes) => `Nach spätestens ${minutes} Minuten ist es von selbst wieder frei.`,
  },
};

/** Returns a refusal that says how long to wait, for limits and locks of more than a minute; undefined for any other. */
export function waitText(errorId: ErrorId, language: Language, seconds = 0): string | undefined {
  if (seconds <= 60) return undefined;
  const minutes = Math.ceil(seconds / 60);
  if (errorId === 'API429') return texts[language].tooOften(minutes);
  const isLock = errorId === 'AUT423' || errorId === 'AUT441';
  return isLock ? `${errorText(errorId, language)} ${texts[language].locked(minutes)}` : undefined;
}
