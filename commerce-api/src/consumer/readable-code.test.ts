import { expect, test } from 'vitest';
import { newMemberId } from './readable-code.ts';

test('a number of a membership has letters that are not taken for each other', () => {
  expect(newMemberId()).toMatch(/^TM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(newMemberId()).not.toBe(newMemberId());
});
