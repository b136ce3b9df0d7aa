import { orderNumber } from 'shared-contracts/calls/checkout';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newOrderNumber } from './order-number.ts';

test('generates order numbers that match the contract, without ambiguous characters', () => {
  const numbers = Array.from({ length: 1000 }, newOrderNumber);
  expect(new Set(numbers).size).toBe(1000);
  for (const number of numbers) {
    expect(v.is(orderNumber, number)).toBe(true);
    expect(number.slice(3)).not.toMatch(/[01OILU]/);
  }
});
