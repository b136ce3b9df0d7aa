import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkAddress,
  checkField,
  type FieldProblem,
  isGuestName,
  problemText,
  transformField,
} from './address-check.ts';
import type { AddressFieldName, AddressFieldRule } from './calls/utilities.ts';

const rule = (name: AddressFieldName, rest: Partial<AddressFieldRule> = {}): AddressFieldRule => ({
  name,
  label: name,
  required: true,
  autocomplete: 'off',
  width: 12,
  ...rest,
});

const zip = rule('postalCode', {
  pattern: '\\d{5}(-\\d{4})?',
  patternMessage: 'Five digits, like 97205.',
  minLength: 5,
  maxLength: 10,
  excluded: ['006*', '96799'],
});
const canadian = rule('postalCode', {
  pattern: '[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d',
  minLength: 6,
  maxLength: 7,
  endGroup: 3,
  transforms: ['trim', 'capitalize'],
});
const british = rule('postalCode', {
  pattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  minLength: 5,
  maxLength: 8,
  endGroup: 3,
  transforms: ['trim', 'capitalize'],
  excluded: ['GY*', 'BFPO*'],
});
const german = rule('postalCode', { pattern: '\\d{5}', minLength: 5, maxLength: 5, excluded: ['27498'] });
const phone = rule('phone', { pattern: '[2-9]\\d{9}' });
const firstName = rule('firstName', { minLength: 2, maxLength: 30 });
const province = rule('province', { options: [{ value: 'BC', label: 'British Columbia' }] });

type Case = readonly [AddressFieldRule, string | undefined, FieldProblem['kind'] | undefined];

describe("checks a field by the country's rule [CHK-03]", () => {
  const cases: readonly Case[] = [
    [zip, '97205', undefined],
    [zip, ' 97205 ', undefined],
    [zip, '97205-1234', undefined],
    [zip, '9720', 'pattern'],
    [zip, '97205-12345', 'pattern'],
    [zip, '9720A', 'pattern'],
    [zip, '00601', 'excluded'],
    [zip, '96799', 'excluded'],
    [zip, '96798', undefined],
    [canadian, 'V6B 1A1', undefined],
    [canadian, 'V6B1A1', undefined],
    [canadian, 'v6b 1a1', undefined],
    [canadian, 'D6B 1A1', 'pattern'],
    [british, 'M4 1HQ', undefined],
    [british, 'SW1A 1AA', undefined],
    [british, 'm4 1hq', undefined],
    [british, 'm4  1hq', undefined],
    [british, 'm41hq', undefined],
    [british, 'GY1 1AA', 'excluded'],
    [british, '12345', 'pattern'],
    [german, '80331', undefined],
    [german, '8033', 'exactLength'],
    [german, '27498', 'excluded'],
    [phone, '(503) 555 - 0142', undefined],
    [phone, '503.555.0142', undefined],
    [phone, '1035550142', 'phone'],
    [phone, '50355501', 'phone'],
    [firstName, 'Zoë-Ann O’Neil, Jr.', undefined],
    [firstName, 'Łukasz', undefined],
    [firstName, 'M', 'minLength'],
    [firstName, 'M4ra', 'name'],
    [firstName, 'Mara!', 'name'],
    [firstName, 'x'.repeat(31), 'maxLength'],
    [rule('email'), 'mara@example.org', undefined],
    [rule('email'), 'mara@example', 'email'],
    [rule('email'), 'mara example@b.org', 'email'],
    [province, 'BC', undefined],
    [province, 'ZZ', 'option'],
    [rule('city'), undefined, 'required'],
    [rule('city'), '   ', 'required'],
    [rule('addressLine2', { required: false, minLength: 3 }), '', undefined],
    [rule('addressLine2', { required: false, minLength: 3 }), 'ab', 'minLength'],
  ];
  test.each(cases.map(([given, value, kind]) => ({ field: given.name, given, value, kind })))(
    '$field "$value": $kind',
    ({ given, value, kind }) => {
      expect(checkField(given, value)?.kind).toBe(kind);
    },
  );

  test('counts letters outside the basic plane once', () => {
    expect(checkField(rule('firstName', { maxLength: 2 }), '𠮷野')).toBeUndefined();
  });
});

const anyRule = fc.constantFrom(zip, canadian, british, german, phone, firstName, province, rule('email'));
const anyValue = fc.oneof(
  fc.string(),
  fc.stringMatching(/^ {0,2}[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2} {0,2}$/),
  fc.stringMatching(/^ {0,2}\d{4,6}$/),
);

describe('rules for every field [CHK-03]', () => {
  test('check the value to be sent, as transformed by the rule', () => {
    fc.assert(
      fc.property(anyRule, anyValue, (given, value) => {
        expect(checkField(given, value)).toEqual(checkField(given, transformField(given, value)));
      }),
    );
  });

  test('transform idempotently', () => {
    fc.assert(
      fc.property(anyRule, anyValue, (given, value) => {
        const once = transformField(given, value);
        expect(transformField(given, once)).toBe(once);
      }),
    );
  });

  test('accept an empty optional field', () => {
    fc.assert(
      fc.property(anyRule, fc.stringMatching(/^\s*$/), (given, blank) => {
        expect(checkField({ ...given, required: false }, blank)).toBeUndefined();
        expect(checkField(given, blank)).toEqual({ kind: 'required' });
      }),
    );
  });

  test('report exactly the invalid fields of an address', () => {
    const rules = [firstName, rule('email'), zip, phone];
    fc.assert(
      fc.property(
        fc.record({ firstName: anyValue, email: anyValue, postalCode: anyValue, phone: anyValue }),
        (typed) => {
          const problems = checkAddress(rules, typed);
          for (const given of rules) {
            expect(problems[given.name]).toEqual(checkField(given, typed[given.name as keyof typeof typed]));
          }
        },
      ),
    );
  });
});

describe('words a problem for the shopper [CHK-03]', () => {
  test.each([
    [{ kind: 'required' }, 'en', 'This field is required'],
    [{ kind: 'phone' }, 'en', 'A valid phone number is required'],
    [{ kind: 'exactLength', length: 5 }, 'de', 'Der Wert muss genau 5 Zeichen haben'],
    [{ kind: 'minLength', length: 2 }, 'fr', 'La valeur doit comporter au moins 2 caractères'],
    [{ kind: 'pattern', message: 'Five digits, like 97205.' }, 'en', 'Five digits, like 97205.'],
    [{ kind: 'pattern', message: undefined }, 'en', 'Please check the format'],
  ] as const)('%j in %s', (problem, language, words) => {
    expect(problemText(problem, language)).toBe(words);
  });
});

test.each([
  ['Jón Ármannsson', true],
  ['J.R. Tolkien', true],
  ['Dr. Ada O’Neill', true],
  ['Win at evil.example', false],
  ['www. evil', false],
  ['https://evil', false],
])('%s can be the name of a guest: %s [ACC-16]', (name, expected) => {
  expect(isGuestName(name)).toBe(expected);
});
