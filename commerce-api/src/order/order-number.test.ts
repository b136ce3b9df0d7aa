import { orderNumber } from 'shared-contracts/calls/checkout';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newOrderNumber, orderNumberShape } from './order-number.ts';

test.each(['M', 'TF', 'MRCH'])('generates order numbers with the prefix %s that match the contract', (prefix) => {
  const number = newOrderNumber(prefix);
  expect(number.startsWith(`${prefix}-`)).toBe(true);
  expect([v.is(orderNumber, number), orderNumberShape.test(number)]).toEqual([true, true]);
});
