import { locales } from 'shared-contracts/locale';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addressForm,
  birthDate,
  blankOr,
  consent,
  emailField,
  limitedText,
  newPassword,
  requiredText,
} from './form-schemas.ts';

/** The first error, or undefined. */
const errorOf = (schema: v.GenericSchema, typed: unknown) =>
  v.safeParse(schema, typed, { abortPipeEarly: true }).issues?.[0].message;

const texts = {
  birthDateMissing: 'Please tell your date of birth.',
  tooYoung: (age: number) => `From ${age} on.`,
};

test.each([
  ['en-us', '11/21/2013', undefined],
  ['en-us', '11/22/2013', 'From 13 on.'],
  ['en-us', '11/22/2026', 'Must be 11/21/2026 or earlier'],
  ['en-us', '11/21/2026', 'From 13 on.'],
  ['en-us', '12/31/1899', 'Must be 01/01/1900 or later'],
  ['en-us', '01/01/1900', undefined],
  ['fr-ca', '12/31/1899', 'Le 01/01/1900 au plus tôt'],
  ['de-de', '21.11.2010', undefined],
  ['de-de', '22.11.2026', 'Spätestens 21.11.2026'],
  ['de-de', '11/22/1990', 'ein gültiges Datum'],
  ['en-gb', '31/02/1990', 'Date should match the format and be a valid date'],
  ['en-gb', ' ', 'Please tell'],
] as const)('in %s, checks the date of birth "%s": %s [ACC-04] [CHK-03]', (id, typed, expected) => {
  const error = errorOf(birthDate(locales[id], texts, new Date('2026-11-21T10:00:00Z')), typed);
  if (expected === undefined) expect(error).toBeUndefined();
  else expect(error).toContain(expected);
});

test.each([
  ['mara@example.org', undefined],
  [' mara@example.org ', undefined],
  ['  ', 'missing'],
  ['mara@', 'wrong'],
])('checks the email %j: %s [ACC-03]', (typed, expected) => {
  expect(errorOf(emailField({ required: 'missing', emailShape: 'wrong' }), typed)).toBe(expected);
});

describe('text fields [ACC-04]', () => {
  test('trims required text and refuses blank text', () => {
    expect(v.parse(requiredText('missing'), ' Mara ')).toBe('Mara');
    expect(errorOf(requiredText('missing'), '  ')).toBe('missing');
  });

  test('trims a text, and tells its limit in the language of the shop [ACC-18]', () => {
    const [english, german] = [locales['en-us'], locales['de-de']];
    expect(v.parse(limitedText({ maxLength: 3 }, english), '  abc ')).toBe('abc');
    expect(errorOf(limitedText({ maxLength: 3 }, english), 'abcd')).toBe('Value must contain at most 3 characters');
    expect(errorOf(limitedText({ maxLength: 3 }, german), ' ')).toBe('Dieses Feld muss ausgefüllt werden');
    expect(v.parse(limitedText({ maxLength: 3, optional: true }, german), ' ')).toBe('');
  });

  test('keeps the spaces of a password', () => {
    expect(v.parse(newPassword('weak'), ' Cairn-2026 ')).toBe(' Cairn-2026 ');
    expect(errorOf(newPassword('weak'), 'cairn')).toBe('weak');
  });

  test('accepts blank text in place of a value', () => {
    expect(errorOf(blankOr(newPassword('weak')), ' ')).toBeUndefined();
    expect(errorOf(blankOr(newPassword('weak')), 'cairn')).toBe('weak');
  });

  test('asks for a consent', () => {
    expect(errorOf(consent('missing'), false)).toBe('missing');
    expect(errorOf(consent('missing'), true)).toBeUndefined();
  });
});

test('checks each field of an address by its rule, in the language of the shop [CHK-03]', () => {
  const rule = { label: '', required: true, autocomplete: '', width: 12 } as const;
  const form = addressForm(
    [
      { ...rule, name: 'firstName' },
      { ...rule, name: 'postalCode', pattern: '\\d{5}', patternMessage: 'Five digits' },
    ],
    locales['de-de'],
  );
  const { issues = [] } = v.safeParse(form, { postalCode: '123' });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['firstName', 'Dieses Feld muss ausgefüllt werden'],
    ['postalCode', 'Five digits'],
  ]);
});
