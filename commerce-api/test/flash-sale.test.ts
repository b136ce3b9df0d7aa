import { expect, test } from 'vitest';
import { holdFlashSale } from '../checks/flash-sale.ts';
import { withSurroundings } from './surroundings.ts';

// Starting two instances and filling a hundred carts takes time.
test('sells each unit once to a hundred concurrent buyers on two instances, and refuses the others [CART-28]', async () => {
  const sale = await withSurroundings((around) => holdFlashSale(around, { buyers: 100, units: 10, instances: 2 }));
  expect(sale).toMatchObject({ confirmed: 10, kept: 10, left: 0, refusals: { INV700: 90 } });
});
