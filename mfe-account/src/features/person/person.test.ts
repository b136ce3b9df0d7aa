import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { checkBirthDate } from './check-birth-date.ts';
import { fieldOfProblem } from './field-of-problem.ts';

test.each([
  ['AUT439', undefined, 'email'],
  ['PRO400', undefined, 'email'],
  ['AUT444', undefined, 'phone'],
  ['AUT442', undefined, 'phone'],
  ['PRO410', 'birthDate', 'birthDate'],
  ['PRO411', 'birthDate', 'birthDate'],
  ['FE872', 'password', 'password'],
  ['API422', 'postalCode', 'postalCode'],
  ['API422', 'isTermsConfirmed', undefined],
  ['API429', undefined, undefined],
] as const)('%s about %s stands at %s [ACC-04] [ACC-09] [PLT-06]', (errorId, field, place) => {
  const details = [{ errorId, message: 'x', ...(field ? { field } : {}) }];
  expect(fieldOfProblem(new ProductError(errorId, 'x', { details }))).toBe(place);
});

test.each([
  ['en-us', '11/21/2013', true],
  ['en-us', '11/22/2013', 'MM/DD/YYYY'],
  ['de-de', '21.11.2010', true],
  ['de-de', '11/22/1990', 'TT.MM.JJJJ'],
  ['en-gb', '', 'Please tell'],
] as const)('in %s, born "%s": %s [ACC-04]', (id, birthDate, expected) => {
  const found = checkBirthDate(birthDate, locales[id], new Date('2026-11-21T10:00:00Z'));
  if (expected === true) expect(found).toBe(true);
  else expect(found).toContain(expected);
});
