import { birthDateFault, birthDateFormat, readBirthDate } from 'shared-contracts/birth-date';
import type { Locale } from 'shared-contracts/locale';

interface Texts {
  readonly birthDateMissing: string;
  readonly birthDateWrong: (format: string) => string;
}

/** What is wrong with a date of birth as it was typed, in words; true when nothing is. */
export function checkBirthDate(typed: string, locale: Locale, texts: Texts, today = new Date()): string | true {
  const fault = birthDateFault(readBirthDate(typed, locale), locale.country, today);
  if (fault === undefined) return true;
  return fault === 'PRO411' ? texts.birthDateMissing : texts.birthDateWrong(birthDateFormat(locale));
}
