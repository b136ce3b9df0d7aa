import { readStoredCart } from 'shared-contracts/stored-cart';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boot, fail, jacket, line, model, page, services, state, withJacket } from '../testing/cart-page.ts';
import { product } from '../testing/fake-shop.ts';

describe('a cart that is gone', () => {
  test('is made anew once, and the item is in the new one [CART-07]', async () => {
    const { basketId } = await withJacket();
    services.carts.clear();
    await model.add(boot);
    await model.refresh();
    expect(state().cart?.basketId).not.toBe(basketId);
    expect(state().cart?.items.map(({ upc }) => upc)).toEqual([boot.upc]);
    expect(services.made('cart.addItem', 'cart.createWithItem')).toEqual([
      'cart.createWithItem',
      'cart.addItem',
      'cart.createWithItem',
    ]);
  });

  test('that cannot be made anew is told, and never asked for in a loop [CART-07]', async () => {
    await withJacket();
    services.carts.clear();
    services.next('cart.createWithItem', fail('BSK404', 'Your cart has expired.'));
    await expect(model.add(boot)).rejects.toMatchObject({ id: 'BSK404', message: 'Your cart has expired.' });
    await model.refresh();
    expect(services.made('cart.createWithItem')).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'success', cart: undefined, settling: false });
    expect(readStoredCart()).toBeUndefined();
  });

  test('is known by its code, whatever its text says [CART-07]', async () => {
    await withJacket();
    services.next('cart.addItem', fail('ORD404', 'BSK404 cart not found'));
    await expect(model.add(boot)).rejects.toMatchObject({ id: 'ORD404' });
    expect(services.carts.size).toBe(1);
  });

  test('while it is looked at is told once, and an empty one takes its place', async () => {
    await withJacket();
    services.carts.clear();
    await model.refresh();
    await model.refresh();
    expect(page.toasts().map(({ text }) => text)).toEqual(['Your cart has expired. We have started a new one.']);
    expect(state()).toMatchObject({ status: 'success', cart: undefined, error: undefined });
  });

  test('while its line is changed is told the same way', async () => {
    await withJacket();
    const item = line();
    services.carts.clear();
    await model.setQuantity(item, 2);
    await model.remove(item);
    await model.refresh();
    expect(page.toasts().map(({ text }) => text)).toEqual(['Your cart has expired. We have started a new one.']);
    expect(state().itemErrors).toEqual({});
  });
});

/** The cart went to another session. */
const takenAway = () => {
  services.carts.clear();
  fail('AUT498', 'Session over')();
};

describe('a customer whom the services no longer know [CART-08]', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });

  test('gets a new session, a toast and a cart with what was in the old one, and the page starts over after 4 s', async () => {
    await withJacket();
    vi.useFakeTimers();
    services.next('cart.addItem', takenAway);
    await model.add(boot);
    await model.refresh();
    expect(page.session.reset).toHaveBeenCalledOnce();
    expect(page.toasts()).toMatchObject([{ tone: 'error', text: expect.stringContaining('session anew') }]);
    expect(state().cart?.items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [jacket.upc, 1],
      [boot.upc, 1],
    ]);
    vi.advanceTimersByTime(3999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('keeps the rest of the cart when one line can no longer be had, and is told', async () => {
    await withJacket();
    await model.add(boot);
    await model.refresh();
    vi.useFakeTimers();
    services.next('cart.addItem', takenAway);
    services.next('cart.createWithItem', fail('INV700', 'Sold out'));
    await model.add(product(3));
    await model.refresh();
    expect(state().cart?.items.map(({ upc }) => upc)).toEqual([boot.upc, product(3).upc]);
    expect(page.toasts().map(({ text }) => text)).toContain('Your cart has expired. We have started a new one.');
    vi.advanceTimersByTime(4000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
