import { isDay } from 'shared-contracts/calendar-day';
import { defineMessages } from './messages.ts';

/** What bounds say of a value, by the problem that `numberFault` and `dayFault` name (docs/spec/commerce.md section 5). */
export const boundMessages = defineMessages(
  {
    low: (least: string) => `Must be at least ${least}`,
    high: (most: string) => `Must be at most ${most}`,
    format: 'Date should match the format and be a valid date',
    early: (day: string) => `Must be ${day} or later`,
    late: (day: string) => `Must be ${day} or earlier`,
  },
  {
    fr: {
      low: (least: string) => `${least} au minimum`,
      high: (most: string) => `${most} au maximum`,
      format: 'Veuillez saisir une date valable, au format indiqué',
      early: (day: string) => `Le ${day} au plus tôt`,
      late: (day: string) => `Le ${day} au plus tard`,
    },
    de: {
      low: (least: string) => `Mindestens ${least}`,
      high: (most: string) => `Höchstens ${most}`,
      format: 'Bitte geben Sie ein gültiges Datum in diesem Format an',
      early: (day: string) => `Frühestens ${day}`,
      late: (day: string) => `Spätestens ${day}`,
    },
  },
);

/** Whether a number is below or above its bounds; undefined within them. */
export function numberFault(
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): 'low' | 'high' | undefined {
  if (value < least) return 'low';
  return value > most ? 'high' : undefined;
}

/** Whether a text is no day, YYYY-MM-DD, or one outside its bounds; undefined within them. */
export function dayFault(
  day: string,
  { earliest, latest }: { readonly earliest: string; readonly latest: string },
): 'format' | 'early' | 'late' | undefined {
  if (!isDay(day)) return 'format';
  if (day < earliest) return 'early';
  return day > latest ? 'late' : undefined;
}
