import { type Locale, locales } from 'shared-contracts/locale';
import * as schemas from 'storefront-kit/form-schemas';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type LookUpValues, lookUpForm } from './look-up-fields.ts';

/** The first error of each field. */
function checkLookUp(typed: LookUpValues, locale: Locale): Record<string, string> {
  const { issues = [] } = v.safeParse(lookUpForm(schemas, locale), typed, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}
const english = locales['en-us'];
const found = { orderNumber: 'TF-7K2M-9QXD', email: 'mara@example.org' };

describe('the look-up form [ORD-02]', () => {
  test('accepts a number and an email', () => {
    expect(checkLookUp(found, english)).toEqual({});
    expect(checkLookUp({ ...found, orderNumber: ' tf–7k2m–9qxd ' }, english)).toEqual({});
  });

  test.each([
    [{ ...found, orderNumber: ' ' }, { orderNumber: 'Please enter the order number.' }],
    [
      { ...found, orderNumber: 'TF-7' },
      { orderNumber: 'An order number has 6 to 24 letters, digits and hyphens. Please check it.' },
    ],
    [{ ...found, email: '' }, { email: 'Please enter the email address the order was placed with.' }],
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
