import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, orderPlaced } from 'shared-contracts/events/cart';
import { readStoredCart, writeStoredCart } from 'shared-contracts/stored-cart';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServices, fakePlatform, fakeServices, gate, product } from '../testing/fake-shop.ts';
import { type CartModel, createCartModel } from './cart-model.ts';

const jacket = product(1);
const boot = product(2);

let services: FakeServices;
let page: ReturnType<typeof fakePlatform>;
let model: CartModel;
const state = () => page.platform.store.get(model.atom);
const fail =
  (id: string, message = '', details: ProductError['details'] = []) =>
  () => {
    throw new ProductError(id, message, { details });
  };
const line = (n = 0): CartItem => {
  const item = state().cart?.items[n];
  if (!item) throw new Error(`the cart has no line ${n}`);
  return item;
};
/** A shopper who has a jacket in the cart and sees it. */
async function withJacket(): Promise<Cart> {
  await model.add(jacket);
  await model.refresh();
  const { cart } = state();
  if (!cart) throw new Error('the cart was not made');
  return cart;
}

beforeEach(() => {
  localStorage.clear();
  services = fakeServices();
  page = fakePlatform(services);
  model = createCartModel(page.platform);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a cart is made on demand [CART-01]', () => {
  test('looking at none asks the services nothing and shows an empty cart', async () => {
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', cart: undefined, error: undefined });
    expect(services.made()).toEqual([]);
  });

  test('the first add makes it, in one step with its item, and it is kept for other pages', async () => {
    const cart = await withJacket();
    expect(services.made()).toEqual(['products.inventory', 'cart.createWithItem']);
    expect(cart.items.map(({ upc }) => upc)).toEqual([jacket.upc]);
    expect(readStoredCart()).toEqual({
      basketId: cart.basketId,
      totalItems: 1,
      total: cart.totals.total,
      currency: 'USD',
    });
  });

  test('the next add joins the same cart', async () => {
    const { basketId } = await withJacket();
    await model.add({ ...boot, qty: 2 });
    await model.refresh();
    expect(services.inputs('cart.addItem')[0]?.body?.items?.[0]).toMatchObject({ ...boot, qty: 2, cartId: basketId });
    expect(state().cart?.totalItems).toBe(3);
    expect(services.carts.size).toBe(1);
  });

  test('two adds at once make one cart', async () => {
    await Promise.all([model.add(jacket), model.add(boot)]);
    await model.refresh();
    expect(services.carts.size).toBe(1);
    expect(state().cart?.items).toHaveLength(2);
  });

  test('nothing is asked before it is known who is at the page', async () => {
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

describe('the stock is read before adding [CART-02]', () => {
  test.each([
    ['sold out', { variants: [{ upc: jacket.upc, quantity: 0 }] }, 'INV700'],
    ['unknown', { variants: [] }, 'ORD404'],
  ])('a variant that is %s is not added', async (_, inventory, id) => {
    services.next('products.inventory', () => inventory);
    await expect(model.add(jacket)).rejects.toMatchObject({ id });
    expect(services.made()).toEqual(['products.inventory']);
  });
});

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

describe('a customer whom the services no longer know [CART-08]', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });

  test('gets a new session, a toast and a cart with what was in the old one, and the page starts over after 4 s', async () => {
    await withJacket();
    vi.useFakeTimers();
    services.next('cart.addItem', fail('AUT498', 'Session over'));
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
    services.next('cart.addItem', fail('AUT498'));
    services.next('cart.createWithItem', fail('INV700', 'Sold out'));
    await model.add(product(3));
    await model.refresh();
    expect(state().cart?.items.map(({ upc }) => upc)).toEqual([boot.upc, product(3).upc]);
    expect(page.toasts().map(({ text }) => text)).toContain('Your cart has expired. We have started a new one.');
    vi.advanceTimersByTime(4000);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the quantity of a line [CART-04]', () => {
  test('shows at once what the shopper has set, and the totals dim until the services have confirmed it', async () => {
    await withJacket();
    const sent = gate(() => ({ id: 'x', revision: 1, flash: [] }));
    services.next('cart.updateItem', sent.handler);
    const changed = model.setQuantity(line(), 3);
    expect(state().wanted).toEqual({ [line().id]: 3 });
    expect(state().settling).toBe(true);
    sent.open();
    await changed;
    await model.refresh();
    expect(state()).toMatchObject({ wanted: {}, settling: false });
  });

  test('set in a burst is sent as the last one, and never jumps back on the way', async () => {
    await withJacket();
    const item = line();
    const shown: number[] = [];
    page.platform.store.sub(model.atom, () => shown.push(state().wanted[item.id] ?? line().qty));
    await Promise.all([model.setQuantity(item, 2), model.setQuantity(item, 3), model.setQuantity(item, 4)]);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.qty)).toEqual([4]);
    expect(line().qty).toBe(4);
    expect([...shown].sort()).toEqual(shown);
    expect(shown.at(-1)).toBe(4);
  });

  test('set again while the first is on its way ends as the shopper left it', async () => {
    await withJacket();
    const item = line();
    const first = gate(() => ({ id: 'x', revision: 1, flash: [] }));
    services.next('cart.updateItem', first.handler);
    const changed = model.setQuantity(item, 2);
    await vi.waitFor(() => expect(services.made('cart.updateItem')).toHaveLength(1));
    const changedAgain = model.setQuantity(item, 5);
    first.open();
    await Promise.all([changed, changedAgain]);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.qty)).toEqual([2, 5]);
    expect(line().qty).toBe(5);
  });

  test('set again while the first is being refused is still sent', async () => {
    await withJacket();
    const item = line();
    const first = gate(fail('INV409', 'Not that many.'));
    services.next('cart.updateItem', first.handler);
    const refused = model.setQuantity(item, 9);
    await vi.waitFor(() => expect(services.made('cart.updateItem')).toHaveLength(1));
    const changed = model.setQuantity(item, 2);
    first.open();
    await Promise.all([refused, changed]);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.qty)).toEqual([9, 2]);
    expect(line().qty).toBe(2);
  });

  test('of two lines is settled for each', async () => {
    await withJacket();
    await model.add(boot);
    await model.refresh();
    await Promise.all([model.setQuantity(line(0), 2), model.setQuantity(line(1), 3)]);
    await model.refresh();
    expect(state().cart?.items.map(({ qty }) => qty)).toEqual([2, 3]);
  });

  test('is the services’ truth in the end, even when it is another than the shopper’s', async () => {
    const { basketId } = await withJacket();
    services.next('cart.updateItem', () => services.fill(basketId, [{ ...jacket, qty: 1 }]));
    await model.setQuantity(line(), 9);
    await model.refresh();
    expect(line().qty).toBe(2);
    expect(state().wanted).toEqual({});
  });

  test('that cannot be had names the maximum of the answer at its line [CART-25]', async () => {
    await withJacket();
    const details = [{ errorId: 'INV408', message: 'Too many', additionalInfo: { maxQty: 3 } }];
    services.next('cart.updateItem', fail('INV408', 'Too many', details));
    await model.setQuantity(line(), 9);
    await model.refresh();
    expect(state().itemErrors).toEqual({ [line().id]: 'You can buy at most 3 of this item.' });
    expect(state().wanted).toEqual({});
    expect(line().qty).toBe(1);
  });

  test('that cannot be had is told in the words of the services when they name no maximum [CART-25]', async () => {
    await withJacket();
    services.next('cart.updateItem', fail('INV408', 'You have the largest quantity we can sell.'));
    await model.setQuantity(line(), 9);
    expect(state().itemErrors).toEqual({ [line().id]: 'You have the largest quantity we can sell.' });
  });

  test('that could not be sent is told in words of the page, and the next try clears them', async () => {
    await withJacket();
    const item = line();
    services.next('cart.updateItem', fail('NET503'));
    await model.setQuantity(item, 2);
    expect(state().itemErrors).toEqual({ [item.id]: 'The quantity could not be changed. Please try again.' });
    await model.setQuantity(item, 3);
    await model.refresh();
    expect(state().itemErrors).toEqual({});
    expect(line().qty).toBe(3);
  });

  test('cannot be changed without a session: that is told at the line, and can be tried again', async () => {
    await withJacket();
    const item = line();
    page.session.ready.mockRejectedValueOnce(new ProductError('NET503', ''));
    await expect(model.setQuantity(item, 2)).resolves.toBeUndefined();
    expect(state().itemErrors).toEqual({ [item.id]: 'The quantity could not be changed. Please try again.' });
    expect(state().wanted).toEqual({});
    await model.setQuantity(item, 2);
    await model.refresh();
    expect(line().qty).toBe(2);
  });
});

