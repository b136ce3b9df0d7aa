import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardNumberFrom, issuedCardSecret, normalizeCardNumber, normalizeRewardCode } from './value-cards.ts';

const body = fc.bigInt({ min: 0n, max: 99_999_999_999n }).map(String);

test('accepts every generated number, typed with spaces or hyphens [CHK-11]', () => {
  fc.assert(
    fc.property(body, (digits) => {
      const number = cardNumberFrom(digits);
      expect(number).toMatch(/^6036\d{12}$/);
      expect(normalizeCardNumber(number.replace(/(\d{4})/g, '$1 '))).toBe(number);
      expect(normalizeCardNumber(number.replace(/(\d{4})(?=\d)/g, '$1-'))).toBe(number);
    }),
  );
});

test('detects one wrong digit without a lookup', () => {
  fc.assert(
    fc.property(body, fc.integer({ min: 4, max: 15 }), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
      const number = cardNumberFrom(digits);
      const wrong = [...number].map((digit, at) => (at === place ? String((Number(digit) + by) % 10) : digit)).join('');
      expect(normalizeCardNumber(wrong)).toBeUndefined();
    }),
  );
});

test('derives the same number and PIN for an issued card, and different ones with another secret', () => {
  const id = '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f';
  expect(issuedCardSecret('a', id)).toEqual(issuedCardSecret('a', id));
  expect(issuedCardSecret('a', id)).not.toEqual(issuedCardSecret('b', id));
  expect(issuedCardSecret('a', id).pin).toMatch(/^\d{6}$/);
  expect(issuedCardSecret('a', id, 4).pin).toMatch(/^\d{4}$/);
});

test.each([
  [' thanks-20 ', 'THANKS-20'],
  ['short', undefined],
  ["thanks'; drop", undefined],
])('normalizes the reward code %j to %j', (typed, expected) => {
  expect(normalizeRewardCode(typed)).toBe(expected);
});
