import type { Language, Locale } from 'shared-contracts/locale';
import type { PickupPromise } from 'shared-contracts/pickup-promise';
import { formatClock, formatDay } from './dates.ts';

interface Texts {
  readonly today: string;
  readonly tomorrow: string;
  readonly later: (day: string) => string;
  readonly openUntil: (time: string) => string;
}

const byLanguage: Readonly<Record<Language, Texts>> = {
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    later: (day) => `on ${day}`,
    openUntil: (time) => `open until ${time}`,
  },
  fr: {
    today: 'aujourd’hui',
    tomorrow: 'demain',
    later: (day) => `le ${day}`,
    openUntil: (time) => `ouvert jusqu’à ${time}`,
  },
  de: {
    today: 'heute',
    tomorrow: 'morgen',
    later: (day) => `am ${day}`,
    openUntil: (time) => `geöffnet bis ${time}`,
  },
};

/** The day of a pickup within a sentence: "today", "tomorrow", "on Mon, Nov 30". */
export function pickupDay({ day, date }: PickupPromise, locale: Pick<Locale, 'language' | 'tag'>): string {
  const texts = byLanguage[locale.language];
  return day === 'later' ? texts.later(formatDay(date, locale)) : texts[day];
}

/** Until when a store is open: "open until 7 PM". */
export const openUntil = (until: string, locale: Pick<Locale, 'language' | 'tag'>): string =>
  byLanguage[locale.language].openUntil(formatClock(until, locale));

/** Day and closing time: "today, open until 7 PM". */
export const pickupDayAndTime = (promise: PickupPromise, locale: Pick<Locale, 'language' | 'tag'>): string =>
  `${pickupDay(promise, locale)}, ${openUntil(promise.until, locale)}`;