describe('removing a line [CART-04]', () => {
  test('takes it out, and undo puts the same quantity back', async () => {
    await withJacket();
    await model.setQuantity(line(), 2);
    await model.refresh();
    await model.remove(line());
    await model.refresh();
    expect(state().cart?.items).toEqual([]);
    const [toast] = page.toasts();
    expect(toast).toMatchObject({ tone: 'info', action: { label: 'Undo' } });
    toast?.action?.run();
    await vi.waitFor(() => expect(state().cart?.items[0]).toMatchObject({ ...jacket, qty: 2 }));
  });

  test('that fails says so in the words of the specification and leaves the line', async () => {
    await withJacket();
    services.next('cart.removeItem', fail('NET503'));
    await model.remove(line());
    await model.refresh();
    expect(page.toasts().map(({ text }) => text)).toEqual(['Unable to remove item from cart. Please try again later']);
    expect(state().cart?.items).toHaveLength(1);
  });

  test('that is undone too late is told', async () => {
    await withJacket();
    await model.remove(line());
    services.next('cart.addItem', fail('INV700', 'This item has just sold out.'));
    page.toasts()[0]?.action?.run();
    await vi.waitFor(() =>
      expect(page.toasts().at(-1)).toMatchObject({ tone: 'error', text: 'This item has just sold out.' }),
    );
  });
});

