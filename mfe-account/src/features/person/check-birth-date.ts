import { birthDateFault, birthDateFormat, readBirthDate } from 'shared-contracts/birth-date';
import type { Locale } from 'shared-contracts/locale';
import { personMessages } from '../../messages/person-messages.ts';

/** What is wrong with a date of birth as it was typed, in words; true when nothing is. */
export function checkBirthDate(typed: string, locale: Locale, today = new Date()): string | true {
  const fault = birthDateFault(readBirthDate(typed, locale), locale.country, today);
  if (fault === undefined) return true;
  const texts = personMessages(locale);
  return fault === 'PRO411' ? texts.birthDateMissing : texts.birthDateWrong(birthDateFormat(locale));
}
