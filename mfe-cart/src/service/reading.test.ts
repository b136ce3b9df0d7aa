import { ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, orderPlaced } from 'shared-contracts/events/cart';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { refuse } from 'storefront-kit/testing/services';
import { describe, expect, test, vi } from 'vitest';
import { boot, jacket, line, model, page, services, state, withJacket } from '../testing/cart-page.ts';
import { cartId, gate, product } from '../testing/cart-services.ts';

describe('reading the cart [CART-05]', () => {
  test('reads once after any number of simultaneous changes', async () => {
    await withJacket();
    const before = services.made('cart.read').length;
    await Promise.all([model.add(boot), model.add(product(3)), model.setQuantity(line(), 2)]);
    await eventually(() => expect(state().settling).toBe(false));
    expect(services.made('cart.read').length - before).toBe(1);
  });

  test('ignores a late response after a newer one', async () => {
    const old = await withJacket();
    const slow = gate(() => old);
    services.next('cart.read', slow.handler);
    const first = model.refresh();
    await eventually(() => expect(services.made('cart.read')).toHaveLength(3));
    services.fill(old.basketId, [boot]);
    await model.refresh();
    slow.open();
    await first;
    expect(state().cart?.items).toHaveLength(2);
  });

  test('keeps the shown cart when a network fault occurs, with the error beside it', async () => {
    await withJacket();
    services.next('cart.read', refuse('NET503'), refuse('NET503'));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    expect(state().cart?.items).toHaveLength(1);
    expect(storedCart.read()?.totalItems).toBe(1);
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', error: undefined });
  });

  test('shows an error instead of an empty cart when the first read fails', async () => {
    services.fill(cartId(9), [jacket]);
    storedCart.write({ basketId: cartId(9), totalItems: 1 });
    services.next('cart.read', refuse('NET408'), refuse('NET408'));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', cart: undefined });
    expect(storedCart.read()?.basketId).toBe(cartId(9));
  });

  test('shows an error when no session is available', async () => {
    storedCart.write({ basketId: cartId(9), totalItems: 1 });
    page.session.ready.mockRejectedValueOnce(new ProductError('NET503', ''));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    expect(services.made('cart.read')).toEqual([]);
  });

  test('reads again after a change in another tab', async () => {
    const { basketId } = await withJacket();
    services.fill(basketId, [boot]);
    page.bus.publish(cartChanged, { basketId, totalItems: 2, revision: 2 });
    await eventually(() => expect(state().cart?.items).toHaveLength(2));
  });

  test('does not read on a page that does not show the cart, even when other tabs change it', async () => {
    storedCart.write({ basketId: cartId(9), totalItems: 2 });
    page.bus.publish(cartChanged, { basketId: cartId(9), totalItems: 2 });
    expect(services.made('cart.read')).toEqual([]);
    expect(state().status).toBe('idle');
  });

  test('does not read again when an event matches what is shown', async () => {
    const { basketId, revision } = await withJacket();
    const before = services.made('cart.read').length;
    page.bus.publish(cartChanged, { basketId, totalItems: 1, revision });
    await model.refresh();
    expect(services.made('cart.read').length - before).toBe(1);
  });

  test("publishes the cart's state after every change", async () => {
    const heard = vi.fn();
    page.bus.subscribe(cartChanged, ({ payload }) => heard(payload.totalItems));
    await withJacket();
    await model.remove(line());
    await eventually(() => expect(heard).toHaveBeenLastCalledWith(0));
  });

  test('drops the cart that became an order and keeps any other', async () => {
    const { basketId } = await withJacket();
    page.bus.publish(orderPlaced, { orderNumber: 'TF-7K2M-9QXD', basketId: 'another' });
    expect(state().cart).toBeDefined();
    page.bus.publish(orderPlaced, { orderNumber: 'TF-7K2M-9QXD', basketId });
    expect(state().cart).toBeUndefined();
    expect(storedCart.read()).toBeUndefined();
  });
});