describe('reading the cart [CART-05]', () => {
  test('every change is followed by one read, however many come at once', async () => {
    await withJacket();
    const before = services.made('cart.read').length;
    await Promise.all([model.add(boot), model.add(product(3)), model.setQuantity(line(), 2)]);
    await vi.waitFor(() => expect(state().settling).toBe(false));
    expect(services.made('cart.read').length - before).toBe(1);
  });

  test('an answer that comes late does not overwrite a newer one', async () => {
    const old = await withJacket();
    const slow = gate(() => old);
    services.next('cart.read', slow.handler);
    const first = model.refresh();
    await vi.waitFor(() => expect(services.made('cart.read')).toHaveLength(3));
    services.fill(old.basketId, [boot]);
    await model.refresh();
    slow.open();
    await first;
    expect(state().cart?.items).toHaveLength(2);
  });

  test('a fault of the network is not an empty cart: what was shown stays, with the error beside it', async () => {
    await withJacket();
    services.next('cart.read', fail('NET503'));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    expect(state().cart?.items).toHaveLength(1);
    expect(readStoredCart()?.totalItems).toBe(1);
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', error: undefined });
  });

  test('a fault before anything was shown is an error, not an empty cart', async () => {
    services.fill('cart-9', [jacket]);
    writeStoredCart({ basketId: 'cart-9', totalItems: 1 });
    services.next('cart.read', fail('NET408'));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', cart: undefined });
    expect(readStoredCart()?.basketId).toBe('cart-9');
  });

  test('a session that cannot be had is an error too', async () => {
    writeStoredCart({ basketId: 'cart-9', totalItems: 1 });
    page.session.ready.mockRejectedValueOnce(new ProductError('NET503', ''));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    expect(services.made('cart.read')).toEqual([]);
  });

  test('another tab’s change is read anew', async () => {
    const { basketId } = await withJacket();
    services.fill(basketId, [boot]);
    page.platform.bus.publish(cartChanged, { basketId, totalItems: 2, total: 69800, currency: 'USD' });
    await vi.waitFor(() => expect(state().cart?.items).toHaveLength(2));
  });

  test('nothing is read for a page that does not show the cart, whatever other tabs do', async () => {
    writeStoredCart({ basketId: 'cart-9', totalItems: 2 });
    page.platform.bus.publish(cartChanged, { basketId: 'cart-9', totalItems: 2 });
    expect(services.made('cart.read')).toEqual([]);
    expect(state().status).toBe('idle');
  });

  test('news of the cart as it stands is not read anew', async () => {
    const { basketId, totals } = await withJacket();
    const before = services.made('cart.read').length;
    page.platform.bus.publish(cartChanged, { basketId, totalItems: 1, total: totals.total, currency: 'USD' });
    await model.refresh();
    expect(services.made('cart.read').length - before).toBe(1);
  });

  test('others hear how it stands after every change', async () => {
    const heard = vi.fn();
    page.platform.bus.subscribe(cartChanged, ({ payload }) => heard(payload.totalItems));
    await withJacket();
    await model.remove(line());
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(0));
  });

  test('the cart that became an order is let go of, another one is not', async () => {
    const { basketId } = await withJacket();
    page.platform.bus.publish(orderPlaced, { orderNumber: 'TF-7K2M-9QXD', basketId: 'another' });
    expect(state().cart).toBeDefined();
    page.platform.bus.publish(orderPlaced, { orderNumber: 'TF-7K2M-9QXD', basketId });
    expect(state().cart).toBeUndefined();
    expect(readStoredCart()).toBeUndefined();
  });
});

describe('promo codes [CART-14]', () => {
  test('a refused one rejects with its reason and leaves the cart', async () => {
    await withJacket();
    services.next('cart.applyCoupon', fail('PRM155', 'This code has expired.'));
    await expect(model.applyCoupon('SPRING')).rejects.toMatchObject({ id: 'PRM155' });
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', settling: false });
  });
});
