import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { emailText } from './fields.ts';

test.each([
  ['mara@example.org', true],
  [' mara@example.org ', true],
  ['mara+shop@mail.example.org', true],
  ['mara.o’neill@straße.example', true],
  ["o'neill@example.org", true],
  ['mara@example.org\u200b', true],
  ['mara@example.org,', false],
  ['mara@example.org.', false],
  ['<mara@example.org>', false],
  ['Mara <mara@example.org>', false],
  ['mara@example..org', false],
  ['mara@.example.org', false],
  ['mailto:mara@example.org', false],
  ['mara', false],
  ['mara@example', false],
  ['ma ra@example.org', false],
  ['@example.org', false],
  ['mara@example.o', false],
  ['', false],
  [`${'m'.repeat(88)}@example.org`, true],
  [`${'m'.repeat(89)}@example.org`, false],
])('%j is an email address: %s [ACC-03]', (value, expected) => {
  expect(isEmail(value)).toBe(expected);
  expect(v.is(emailText, value)).toBe(expected);
});
