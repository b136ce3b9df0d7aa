import { expect, test } from 'vitest';
import { birthDateFault, newMemberId } from './sign-up-rules.ts';

const today = new Date('2026-11-21T10:00:00Z');

test.each([
  [undefined, 'US', 'PRO411'],
  ['', 'US', 'PRO411'],
  ['2013-11-21', 'US', undefined],
  ['2013-11-22', 'US', 'PRO410'],
  ['2012-11-21', 'CA', undefined],
  ['2012-11-22', 'CA', 'PRO410'],
  ['2013-11-21', 'GB', undefined],
  ['2010-11-21', 'DE', undefined],
  ['2010-11-22', 'DE', 'PRO410'],
  ['1899-12-31', 'US', 'PRO410'],
  ['1900-01-01', 'US', undefined],
  ['1990-02-30', 'US', 'PRO410'],
  ['30.01.1990', 'DE', 'PRO410'],
] as const)('born %s in %s: %s [ACC-04]', (birthDate, country, fault) => {
  expect(birthDateFault(birthDate, country, today)).toBe(fault);
});

test('a number of a membership has letters that are not taken for each other', () => {
  expect(newMemberId()).toMatch(/^TM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(newMemberId()).not.toBe(newMemberId());
});
