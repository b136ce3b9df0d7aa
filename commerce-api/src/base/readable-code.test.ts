import { expect, test } from 'vitest';
import { newMemberId } from './readable-code.ts';

test('uses no ambiguous letters in a membership number', () => {
  expect(newMemberId()).toMatch(/^TM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(newMemberId()).not.toBe(newMemberId());
});
