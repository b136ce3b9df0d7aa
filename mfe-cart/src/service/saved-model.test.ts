import { getSavedForLater } from 'shared-contracts/calls/saved-for-later';
import { ProductError } from 'shared-contracts/errors/product-error';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartServices } from '../testing/cart-services.ts';
import { cartModel } from './cart-model.ts';
import { type SavedModel, savedModel } from './saved-model.ts';

const [example] = getSavedForLater.example.items;
if (!example) throw new Error('The example of the list has no item');
const list = (...ids: readonly string[]) => ({
  ...getSavedForLater.example,
  total: ids.length,
  items: ids.map((itemId) => ({ ...example, itemId })),
});

const refuse = (id: string, message: string) => () => {
  throw new ProductError(id, message);
};

let services: ReturnType<typeof cartServices>;
let page: ReturnType<typeof fakePlatform>;
let model: SavedModel;
const state = () => page.store.get(model.atom);
const ids = () => state().items.map(({ itemId }) => itemId);

beforeEach(() => {
  localStorage.clear();
  services = cartServices();
  page = fakePlatform({ answer: services.answer });
  model = savedModel(page);
});

describe('saved for later [CART-13]', () => {
  test('is read page by page, appending to what is shown', async () => {
    services.next(
      'wishlists.savedForLater',
      () => ({ ...list('a', 'b'), total: 3 }),
      () => ({ ...list('c'), start: 2, total: 3 }),
    );
    await model.refresh();
    await model.more();
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(services.inputs('wishlists.savedForLater').map((input) => (input as { query?: object }).query)).toEqual([
      { start: '0', count: '12' },
      { start: '2', count: '12' },
    ]);
  });

  test('moves a line of the cart to the list, and confirms it', async () => {
    await cartModel(page)
      .add({ productId: example.productId, upc: example.upc, qty: 1 })
      .catch(() => undefined);
    services.next('cart.saveForLater', () => ({}));
    services.next('wishlists.savedForLater', () => list('a'));
    await model.save({ id: 'line-1', name: 'Skarn' } as never);
    expect(services.inputs('cart.saveForLater')[0]).toMatchObject({ body: { itemIds: ['line-1'] } });
    expect(ids()).toEqual(['a']);
    expect(page.toasts.shown().map(({ text }) => text)).toContain('Skarn is saved for later');
  });

  test('keeps an item that is no longer available when moved back, with a message beside it', async () => {
    services.next('wishlists.savedForLater', () => list('a', 'b'));
    await model.refresh();
    services.next('products.inventory', () => {
      throw new ProductError('INV410', 'This item has sold out.');
    });
    await model.bringBack({ ...example, itemId: 'b' });
    expect(state().itemErrors).toMatchObject({ b: { id: 'INV410', message: 'This item has sold out.' } });
    expect(ids()).toEqual(['a', 'b']);
  });

  test('says that a sold-out item could not be moved, as the services do', async () => {
    services.next('wishlists.savedForLater', () => list('a'));
    await model.refresh();
    services.next('products.inventory', () => ({
      id: example.productId,
      variants: [{ upc: example.upc, quantity: 0 }],
    }));
    await model.bringBack({ ...example, itemId: 'a' });
    expect(state().itemErrors).toMatchObject({
      a: { id: 'INV410', message: 'This item could not be moved to your cart.' },
    });
    expect(services.made('cart.createWithItem', 'cart.addItem')).toEqual([]);
  });

  test('changes quantities one after the other, shows them at once, and returns to what is stored', async () => {
    const kept = (qty: number) => () => ({ ...list('a'), items: [{ ...example, itemId: 'a', qty }] });
    services.next('wishlists.savedForLater', kept(1), kept(3), kept(3));
    await model.refresh();
    services.next(
      'cart.updateSavedItem',
      () => ({}),
      () => ({}),
      refuse('ORD404', 'It is gone.'),
    );
    const item = () => state().items[0] as typeof example;
    const presses = [model.setQuantity(item(), 2), model.setQuantity(item(), 3)];
    expect(item().qty).toBe(3);
    await Promise.all(presses);
    expect(services.inputs('cart.updateSavedItem').map(({ body } = {}) => body?.qty)).toEqual([2, 3]);
    expect(services.inputs('wishlists.savedForLater')).toHaveLength(2);
    await model.setQuantity(item(), 4);
    expect(item().qty).toBe(3);
    expect(state().itemErrors).toMatchObject({ a: { id: 'ORD404' } });
  });

  test('changes size or color, reads the list again, and rejects when refused [CAT-04]', async () => {
    const kept = (upc: string) => () => ({ ...list('a'), items: [{ ...example, itemId: 'a', upc }] });
    services.next('wishlists.savedForLater', kept(example.upc), kept('0400000000024'));
    await model.refresh();
    services.next('cart.updateSavedItem', () => ({}), refuse('ORD404', 'It is gone.'));
    const to = { productId: example.productId, upc: '0400000000024' };
    await model.changeVariant('a', to);
    expect(services.inputs('cart.updateSavedItem')[0]?.body).toEqual({
      saveForLaterId: getSavedForLater.example.saveForLaterId,
      itemId: 'a',
      ...to,
    });
    expect(state().items.map(({ upc }) => upc)).toEqual(['0400000000024']);
    await expect(model.changeVariant('a', to)).rejects.toMatchObject({ id: 'ORD404' });
  });

  test('asks for pages of the configured size', async () => {
    page = fakePlatform({ answer: services.answer, config: { listPageSize: 5 } });
    services.next('wishlists.savedForLater', () => list('a'));
    await savedModel(page).refresh();
    expect(services.inputs('wishlists.savedForLater')).toMatchObject([{ query: { count: '5' } }]);
  });

  test('removes single items', async () => {
    services.next(
      'wishlists.savedForLater',
      () => list('a', 'b'),
      () => list('a'),
    );
    services.next('cart.removeSavedItem', () => ({}));
    await model.refresh();
    await model.remove({ ...example, itemId: 'b' });
    expect(services.inputs('cart.removeSavedItem')[0]).toMatchObject({
      params: { saveForlaterId: getSavedForLater.example.saveForLaterId, itemId: 'b' },
    });
    expect(ids()).toEqual(['a']);
  });

  test('shows a read error, and can be retried', async () => {
    services.next('wishlists.savedForLater', () => {
      throw new ProductError('NET503', '');
    });
    await model.refresh();
    expect(state()).toMatchObject({ status: 'error', error: { id: 'NET503' } });
    services.next('wishlists.savedForLater', () => list('a'));
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', error: undefined });
  });
});
