import { cartGrown } from 'shared-contracts/events/cart';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { refuse } from 'storefront-kit/testing/services';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boot, jacket, line, lineErrors, model, page, services, state, withJacket } from '../testing/cart-page.ts';
import { cartId, product } from '../testing/cart-services.ts';

describe('a missing cart', () => {
  test('is recreated once with the item [CART-07]', async () => {
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

  test('shows an error when it cannot be recreated, without retrying in a loop [CART-07]', async () => {
    await withJacket();
    services.carts.clear();
    services.next('cart.createWithItem', refuse('BSK404', 'Your cart has expired.'));
    await expect(model.add(boot)).rejects.toMatchObject({ id: 'BSK404', message: 'Your cart has expired.' });
    await model.refresh();
    expect(services.made('cart.createWithItem')).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'success', cart: undefined, settling: false });
    expect(storedCart.read()).toBeUndefined();
  });

  test('is recognized by the error code, whatever the text [CART-07]', async () => {
    await withJacket();
    services.next('cart.addItem', refuse('ORD404', 'BSK404 cart not found'));
    await expect(model.add(boot)).rejects.toMatchObject({ id: 'ORD404' });
    expect(services.carts.size).toBe(1);
  });

  test('is reported once when read, and replaced by an empty one', async () => {
    await withJacket();
    services.carts.clear();
    await model.refresh();
    await model.refresh();
    expect(page.toasts.shown().map(({ text }) => text)).toEqual(['Your cart has expired. We have started a new one.']);
    expect(state()).toMatchObject({ status: 'success', cart: undefined, error: undefined });
  });

  test('is reported the same way when one of its lines is changed', async () => {
    await withJacket();
    const item = line();
    services.carts.clear();
    await model.setQuantity(item, 2);
    await model.remove(item);
    await model.refresh();
    expect(page.toasts.shown().map(({ text }) => text)).toEqual(['Your cart has expired. We have started a new one.']);
    expect(lineErrors()).toEqual({});
  });
});

/** The cart moved to another session. */
const takenAway = () => {
  services.carts.clear();
  refuse('AUT498', 'Session over')();
};

describe('a session the services no longer know [CART-08]', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });

  test('is replaced, with a toast, the items of the old cart, and a reload after 4 s', async () => {
    await withJacket();
    vi.useFakeTimers();
    services.next('cart.addItem', takenAway);
    await model.add(boot);
    await model.refresh();
    expect(page.session.reset).toHaveBeenCalledOnce();
    expect(page.toasts.shown()).toMatchObject([{ tone: 'error', text: expect.stringContaining('session anew') }]);
    expect(state().cart?.items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [jacket.upc, 1],
      [boot.upc, 1],
    ]);
    await vi.advanceTimersByTimeAsync(3999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('keeps the page until every item is in the new cart, however slow the services are', async () => {
    await withJacket();
    vi.useFakeTimers();
    services.next('cart.addItem', takenAway);
    const slowly = Promise.withResolvers<void>();
    services.next('cart.createWithItem', async () => {
      await slowly.promise;
      return services.fill(cartId(9), [jacket]);
    });
    const added = model.add(boot);
    await vi.advanceTimersByTimeAsync(9000);
    expect(reload).not.toHaveBeenCalled();
    slowly.resolve();
    await added;
    await model.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    expect(services.carts.get(cartId(9))?.items.map(({ upc }) => upc)).toEqual([jacket.upc, boot.upc]);
  });

  test('keeps the remaining items when one is no longer available, and says so', async () => {
    await withJacket();
    await model.add(boot);
    await model.refresh();
    vi.useFakeTimers();
    services.next('cart.addItem', takenAway);
    services.next('cart.createWithItem', refuse('INV700', 'Sold out'));
    await model.add(product(3));
    await model.refresh();
    expect(state().cart?.items.map(({ upc }) => upc)).toEqual([boot.upc, product(3).upc]);
    expect(page.toasts.shown().map(({ text }) => text)).toContain('Your cart has expired. We have started a new one.');
    await vi.advanceTimersByTimeAsync(4000);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a change refused because the cart changed elsewhere [CART-09]', () => {
  test('is retried once with the same key on the line that now holds the product', async () => {
    const { basketId } = await withJacket();
    const cart = services.carts.get(basketId);
    const item = line();
    if (cart) services.carts.set(basketId, { ...cart, items: [{ ...item, id: 'line-new' }] });
    services.next('cart.updateItem', refuse('ORD404'));
    await model.setQuantity(item, 3);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.itemId)).toEqual([item.id, 'line-new']);
    expect(line().qty).toBe(3);
    expect(lineErrors()).toEqual({});
  });

  test('is shown when the retry is refused too, and not retried again', async () => {
    await withJacket();
    const item = line();
    services.next('cart.updateItem', refuse('ORD404'), refuse('ORD404', 'Not available.'));
    await model.setQuantity(item, 3);
    await model.refresh();
    expect(services.made('cart.updateItem')).toHaveLength(2);
    expect(lineErrors()).toEqual({ [item.id]: 'Not available.' });
  });

  test('is shown without a retry when the cart cannot be read', async () => {
    await withJacket();
    services.next('cart.updateItem', refuse('NET503'));
    services.next('cart.read', refuse('NET503'), refuse('NET503'));
    await model.setQuantity(line(), 3);
    expect(services.made('cart.updateItem')).toHaveLength(1);
  });

  test('counts as done when it removes a line that no longer exists', async () => {
    const { basketId } = await withJacket();
    const cart = services.carts.get(basketId);
    if (cart) services.carts.set(basketId, { ...cart, items: [], totalItems: 0 });
    services.next('cart.removeItem', refuse('ORD404'));
    await model.remove(line());
    await model.refresh();
    expect(page.toasts.shown().filter(({ tone }) => tone === 'error')).toEqual([]);
  });
});

