import { expect, test } from 'vitest';
import { passwordRules } from './password-rules.ts';

const missing = (password: string) => passwordRules.filter(({ passes }) => !passes(password)).map(({ name }) => name);

test.each([
  ['Cairn-2026', []],
  ['Aa1', ['atLeast8']],
  ['cairn-2026', ['upperCase']],
  ['CAIRN-2026', ['lowerCase']],
  ['Cairn-cairn', ['digit']],
  ['', ['atLeast8', 'upperCase', 'lowerCase', 'digit']],
])('%j lacks %j [ACC-06]', (password, expected) => {
  expect(missing(password)).toEqual(expected);
});
