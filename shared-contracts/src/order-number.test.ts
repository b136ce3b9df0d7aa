import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainOrderNumber } from './order-number.ts';

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
