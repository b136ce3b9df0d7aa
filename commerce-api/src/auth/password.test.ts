import { isStrongPassword } from 'shared-contracts/password';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test.each([
  ['Gipfel2026', true],
  ['Abcdef12', true],
  ['Abcde12', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
  ['Übergang7', true],
  ['', false],
])('%j is a password that may be used: %s [ACC-04]', (password, expected) => {
  expect(isStrongPassword(password)).toBe(expected);
});

test('a password is known again by its hash, which never shows it nor repeats', async () => {
  const kept = await hashPassword('Gipfel2026');
  expect(kept).not.toContain('Gipfel');
  expect(await hashPassword('Gipfel2026')).not.toBe(kept);
  expect(await verifyPassword('Gipfel2026', kept)).toBe(true);
  expect(await verifyPassword('gipfel2026', kept)).toBe(false);
});

test('the same letters written differently are the same password', async () => {
  expect(await verifyPassword('U\u0308bergang7', await hashPassword('\u00dcbergang7'))).toBe(true);
});

test('without an account no password is right, and the work is done all the same', async () => {
  expect(await verifyPassword('Gipfel2026', undefined)).toBe(false);
  expect(await verifyPassword('Gipfel2026', 'not a hash')).toBe(false);
});
