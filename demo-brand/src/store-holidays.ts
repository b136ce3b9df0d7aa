import type { CountryCode } from 'shared-contracts/locale';

const DAY_MS = 86_400_000;
/** The years for which the stores have announced their holidays. */
const years = [2026, 2027, 2028, 2029] as const;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const after = (date: string, days: number): string => iso(Date.parse(date) + days * DAY_MS);

/** Easter Sunday by the Gregorian calendar, after Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leapless = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + leapless + 15) % 30;
  const epact = moon - Math.floor((golden + 11 * moon) / 319);
  const week = (2 * (century % 4) + 2 * Math.floor(rest / 4) - (rest % 4) - epact + 32) % 7;
  const month = Math.floor((epact + week + 90) / 25);
  const day = (epact + week + month + 19) % 32;
  return iso(Date.UTC(year, month - 1, day));
}

/** The n-th weekday (0 is Sunday) of a month, counted from 1; from the end for -1. */
function nth(year: number, month: number, weekday: number, n: number): string {
  if (n < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return iso(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS);
  }
  const first = new Date(Date.UTC(year, month - 1, 1));
  return iso(first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7) * DAY_MS);
}

const closed = '';
const shortDay = '10:00–16:00';

type Days = Readonly<Record<string, string>>;

const holidays: Readonly<Record<CountryCode, (year: number) => Days>> = {
  US: (year) => {
    const thanksgiving = nth(year, 11, 4, 4);
    return {
      [nth(year, 5, 1, -1)]: shortDay,
      [`${year}-07-04`]: closed,
      [nth(year, 9, 1, 1)]: shortDay,
      [thanksgiving]: closed,
      [after(thanksgiving, 1)]: '08:00–21:00',
    };
  },
  CA: (year) => ({
    [after(easterSunday(year), -2)]: closed,
    [`${year}-07-01`]: closed,
    [nth(year, 9, 1, 1)]: closed,
    [nth(year, 10, 1, 2)]: closed,
    [`${year}-12-26`]: shortDay,
  }),
  GB: (year) => ({
    [easterSunday(year)]: closed,
    [nth(year, 5, 1, 1)]: shortDay,
    [nth(year, 8, 1, -1)]: shortDay,
    [`${year}-12-26`]: closed,
  }),
  DE: (year) => ({
    [after(easterSunday(year), -2)]: closed,
    [after(easterSunday(year), 1)]: closed,
    [`${year}-05-01`]: closed,
    [after(easterSunday(year), 39)]: closed,
    [after(easterSunday(year), 50)]: closed,
    [`${year}-10-03`]: closed,
    [`${year}-12-26`]: closed,
  }),
};

/** The days on which the stores of a country have other hours, by date; closed on days with an empty text. */
export const holidayHours = (country: CountryCode): Record<string, string> =>
  Object.assign(
    {},
    ...years.map((year) => ({
      [`${year}-01-01`]: closed,
      ...holidays[country](year),
      [`${year}-12-24`]: '10:00–14:00',
      [`${year}-12-25`]: closed,
      [`${year}-12-31`]: shortDay,
    })),
  );
