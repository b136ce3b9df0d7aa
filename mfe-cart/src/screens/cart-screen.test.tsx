import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { storedCart } from 'storefront-kit/stored-cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CartServices, cartServices, product } from '../testing/cart-services.ts';
import CartScreen from './cart-screen.tsx';

let services: CartServices;
beforeEach(() => {
  localStorage.clear();
  services = cartServices();
});
afterEach(cleanup);

const page = () => {
  const platform = fakePlatform({ answer: services.answer });
  const { toasts } = platform;
  const element = (
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/cart']}>
        <CartScreen />
      </MemoryRouter>
    </PlatformProvider>
  );
  return { element, platform, toasts };
};
const show = () => {
  const { element, toasts } = page();
  render(element);
  return { toasts };
};
const refuse =
  (id: string, message = '') =>
  () => {
    throw new ProductError(id, message);
  };
function withCart() {
  services.fill('cart-1', [{ ...product(1), qty: 2 }]);
  storedCart.write({ basketId: 'cart-1', totalItems: 2 });
}
const name = `Product ${product(1).upc}`;

describe('the cart page', () => {
  test('of the server holds its frame and nothing personal', () => {
    withCart();
    const html = renderToString(page().element);
    expect(html).toContain('Your cart');
    expect(html).not.toContain(name);
  });

  test('without a cart shows ways on', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing packed yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop women' }).getAttribute('href')).toBe('/en-us/c/women-1000');
  });

  test('shows what is in it and leads to checkout [CART-03]', async () => {
    withCart();
    show();
    expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Delivered to you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/en-us/checkout');
  });

  test('that cannot be read says so, is no empty cart, and can be tried again [CART-05]', async () => {
    withCart();
    services.next('cart.read', refuse('NET503'), refuse('NET503'));
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your cart could not be loaded.');
    expect(screen.queryByText('Nothing packed yet')).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('removes a line and restores it [CART-04]', async () => {
    withCart();
    const { toasts } = show();
    fireEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await screen.findByText('Nothing packed yet');
    toasts.shown()[0]?.action?.run();
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  test('keeps goods for later, and no gift card: what was chosen and written for it would be lost [CART-13]', async () => {
    withCart();
    const [goods] = services.carts.get('cart-1')?.items ?? [];
    if (!goods) throw new Error('no line');
    services.carts.set('cart-1', {
      ...exampleCart,
      basketId: 'cart-1',
      items: [goods, { ...goods, id: 'card', name: 'Gift Card', selectedShippingOption: 'digital' }],
    });
    const { element, platform } = page();
    platform.store.set(sessionAtom, { status: 'guest', consumerNo: 'c-1' });
    render(element);
    expect(await screen.findByRole('button', { name: 'Remove Gift Card' })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Save for later: ${name}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save for later: Gift Card' })).toBeNull();
  });

  test('shows at the line why a quantity was refused [CART-25]', async () => {
    withCart();
    services.next('cart.updateItem', refuse('INV409', 'This item is no longer available in that quantity.'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'One more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This item is no longer available in that quantity.');
    expect(screen.getByRole('listitem').contains(alert)).toBe(true);
  });

  test('shows above the lines a refusal that concerns the whole cart [CART-11]', async () => {
    withCart();
    services.next('cart.updateItem', refuse('ORD517', 'Please look at the delivery again.'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'One more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please look at the delivery again.');
    expect(screen.getByRole('listitem').contains(alert)).toBe(false);
  });

  describe('takes promo codes [CART-14]', () => {
    const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Promo code', hidden: true });
    const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));

    test('and says why one is refused, beside what was typed', async () => {
      withCart();
      services.next('cart.applyCoupon', refuse('PRM155', 'This code has expired.'));
      show();
      fireEvent.input(await code(), { target: { value: ' SPRING ' } });
      apply();
      expect(await screen.findByText('This code has expired.')).toBeTruthy();
      expect(services.inputs('cart.applyCoupon')[0]?.body).toMatchObject({ code: 'SPRING' });
      expect((await code()).value).toBe(' SPRING ');
    });

    test('and asks for one before it sends nothing', async () => {
      withCart();
      show();
      await code();
      apply();
      expect(await screen.findByText('Please enter a code.')).toBeTruthy();
      expect(services.made('cart.applyCoupon')).toEqual([]);
    });

    test('and says when one could not be taken off', async () => {
      withCart();
      const cart = services.carts.get('cart-1');
      if (cart)
        services.carts.set('cart-1', { ...cart, couponItems: [{ code: 'SPRING', applied: true, amount: 500 }] });
      services.next('cart.removeCoupon', refuse('NET503'));
      show();
      fireEvent.click(await screen.findByRole('button', { name: 'Remove code SPRING', hidden: true }));
      expect(await screen.findByText('The code could not be removed. Please try again.')).toBeTruthy();
    });
  });

  describe('tells what the services say of the cart', () => {
    const as = (change: Partial<NonNullable<ReturnType<CartServices['carts']['get']>>>) => {
      withCart();
      const cart = services.carts.get('cart-1');
      if (cart) services.carts.set('cart-1', { ...cart, ...change });
      show();
    };

    test('until when its goods are held [CART-28]', async () => {
      as({ reservedUntil: '2026-11-21T12:15:00.000Z' });
      expect(await screen.findByText(/^Held for you until \d+:15/)).toBeTruthy();
    });

    test('what was changed on the shopper’s behalf, at the cart and at its line, until it is dismissed [CART-12]', async () => {
      const itemId = `line-${product(1).upc}`;
      as({ flash: [{ code: 'PickupToSthTransition', message: 'No longer in the store.', itemId }] });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Your order has been updated');
      expect(alert.textContent).toContain(`${name}: No longer in the store.`);
      expect(screen.getByText('Delivery method changed')).toBeTruthy();
      fireEvent.click(within(alert).getByRole('button', { name: 'All right' }));
      expect(screen.queryByText('Delivery method changed')).toBeNull();
    });

    test('a code that gives nothing is not shown as applied [CART-14]', async () => {
      as({ couponItems: [{ code: 'FELL20', applied: false, amount: 0, message: 'Not for these goods.' }] });
      expect(await screen.findByText('FELL20 gives nothing yet. Not for these goods.')).toBeTruthy();
    });

    test('a gift of a promotion stands beside what it comes with, and nothing can be done to it [CART-16]', async () => {
      const cart = () => services.carts.get('cart-1');
      withCart();
      const [first] = cart()?.items ?? [];
      if (!first) throw new Error('no line');
      as({ bonusItems: [{ ...first, id: 'gift', name: 'Camp Mug', bonus: true }] });
      const gift = (await screen.findByText('Free gift')).closest('li');
      expect(gift?.textContent).toContain('Camp Mug');
      expect(gift?.querySelector('button, input')).toBeNull();
    });
  });
});
