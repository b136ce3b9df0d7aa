import { expect, test } from 'vitest';
import { isValidUntil } from './card-expiry.ts';

const today = new Date('2026-11-21T12:00:00Z');

test.each([
  ['11/26', true],
  ['12/26', true],
  ['10/26', false],
  ['12/25', false],
  [undefined, true],
])('a card until %s is valid in November 2026: %s', (expiry, valid) => {
  expect(isValidUntil(expiry, today)).toBe(valid);
});
