import { signUp } from 'shared-contracts/calls/auth';
import { updateConsumer } from 'shared-contracts/calls/consumer';
import { ProductError } from 'shared-contracts/errors/product-error';
import { expect, test } from 'vitest';
import { fieldOfProblem } from './field-of-problem.ts';

test.each([
  ['AUT439', undefined, 'email'],
  ['PRO400', undefined, 'email'],
  ['AUT444', undefined, 'phone'],
  ['AUT442', undefined, 'phone'],
  ['PRO410', 'birthDate', 'birthDate'],
  ['PRO411', 'birthDate', 'birthDate'],
  ['FE872', 'password', 'password'],
  ['AUT454', 'password', 'password'],
  ['AUT455', 'password', 'password'],
  ['API422', 'postalCode', 'postalCode'],
  ['API422', 'isTermsConfirmed', undefined],
  ['API429', undefined, undefined],
] as const)('shows %s about %s at the field %s [ACC-04] [ACC-09] [PLT-06]', (errorId, field, shownAt) => {
  const details = [{ errorId, message: 'x', ...(field ? { field } : {}) }];
  expect(fieldOfProblem(new ProductError(errorId, 'x', { details }))).toBe(shownAt);
});

const refusals = [...new Set([...signUp.errors, ...updateConsumer.errors])].map((id) => new ProductError(id, 'x'));

test.each(refusals.map((error) => [error.id, error.level, error] as const))(
  'shows %s of sign-up and profile where the catalogue says: %s [PLT-06]',
  (_id, level, error) => {
    expect(fieldOfProblem(error) !== undefined).toBe(level === 'field');
  },
);
