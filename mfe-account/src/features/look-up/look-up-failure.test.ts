import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { accountMessages } from '../../messages/account-messages.ts';
import { failureOf } from './look-up-failure.ts';

const german = accountMessages(locales['de-de']);

describe('shows a refused look-up according to its code [ORD-02]', () => {
  test.each([
    ['ORD400', { place: 'email', text: 'Vom Dienst', retry: false }],
    ['ORD409', { place: 'form', text: 'Vom Dienst', retry: false }],
    ['OHS4004', { place: 'form', text: 'Vom Dienst', retry: false }],
    ['NET503', { place: 'form', text: german.failed, retry: true }],
    ['NET408', { place: 'form', text: german.failed, retry: true }],
    ['GEN500', { place: 'form', text: german.failed, retry: true }],
  ])('%s', (id, failure) => {
    expect(failureOf(new ProductError(id, 'Vom Dienst'), german)).toEqual(failure);
  });

  test("uses the page's words for a refusal without text", () => {
    expect(failureOf(new ProductError('ORD400', ''), german).text).toBe(german.wrongEmail);
    expect(failureOf(new ProductError('ORD409', ''), german).text).toBe(german.notFound);
  });

  test('offers a retry after a network fault', () => {
    expect(failureOf(new TypeError('x is not a function'), german)).toEqual({
      place: 'form',
      text: german.failed,
      retry: true,
    });
  });
});
