import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  ['mara@example.org', true],
  [' mara@example.org ', true],
  ['mara+shop@mail.example.org', true],
  ['mara', false],
  ['mara@example', false],
  ['ma ra@example.org', false],
  ['@example.org', false],
  ['', false],
  [`${'m'.repeat(88)}@example.org`, true],
  [`${'m'.repeat(89)}@example.org`, false],
])('%j has the shape of an email: %s [ACC-03]', (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});
