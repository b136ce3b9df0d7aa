import { exampleOrder } from 'shared-contracts/calls/checkout';
import { expect, test } from 'vitest';
import { finalFrom, isReturnable } from './windows.ts';

const [item] = exampleOrder.items;
const [shipment] = exampleOrder.shipments;
if (!item || !shipment) throw new Error('The example has no item');
const arrived = {
  ...exampleOrder,
  items: [item],
  shipments: [{ ...shipment, events: [{ status: 'delivered' as const, at: '2026-01-01T12:00:00.000Z' }] }],
};
const of = (productType: string) => new Map([[item.id, productType]]);

test.each([
  ['that the order was placed with', 30, '2026-01-31T12:00:00.000Z'],
  ['of all orders before they had their own', undefined, '2026-03-02T12:00:00.000Z'],
])('goods can be sent back on the days %s', (_, returnDays, last) => {
  const order = { ...arrived, ...(returnDays ? { returnDays } : {}) };
  const end = new Date(last);
  expect(isReturnable(order, item, of('apparel'), end)).toBe(true);
  expect(isReturnable(order, item, of('apparel'), new Date(end.getTime() + 1))).toBe(false);
  expect(finalFrom(order, of('apparel'))).toEqual(end);
});

test.each(['custom', 'digital'])('goods of the type %s cannot be sent back', (productType) => {
  const order = { ...arrived, returnDays: 30 };
  expect(isReturnable(order, item, of(productType), new Date('2026-01-01T12:00:00.000Z'))).toBe(false);
});
