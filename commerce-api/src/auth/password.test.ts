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
])('checks the strength of %j: %s [ACC-04]', (password, expected) => {
  expect(isStrongPassword(password)).toBe(expected);
});

test('verifies a password by its hash, which never contains it and never repeats', async () => {
  const kept = await hashPassword('Gipfel2026');
  expect(kept).not.toContain('Gipfel');
  expect(await hashPassword('Gipfel2026')).not.toBe(kept);
  expect(await verifyPassword('Gipfel2026', kept)).toBe(true);
  expect(await verifyPassword('gipfel2026', kept)).toBe(false);
});

test('accepts the same password in another Unicode normal form', async () => {
  expect(await verifyPassword('U\u0308bergang7', await hashPassword('\u00dcbergang7'))).toBe(true);
});

test('rejects every password without a hash, and does the same work', async () => {
  expect(await verifyPassword('Gipfel2026', undefined)).toBe(false);
  expect(await verifyPassword('Gipfel2026', 'not a hash')).toBe(false);
});
