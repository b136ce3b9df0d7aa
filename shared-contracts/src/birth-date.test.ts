import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthDateFault, birthDateFormat, readBirthDate, writeBirthDate } from './birth-date.ts';
import { locales } from './locale.ts';

const today = new Date('2026-11-21T10:00:00Z');

test.each([
  [undefined, 'US', 'PRO411'],
  ['', 'US', 'PRO411'],
  ['2013-11-21', 'US', undefined],
  ['2013-11-22', 'US', 'PRO410'],
  ['2012-11-21', 'CA', undefined],
  ['2012-11-22', 'CA', 'PRO410'],
  ['2013-11-21', 'GB', undefined],
  ['2010-11-21', 'DE', undefined],
  ['2010-11-22', 'DE', 'PRO410'],
  ['1899-12-31', 'US', 'PRO410'],
  ['1900-01-01', 'US', undefined],
  ['1990-02-30', 'US', 'PRO410'],
  ['30.01.1990', 'DE', 'PRO410'],
] as const)('born %s in %s: %s [ACC-04]', (birthDate, country, fault) => {
  expect(birthDateFault(birthDate, country, today)).toBe(fault);
});

test.each([
  ['en-us', '2/9/1990', '1990-02-09'],
  ['fr-ca', '02/09/1990', '1990-02-09'],
  ['en-gb', '9/2/1990', '1990-02-09'],
  ['de-de', '09.02.1990', '1990-02-09'],
  ['de-de', '31.02.1990', '1990-02-31'],
  ['en-us', '9 Feb 1990', '9 Feb 1990'],
  ['en-us', '02/09/90', '02/09/90'],
  ['en-us', '', ''],
] as const)('in %s, "%s" reads as "%s" [ACC-04]', (id, typed, read) => {
  expect(readBirthDate(typed, locales[id])).toBe(read);
});

test('has a birth date format for every locale', () => {
  expect(Object.values(locales).map(birthDateFormat)).toEqual([
    'MM/DD/YYYY',
    'MM/DD/YYYY',
    'MM/DD/YYYY',
    'DD/MM/YYYY',
    'DD.MM.YYYY',
  ]);
});

test('reads back a formatted date as the same day [ACC-09]', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...Object.values(locales)), (date, locale) => {
      const iso = date.toISOString().slice(0, 10);
      expect(readBirthDate(writeBirthDate(iso, locale), locale)).toBe(iso);
    }),
  );
});