describe('a refusal that reports a changed cart', () => {
  const flash = [{ errorId: 'ORD517', message: '', additionalInfo: { flash: 'PickupToSthTransition' } }];
  test.each([
    ['an item that is no longer available [CART-10]', 'ORD430', []],
    ['a message of the cart in the details [CART-11]', 'ORD517', flash],
  ])('%s: reads the cart and adapts it', async (_, id, details) => {
    await withJacket();
    services.next('cart.updateItem', refuse(id, 'Please look again.', details));
    await model.setQuantity(line(), 2);
    await eventually(() => expect(state().settling).toBe(false));
    expect(services.inputs('cart.read').at(-1)).toMatchObject({ query: { isPatchRequired: 'true' } });
    expect(state().topError).toMatchObject({ id, message: 'Please look again.' });
    await model.setQuantity(line(), 3);
    expect(state().topError).toBeUndefined();
  });
});

describe('an add without a response', () => {
  test('is retried once after 2 s with the same key [CART-02]', async () => {
    await withJacket();
    vi.useFakeTimers();
    services.next('cart.addItem', refuse('NET408'));
    const added = model.add(boot);
    await vi.advanceTimersByTimeAsync(1999);
    expect(services.made('cart.addItem')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await added;
    expect(services.made('cart.addItem')).toHaveLength(2);
  });

  test('is shown as failed when the retry fails too', async () => {
    await withJacket();
    vi.useFakeTimers();
    services.next('cart.addItem', refuse('NET503'), refuse('NET503'));
    const refused = expect(model.add(boot)).rejects.toMatchObject({ id: 'NET503' });
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
    expect(services.made('cart.addItem')).toHaveLength(2);
  });
});

describe('a cart merged at sign-in [CART-06]', () => {
  test("is read and announced once, however late the cart's code loads", async () => {
    const { basketId } = await withJacket();
    services.fill(basketId, [{ ...boot, qty: 2 }]);
    page.bus.publish(cartGrown, { basketId, totalItems: 3 });
    await eventually(() => expect(state().cart?.totalItems).toBe(3));
    await eventually(() =>
      expect(page.toasts.shown().map(({ text }) => text)).toEqual([
        'Your cart has been joined with the one of your account: 3 items.',
      ]),
    );
  });

  test('names sold-out items first where configured', async () => {
    const { basketId } = await withJacket();
    Object.assign(page.config, { outOfStockNotice: true });
    const cart = services.carts.get(basketId);
    const gone = { code: 'ProductLineItemFullInventoryMissing', message: 'Sold out.' };
    if (cart)
      services.carts.set(basketId, {
        ...cart,
        revision: cart.revision + 1,
        items: cart.items.map((item) => ({ ...item, customerNotifications: [gone] })),
      });
    page.bus.publish(cartGrown, { basketId, totalItems: 3 });
    await eventually(() =>
      expect(page.toasts.shown()).toMatchObject([
        { tone: 'warning', text: 'Something in the cart of your account has sold out meanwhile.' },
      ]),
    );
  });
});
