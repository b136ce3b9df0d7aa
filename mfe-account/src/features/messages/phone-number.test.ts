import { expect, test } from 'vitest';
import { looksLikePhone, showPhone } from './phone-number.ts';

test.each([
  ['503 555 0142', 'NORA', true],
  ['(503) 555-0142', 'NORA', true],
  ['+1 503 555 0142', 'NORA', true],
  ['103 555 0142', 'NORA', false],
  ['503 555 014', 'NORA', false],
  ['+49 151 23456789', 'NORA', false],
  ['+49 151 23456789', 'EMEA', true],
  ['0151/23456789', 'EMEA', true],
  ['+1 503 555 0142', 'EMEA', true],
  ['151', 'EMEA', false],
  ['my phone', 'EMEA', false],
  ['', 'NORA', false],
] as const)('“%s” in %s can be a number: %s [ACC-15]', (typed, region, isPhone) => {
  expect(looksLikePhone(typed, region)).toBe(isPhone);
});

test('shows North American numbers with gaps, and others as they are [ACC-15]', () => {
  expect(showPhone('+15035550142')).toBe('+1 503 555 0142');
  expect(showPhone('+1 5035550142')).toBe('+1 503 555 0142');
  expect(showPhone('+4915123456789')).toBe('+4915123456789');
});
