import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { expect, test } from 'vitest';
import { goodsAgain } from './reorder.ts';

const [example] = exampleOrder.items;
const [shipment] = exampleOrder.shipments;
const upc = '400000000001';
function orderOf(item: Partial<Order['items'][number]>, code: 'standard' | 'digital' = 'standard'): Order {
  if (!example || !shipment) throw new Error('the example has a line and a shipment');
  const shipments = [{ ...shipment, shippingMethod: { ...shipment.shippingMethod, code } }];
  return { ...exampleOrder, shipments, items: [{ ...example, upc, ...item }] };
}

test.each([
  ['as many as were ordered', orderOf({ qty: 3 }), [{ upc, qty: 3, name: 'Skarn Shell Jacket' }]],
  ['what was made for one person', orderOf({ recipeId: 'r-1' }), [{ recipeId: 'r-1' }]],
  [
    'a gift card for the same person, of the same worth',
    orderOf({ qty: 2, rowTotal: 10_000, giftOption: { to: 'Ida', message: 'Enjoy' } }, 'digital'),
    [{ qty: 2, customAmount: 5000, giftOption: { to: 'Ida', message: 'Enjoy' } }],
  ],
  ['no gift: it comes with what earns it', orderOf({ rowTotal: 0 }), []],
])('reorders %s [ORD-08]', (_, order, expected) => {
  const goods = goodsAgain(order);
  expect(goods).toHaveLength(expected.length);
  expect(goods).toMatchObject(expected);
});

test("reorders for delivery at today's price", () => {
  expect(goodsAgain(orderOf({}))[0]).not.toHaveProperty('customAmount');
});
