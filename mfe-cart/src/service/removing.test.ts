import { eventually } from 'storefront-kit/testing/eventually';
import { refuse } from 'storefront-kit/testing/services';
import { describe, expect, test } from 'vitest';
import { jacket, line, model, page, services, state, withJacket } from '../testing/cart-page.ts';

describe('removing a line [CART-04]', () => {
  test('removes it, and undo restores the same quantity', async () => {
    await withJacket();
    await model.setQuantity(line(), 2);
    await model.refresh();
    await model.remove(line());
    await model.refresh();
    expect(state().cart?.items).toEqual([]);
    const [toast] = page.toasts.shown();
    expect(toast).toMatchObject({ tone: 'info', action: { label: 'Undo' } });
    toast?.action?.run();
    await eventually(() => expect(state().cart?.items[0]).toMatchObject({ ...jacket, qty: 2 }));
    // A till would take an item that names no place off its own shelf.
    expect(services.calls('cart.addItem').at(-1)?.input.body).toMatchObject({ items: [{ storeId: '' }] });
  });

  test('shows the specified text when it fails, and keeps the line', async () => {
    await withJacket();
    services.next('cart.removeItem', refuse('NET503'), refuse('NET503'));
    await model.remove(line());
    await model.refresh();
    expect(page.toasts.shown().map(({ text }) => text)).toEqual([
      'Unable to remove item from cart. Please try again later',
    ]);
    expect(state().cart?.items).toHaveLength(1);
  });

  test('says when undo is too late', async () => {
    await withJacket();
    await model.remove(line());
    services.next('cart.addItem', refuse('INV700', 'This item has just sold out.'));
    page.toasts.shown()[0]?.action?.run();
    await eventually(() =>
      expect(page.toasts.shown().at(-1)).toMatchObject({ tone: 'error', text: 'This item has just sold out.' }),
    );
  });

  test('twice quickly sends one request and shows one message', async () => {
    await withJacket();
    const item = line();
    await Promise.all([model.remove(item), model.remove(item)]);
    await model.refresh();
    expect(services.made('cart.removeItem')).toHaveLength(1);
    expect(page.toasts.shown()).toHaveLength(1);
  });
});
