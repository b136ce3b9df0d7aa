import { updateItem } from 'shared-contracts/calls/cart';
import { errorCatalogue } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { eventually } from 'storefront-kit/testing/eventually';
import { refuse } from 'storefront-kit/testing/services';
import { describe, expect, test } from 'vitest';
import { boot, jacket, line, lineErrors, model, page, services, state, withJacket } from '../testing/cart-page.ts';
import { gate } from '../testing/cart-services.ts';

/** Errors of a changed quantity; those with a handling of their own in the page are tested beside it. */
const levelOf = updateItem.errors
  .filter((id) => !['BSK404', 'ORD404', 'AUT498'].includes(id))
  .map((id) => [id, errorCatalogue[id].level] as const);

describe('a refused quantity [PLT-06]', () => {
  test.each(levelOf)('shows %s where the catalogue says: %s', async (id, level) => {
    await withJacket();
    services.next('cart.updateItem', refuse(id, 'Said by the services.'), refuse(id, 'Said by the services.'));
    await model.setQuantity(line(), 3);
    const shown = {
      item: lineErrors()[line().id],
      top: state().topError?.message,
      toast: page.toasts.shown()[0]?.text,
    };
    const place = level === 'field' ? 'item' : level === 'persistentToast' ? 'toast' : level;
    expect(shown).toEqual({ item: undefined, top: undefined, toast: undefined, [place]: 'Said by the services.' });
  });
});

describe('the quantity of a line [CART-04]', () => {
  test('is shown immediately, with dimmed totals until the services confirm', async () => {
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

  test('is sent once for several quick changes, without jumping back', async () => {
    await withJacket();
    const item = line();
    const shown: number[] = [];
    page.store.sub(model.atom, () => shown.push(state().wanted[item.id] ?? line().qty));
    await Promise.all([model.setQuantity(item, 2), model.setQuantity(item, 3), model.setQuantity(item, 4)]);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.qty)).toEqual([4]);
    expect(line().qty).toBe(4);
    expect([...shown].sort()).toEqual(shown);
    expect(shown.at(-1)).toBe(4);
  });

  test("ends with the shopper's last value when changed during a request", async () => {
    await withJacket();
    const item = line();
    const first = gate(() => ({ id: 'x', revision: 1, flash: [] }));
    services.next('cart.updateItem', first.handler);
    const changed = model.setQuantity(item, 2);
    await eventually(() => expect(services.made('cart.updateItem')).toHaveLength(1));
    const changedAgain = model.setQuantity(item, 5);
    first.open();
    await Promise.all([changed, changedAgain]);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.qty)).toEqual([2, 5]);
    expect(line().qty).toBe(5);
  });

  test('is sent again when changed while the first value is being refused', async () => {
    await withJacket();
    const item = line();
    const first = gate(refuse('INV409', 'Not that many.'));
    services.next('cart.updateItem', first.handler);
    const refused = model.setQuantity(item, 9);
    await eventually(() => expect(services.made('cart.updateItem')).toHaveLength(1));
    const changed = model.setQuantity(item, 2);
    first.open();
    await Promise.all([refused, changed]);
    await model.refresh();
    expect(services.inputs('cart.updateItem').map(({ body }) => body?.qty)).toEqual([9, 2]);
    expect(line().qty).toBe(2);
  });

  test('is confirmed separately for two lines', async () => {
    await withJacket();
    await model.add(boot);
    await model.refresh();
    await Promise.all([model.setQuantity(line(0), 2), model.setQuantity(line(1), 3)]);
    await model.refresh();
    expect(state().cart?.items.map(({ qty }) => qty)).toEqual([2, 3]);
  });

  test("follows the services' answer even when it differs from the shopper's", async () => {
    const { basketId } = await withJacket();
    services.next('cart.updateItem', () => services.fill(basketId, [{ ...jacket, qty: 1 }]));
    await model.setQuantity(line(), 9);
    await model.refresh();
    expect(line().qty).toBe(2);
    expect(state().wanted).toEqual({});
  });

  test('names the maximum beside the line when refused [CART-25]', async () => {
    await withJacket();
    const details = [{ errorId: 'INV408', message: 'Too many', additionalInfo: { maxQty: 3 } }];
    services.next('cart.updateItem', refuse('INV408', 'Too many', details));
    await model.setQuantity(line(), 9);
    await model.refresh();
    expect(lineErrors()).toEqual({ [line().id]: 'You can buy at most 3 of this item.' });
    expect(state().wanted).toEqual({});
    expect(line().qty).toBe(1);
  });

  test("uses the services' message when a refusal names no maximum [CART-25]", async () => {
    await withJacket();
    services.next('cart.updateItem', refuse('INV408', 'You have the largest quantity we can sell.'));
    await model.setQuantity(line(), 9);
    expect(lineErrors()).toEqual({ [line().id]: 'You have the largest quantity we can sell.' });
    await model.setQuantity(line(), 2);
    expect(lineErrors()).toEqual({});
  });

  test('shows a toast when it could not be sent, and can be retried', async () => {
    await withJacket();
    const item = line();
    services.next('cart.updateItem', refuse('NET503'), refuse('NET503'));
    await model.setQuantity(item, 2);
    expect(lineErrors()).toEqual({});
    expect(page.toasts.shown()).toMatchObject([
      { tone: 'error', text: 'The quantity could not be changed. Please try again.' },
    ]);
    await model.setQuantity(item, 3);
    await model.refresh();
    expect(page.toasts.shown()).toHaveLength(1);
    expect(line().qty).toBe(3);
  });

  test('shows a toast when there is no session, and can be retried', async () => {
    await withJacket();
    const item = line();
    page.session.ready.mockRejectedValueOnce(new ProductError('NET503', ''));
    await expect(model.setQuantity(item, 2)).resolves.toBeUndefined();
    expect(page.toasts.shown()).toMatchObject([
      { tone: 'error', text: 'The quantity could not be changed. Please try again.' },
    ]);
    expect(state().wanted).toEqual({});
    await model.setQuantity(item, 2);
    await model.refresh();
    expect(line().qty).toBe(2);
  });
});
