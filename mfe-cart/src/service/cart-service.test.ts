import { miniCartDialog } from 'shared-contracts/dialogs/cart';
import { ProductError } from 'shared-contracts/errors/product-error';
import { cartItemAdded } from 'shared-contracts/events/cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartServices, product } from '../testing/cart-services.ts';
import createCartService from './cart-service.ts';

const jacket = { ...product(1), name: 'Skarn Shell Jacket' };

function shop() {
  const services = cartServices();
  const platform = fakePlatform({ answer: services.answer });
  const { toasts } = platform;
  const heard = vi.fn();
  platform.bus.subscribe(cartItemAdded, ({ payload }) => heard(payload));
  const dialogs = () => platform.dialogs.opened();
  const { preload } = platform.dialogs;
  return { services, toasts, heard, dialogs, preload, service: createCartService(platform) };
}

beforeEach(() => localStorage.clear());

describe('adding a product from any page [CART-02]', () => {
  test('adds it, confirms it, publishes the event, and opens the mini cart at the line', async () => {
    const { services, service, toasts, heard, dialogs } = shop();
    await service.add(jacket);
    expect(services.inputs('cart.createWithItem')[0]?.body?.items).toEqual([{ ...product(1), qty: 1 }]);
    expect(toasts.shown()).toMatchObject([{ tone: 'success', text: 'Skarn Shell Jacket is in your cart' }]);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ ...jacket, qty: 1 });
    expect(dialogs()).toMatchObject([{ name: 'cart.mini-cart', props: { addedItemId: `line-${jacket.upc}` } }]);
  });

  test("fetches the mini cart's code before adding", () => {
    const { preload, dialogs } = shop();
    expect(preload).toHaveBeenCalledExactlyOnceWith(miniCartDialog);
    expect(dialogs()).toEqual([]);
  });

  test('leaves the mini cart closed on request', async () => {
    const { service, dialogs } = shop();
    await service.add({ ...jacket, showMiniCart: false });
    expect(dialogs()).toEqual([]);
  });

  test('rejects when refused, without publishing an event', async () => {
    const { services, service, toasts, heard, dialogs } = shop();
    services.next('cart.createWithItem', () => {
      throw new ProductError('INV408', 'Enough');
    });
    await expect(service.add(jacket)).rejects.toMatchObject({ id: 'INV408' });
    expect(toasts.shown()).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    expect(dialogs()).toEqual([]);
  });

  test('adds several in one request, confirmed by one name, and opens the mini cart once [CAT-08]', async () => {
    const { services, service, toasts, heard, dialogs } = shop();
    await service.addAll([jacket, { ...product(2), name: 'Hat' }], 'Out in any weather');
    expect(services.made('cart.createWithItem')).toHaveLength(1);
    const both = [product(1), product(2)].map((item) => ({ ...item, qty: 1 }));
    expect(services.inputs('cart.createWithItem')[0]?.body?.items).toEqual(both);
    expect(toasts.shown()).toMatchObject([{ tone: 'success', text: 'Out in any weather is in your cart' }]);
    expect(heard.mock.calls.map(([{ name }]) => name)).toEqual([jacket.name, 'Hat']);
    expect(dialogs()).toHaveLength(1);
  });

  test('adds nothing of several when one is sold out, and names each that is [CAT-08]', async () => {
    const { services, service, heard } = shop();
    const soldOut = [product(2), product(3)].map(({ upc }) => ({ upc, quantity: 0 }));
    for (const at of [1, 2, 3])
      services.next('products.inventory', () => ({ variants: [{ upc: product(1).upc, quantity: at }, ...soldOut] }));
    const added = service.addAll([jacket, { ...product(2), name: 'Hat' }, { ...product(3), name: 'Sock' }], 'All');
    await expect(added).rejects.toMatchObject({
      id: 'INV700',
      details: [{ additionalInfo: { upc: product(2).upc } }, { additionalInfo: { upc: product(3).upc } }],
    });
    expect(services.made('cart.createWithItem')).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('opens the mini cart from the header too', () => {
    const { service, dialogs } = shop();
    service.openMiniCart();
    expect(dialogs()).toMatchObject([{ name: 'cart.mini-cart', props: {} }]);
  });
});
