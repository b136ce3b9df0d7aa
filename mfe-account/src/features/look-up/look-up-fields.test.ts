import fc from 'fast-check';
import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { checkLookUp, plainOrderNumber } from './look-up-fields.ts';

const english = locales['en-us'];
const found = { orderNumber: 'TF-7K2M-9QXD', email: 'mara@example.org' };

describe('an order number as it is typed or pasted [ORD-02]', () => {
  test.each([
    ['  tf-7k2m-9qxd ', 'small letters and blanks around it'],
    ['TF‑7K2M–9QXD', 'the long hyphens of a mail program'],
    ['TF-7K2M-\u200b9QXD\n', 'an unseen blank inside'],
    ['TF- 7K2M -9QXD', 'blanks inside'],
  ])('%j is found in spite of %s', (typed) => {
    expect(plainOrderNumber(typed)).toBe('TF-7K2M-9QXD');
  });

  test('making it plain once more changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => plainOrderNumber(plainOrderNumber(typed)) === plainOrderNumber(typed)),
    );
  });
});

describe('what is wrong with a look-up is said at its field [ORD-02]', () => {
  test('nothing is wrong with a number and an email', () => {
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
  ])('%j', (typed, problems) => {
    expect(checkLookUp(typed, english)).toEqual(problems);
  });

  test('the words are in the language of the shop', () => {
    expect(checkLookUp({ orderNumber: '', email: 'mara' }, locales['de-de'])).toEqual({
      orderNumber: 'Bitte geben Sie die Bestellnummer ein.',
      email: 'Die E-Mail-Adresse ist ungültig',
    });
  });
});
