import type { Address } from 'shared-contracts/calls/cart-entities';
import { expect, test } from 'vitest';
import { mailboxOf, shopperMarks } from './shopper-marks.ts';

test.each([
  ['Mara@Example.org', 'mara@example.org'],
  [' mara+shop@example.org ', 'mara@example.org'],
  ['m.a.r.a@example.org', 'm.a.r.a@example.org'],
  ['M.a.ra+1@GoogleMail.com', 'mara@gmail.com'],
  ['ｍａｒａ@example.org', 'mara@example.org'],
])('delivers %j to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

const address: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  addressLine1: '12 Alder Street',
  city: 'Montréal',
  postalCode: 'H2X 1Y4',
  country: 'CA',
};

test.each<[string, Partial<Address>, boolean]>([
  ['another name', { firstName: 'Ida', phone: '5145550142' }, true],
  [
    'case, accents, and punctuation',
    { addressLine1: '12, ALDER  street.', city: 'Montreal', postalCode: 'h2x1y4' },
    true,
  ],
  ['another house', { addressLine1: '13 Alder Street' }, false],
  ['another apartment', { addressLine2: 'Apt. 4' }, false],
  ['another town', { city: 'Laval' }, false],
])('compares delivery addresses: %s', (_, change, isSame) => {
  const [mark] = shopperMarks({ address });
  expect(shopperMarks({ address: { ...address, ...change } }).includes(mark!)).toBe(isSame);
});

test('marks each mailbox once, and nothing that is unknown', () => {
  expect(shopperMarks({ emails: ['a@example.org', 'A+1@example.org', '', null, undefined] })).toHaveLength(1);
  expect(shopperMarks({ address: null })).toEqual([]);
  expect(shopperMarks({ emails: ['a@example.org'], address, card: 'f' })).toHaveLength(3);
});
