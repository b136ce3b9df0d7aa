import fc from 'fast-check';
import { type Locale, locales } from 'shared-contracts/locale';
import * as schemas from 'storefront-kit/form-schemas';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type LookUpValues, lookUpForm, plainOrderNumber } from './look-up-fields.ts';

/** The first error of each field. */
function checkLookUp(typed: LookUpValues, locale: Locale): Record<string, string> {
  const { issues = [] } = v.safeParse(lookUpForm(schemas, locale), typed, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}
const english = locales['en-us'];
const found = { orderNumber: 'TF-7K2M-9QXD', email: 'mara@example.org' };

describe('an order number as typed or pasted [ORD-02]', () => {
  test.each([
    ['  tf-7k2m-9qxd ', 'lower case and surrounding spaces'],
    ['TF‑7K2M–9QXD', 'the long dashes of a mail program'],
    ['TF-7K2M-\u200b9QXD\n', 'an invisible space inside'],
    ['TF- 7K2M -9QXD', 'spaces inside'],
  ])('normalizes %j: %s', (typed) => {
    expect(plainOrderNumber(typed)).toBe('TF-7K2M-9QXD');
  });

  test('normalizes a normalized number to itself', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => plainOrderNumber(plainOrderNumber(typed)) === plainOrderNumber(typed)),
    );
  });
});

describe('the look-up form [ORD-02]', () => {
  test('accepts a number and an email', () => {
    expect(checkLookUp(found, english)).toEqual({});
  });

  test.each([
    [{ ...found, orderNumber: ' ' }, { orderNumber: 'Please enter the order number.' }],
    [
      { ...found, orderNumber: 'TF-7' },
      { orderNumber: 'An order number has 6 to 24 letters, digits and hyphens. Please check it.' },
    ],
    [{ ...found, email: '' }, { email: 'This field is required' }],
    [{ ...found, email: 'mara@' }, { email: 'Email is not valid' }],
    [{ ...found, email: `${'m'.repeat(100)}@example.org` }, { email: 'Value must contain at most 100 characters' }],
  ])('refuses %j with %j', (typed, problems) => {
    expect(checkLookUp(typed, english)).toEqual(problems);
  });

  test('shows errors in the language of the shop', () => {
    expect(checkLookUp({ orderNumber: '', email: 'mara' }, locales['de-de'])).toEqual({
      orderNumber: 'Bitte geben Sie die Bestellnummer ein.',
      email: 'Die E-Mail-Adresse ist ungültig',
    });
  });
});
