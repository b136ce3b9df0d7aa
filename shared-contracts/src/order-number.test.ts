import { expect, test } from 'vitest';
import { writtenOrderNumber } from './order-number.ts';

test.each([
  ['TF-7K2M-9QXD', 'TF-7K2M-9QXD'],
  ['tf7k2m9qxd', 'TF-7K2M-9QXD'],
  [' tf 7k2m 9qxd ', 'TF-7K2M-9QXD'],
  ['TF–7K2M–9QXD', 'TF-7K2M-9QXD'],
  ['TF-7K2M9QXD', 'TF-7K2M-9QXD'],
  ['M7K2M9QXD', 'M-7K2M-9QXD'],
  ['MRCHABCDEFGH', 'MRCH-ABCD-EFGH'],
  ['MRCHXABCDEFGH', 'MRCHXABCDEFGH'],
  ['7K2M-9QXD', '7K2M-9QXD'],
  ['', ''],
])('reads %j as the order number %j', (typed, number) => {
  expect(writtenOrderNumber(typed)).toBe(number);
});
