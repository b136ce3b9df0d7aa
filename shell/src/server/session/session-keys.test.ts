import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSessionKeys } from './session-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'session-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'keys/session.key');

test('makes a key on a machine of one’s own, which outlives a restart and only its owner can read', () => {
  const made = readSessionKeys({ text: '', file, isPublic: false });
  expect(made).toHaveLength(1);
  expect(readSessionKeys({ text: '', file, isPublic: false })).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('refuses a shop for the public without a key, and a short key', () => {
  expect(() => readSessionKeys({ text: '', file, isPublic: true })).toThrow(/SESSION_KEYS is needed/);
  expect(() => readSessionKeys({ text: 'secret', file, isPublic: false })).toThrow(/32 characters/);
});

test('reads several keys in their order', () => {
  const text = `${'a'.repeat(32)}  ${'b'.repeat(32)}`;
  const keys = readSessionKeys({ text, file, isPublic: true });
  expect(keys).toHaveLength(2);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(2);
});
