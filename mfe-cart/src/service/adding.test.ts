import { storedCart } from 'storefront-kit/stored-cart';
import { describe, expect, test } from 'vitest';
import { boot, jacket, model, page, services, state, withJacket } from '../testing/cart-page.ts';

describe('creating a cart on demand [CART-01]', () => {
  test('shows an empty cart without calling the services', async () => {
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', cart: undefined, error: undefined });
    expect(services.made()).toEqual([]);
  });

  test('creates it with the first item in one request, and keeps it for other pages', async () => {
    const cart = await withJacket();
    expect(services.made()).toEqual(['products.inventory', 'cart.createWithItem']);
    expect(cart.items.map(({ upc }) => upc)).toEqual([jacket.upc]);
    expect(storedCart.read()).toEqual({
      basketId: cart.basketId,
      totalItems: 1,
      total: cart.totals.total,
      currency: 'USD',
      revision: 1,
    });
  });

  test('adds the next item to the same cart', async () => {
    const { basketId } = await withJacket();
    await model.add({ ...boot, qty: 2 });
    await model.refresh();
    expect(services.inputs('cart.addItem')[0]?.body?.items?.[0]).toMatchObject({ ...boot, qty: 2, cartId: basketId });
    expect(state().cart?.totalItems).toBe(3);
    expect(services.carts.size).toBe(1);
  });

  test('creates one cart for two simultaneous adds', async () => {
    await Promise.all([model.add(jacket), model.add(boot)]);
    await model.refresh();
    expect(services.carts.size).toBe(1);
    expect(state().cart?.items).toHaveLength(2);
  });

  test('waits until the session is known', async () => {
    const arrived = Promise.withResolvers<{ status: 'guest'; consumerNo: string }>();
    page.session.ready.mockReturnValue(arrived.promise);
    const added = model.add(jacket);
    await Promise.resolve();
    expect(services.made()).toEqual([]);
    arrived.resolve({ status: 'guest', consumerNo: 'c-1' });
    await added;
    expect(services.carts.size).toBe(1);
  });
});

describe('checking stock before an add [CART-02]', () => {
  test.each([
    ['sold out', { variants: [{ upc: jacket.upc, quantity: 0 }] }, 'INV700'],
    ['unknown', { variants: [] }, 'ORD404'],
  ])('does not add a variant that is %s', async (_, inventory, id) => {
    services.next('products.inventory', () => inventory);
    await expect(model.add(jacket)).rejects.toMatchObject({ id });
    expect(services.made()).toEqual(['products.inventory']);
  });
});
