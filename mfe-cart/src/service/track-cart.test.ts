import { exampleCard } from 'shared-contracts/entities/product-card';
import { ProductError } from 'shared-contracts/errors/product-error';
import { recordOfCard } from 'shared-contracts/tracking/product-records';
import { describe, expect, test } from 'vitest';
import { jacket, model, page, services, state, withJacket } from '../testing/cart-page.ts';
import createCartService from './cart-service.ts';

const product = { ...recordOfCard(exampleCard), upc: jacket.upc };
const goods = {
  ...jacket,
  name: 'Skarn Shell Jacket',
  tracked: { currency: 'USD', product },
  showMiniCart: false,
} as const;
const records = () => page.track.mock.calls.map(([record]) => record);
const events = () => records().map(({ event }) => event);

describe('what the cart tells to tracking [EXP-05]', () => {
  test('an addition with its quantity and value, with the press; what it tells goes no further than the page', async () => {
    await createCartService(page).add({ ...goods, qty: 2 });
    expect(records()).toEqual([
      { event: 'add_to_cart', currency: 'USD', value: 69800, products: [{ ...product, quantity: 2 }] },
    ]);
    expect(JSON.stringify(services.inputs('cart.createWithItem'))).not.toContain('tracked');
  });

  test('rolls an addition back that the cart refuses', async () => {
    services.next('products.inventory', () => ({ variants: [{ upc: jacket.upc, quantity: 0 }] }));
    await expect(createCartService(page).add(goods)).rejects.toBeInstanceOf(ProductError);
    const [added, back] = records();
    expect(back).toEqual({ ...added, event: 'roll_back', of: 'add_to_cart' });
  });

  test('a new quantity once the cart has it, and a refused one not at all', async () => {
    const [line] = (await withJacket()).items;
    if (!line) throw new Error('The cart has no line');
    await model.setQuantity(line, 3);
    expect(records()).toMatchObject([
      { event: 'change_quantity', from: 1, products: [{ upc: jacket.upc, quantity: 3 }] },
    ]);
    services.next('cart.updateItem', () => {
      throw new ProductError('INV702', 'Too many');
    });
    const changed = state().cart?.items[0];
    if (!changed) throw new Error('The cart has no line');
    await model.setQuantity(changed, 9);
    expect(events()).toEqual(['change_quantity']);
  });

  test('a removal, and the addition that takes it back', async () => {
    const [line] = (await withJacket()).items;
    if (!line) throw new Error('The cart has no line');
    await model.remove(line);
    page.toasts.shown().at(-1)?.action?.run();
    expect(events()).toEqual(['remove_from_cart', 'add_to_cart']);
  });
});
