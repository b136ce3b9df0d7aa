import { expect, test } from 'vitest';
import { isStrongPassword, passwordRules } from './password.ts';

const missing = (password: string) => passwordRules.filter(({ passes }) => !passes(password)).map(({ name }) => name);

test.each([
  ['Cairn-2026', []],
  ['Aa1', ['atLeast8']],
  ['cairn-2026', ['upperCase']],
  ['CAIRN-2026', ['lowerCase']],
  ['Cairn-cairn', ['digit']],
  ['', ['atLeast8', 'upperCase', 'lowerCase', 'digit']],
])('the password %j breaks the rules %j [ACC-06]', (password, expected) => {
  expect(missing(password)).toEqual(expected);
  expect(isStrongPassword(password)).toBe(expected.length === 0);
});
