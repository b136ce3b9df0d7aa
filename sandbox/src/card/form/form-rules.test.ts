import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandOf, codeLengthOf, digitsOf, groupDigits, isCardNumber, passesLuhn } from './card-number.js';
import { checkExpiry, formatExpiry } from './expiry.js';
import { textsFor } from './texts.js';

test.each([
  ['4111111111111111', 'visa', '4111 1111 1111 1111', 3],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444', 3],
  ['2221000000000009', 'mastercard', '2221 0000 0000 0009', 3],
  ['378282246310005', 'amex', '3782 822463 10005', 4],
  ['6011001000000002', 'discover', '6011 0010 0000 0002', 3],
  ['9', 'unknown', '9', 3],
])('detects %s as %s and formats it as %s', (digits, brand, grouped, code) => {
  expect(brandOf(digits)).toBe(brand);
  expect(groupDigits(digits)).toBe(grouped);
  expect(codeLengthOf(digits)).toBe(code);
});

test('changes only spaces when grouping digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,19}$/), (digits) => {
      expect(digits.startsWith(digitsOf(groupDigits(digits)))).toBe(true);
    }),
  );
});

test('detects one wrong digit and two swapped digits', () => {
  expect(passesLuhn('4111111111111111')).toBe(true);
  expect(passesLuhn('4111111111111112')).toBe(false);
  expect(passesLuhn('5555555555554444')).toBe(true);
  expect(passesLuhn('5555555555545444')).toBe(false);
  expect(passesLuhn('')).toBe(false);
  expect(isCardNumber('41111111111111')).toBe(false);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['129', '12/9'],
  ['1229', '12/29'],
  ['9', '09'],
  ['929', '09/29'],
  ['9/29', '09/29'],
  ['12/2029', '12/29'],
  ['9/2029', '09/29'],
  ['12 / 29', '12/29'],
])('formats the input %s as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test.each([
  ['12/2028', '12/28'],
  ['122028', '12/28'],
  ['9/2028', '09/28'],
  ['12/28', '12/28'],
  ['1228', '12/28'],
  ['12/20', '12/20'],
])('formats %s, typed key by key, as %s', (keys, shown) => {
  expect([...keys].reduce((text, key) => formatExpiry(text + key), '')).toBe(shown);
});

test.each([
  ['11/26', 'valid'],
  ['10/26', 'past'],
  ['13/29', 'incomplete'],
  ['1/29', 'incomplete'],
  ['12/99', 'incomplete'],
])('treats a card that expires %s as %s in November 2026', (text, state) => {
  expect(checkExpiry(text, new Date(2026, 10, 21))).toBe(state);
});

test('has the same texts in three languages, and falls back to English', () => {
  const keys = Object.keys(textsFor('en-us')).sort();
  for (const locale of ['fr-ca', 'de-de']) expect(Object.keys(textsFor(locale)).sort()).toEqual(keys);
  expect(textsFor('xx-xx')).toBe(textsFor('en-gb'));
});
