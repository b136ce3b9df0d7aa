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
import { type CartServices, cartId, cartServices, product } from '../testing/cart-services.ts';
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
  services.fill(cartId(1), [{ ...product(1), qty: 2 }]);
  storedCart.write({ basketId: cartId(1), totalItems: 2 });
}
const name = `Product ${product(1).upc}`;

describe('the cart page', () => {
  test('has a server-rendered frame without personal data', () => {
    withCart();
    const html = renderToString(page().element);
    expect(html).toContain('Your cart');
    expect(html).not.toContain(name);
  });

  test('offers links into the shop without a cart', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing packed yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop women' }).getAttribute('href')).toBe('/en-us/c/women-1000');
  });

  test('shows its lines and leads to checkout [CART-03]', async () => {
    withCart();
    show();
    expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Delivered to you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/en-us/checkout');
  });

  test('shows a read error instead of an empty cart, and offers to retry [CART-05]', async () => {
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

  test('saves lines for later, except gift cards, which would lose their amount and message [CART-13]', async () => {
    withCart();
    const [goods] = services.carts.get(cartId(1))?.items ?? [];
    if (!goods) throw new Error('no line');
    services.carts.set(cartId(1), {
      ...exampleCart,
      basketId: cartId(1),
      items: [goods, { ...goods, id: 'card', name: 'Gift Card', selectedShippingOption: 'digital' }],
    });
    const { element, platform } = page();
    platform.store.set(sessionAtom, { status: 'guest', consumerNo: 'c-1' });
    render(element);
    expect(await screen.findByRole('button', { name: 'Remove Gift Card' })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Save for later: ${name}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save for later: Gift Card' })).toBeNull();
  });

  test('shows beside the line why a quantity was refused [CART-25]', async () => {
    withCart();
    services.next('cart.updateItem', refuse('INV409', 'This item is no longer available in that quantity.'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'One more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This item is no longer available in that quantity.');
    expect(screen.getByRole('listitem').contains(alert)).toBe(true);
  });

  test('shows refusals of the whole cart above the lines [CART-11]', async () => {
    withCart();
    services.next('cart.updateItem', refuse('ORD517', 'Please look at the delivery again.'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'One more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please look at the delivery again.');
    expect(screen.getByRole('listitem').contains(alert)).toBe(false);
  });

  describe('applies promo codes [CART-14]', () => {
    const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Promo code', hidden: true });
    const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));

    test('shows why a code was refused beside the input', async () => {
      withCart();
      services.next('cart.applyCoupon', refuse('PRM155', 'This code has expired.'));
      show();
      fireEvent.input(await code(), { target: { value: ' SPRING ' } });
      apply();
      expect(await screen.findByText('This code has expired.')).toBeTruthy();
      expect(services.inputs('cart.applyCoupon')[0]?.body).toMatchObject({ code: 'SPRING' });
      expect((await code()).value).toBe(' SPRING ');
    });

    test('asks for a code instead of sending an empty one', async () => {
      withCart();
      show();
      await code();
      apply();
      expect(await screen.findByText('Please enter a code.')).toBeTruthy();
      expect(services.made('cart.applyCoupon')).toEqual([]);
    });

    test('says when a code could not be removed', async () => {
      withCart();
      const cart = services.carts.get(cartId(1));
      if (cart)
        services.carts.set(cartId(1), { ...cart, couponItems: [{ code: 'SPRING', applied: true, amount: 500 }] });
      services.next('cart.removeCoupon', refuse('NET503'));
      show();
      fireEvent.click(await screen.findByRole('button', { name: 'Remove code SPRING', hidden: true }));
      expect(await screen.findByText('The code could not be removed. Please try again.')).toBeTruthy();
    });
  });

  describe("shows the services' messages about the cart", () => {
    const as = (change: Partial<NonNullable<ReturnType<CartServices['carts']['get']>>>) => {
      withCart();
      const cart = services.carts.get(cartId(1));
      if (cart) services.carts.set(cartId(1), { ...cart, ...change });
      show();
    };

    test('shows how long its stock is reserved [CART-28]', async () => {
      as({ reservedUntil: '2026-11-21T12:15:00.000Z' });
      expect(await screen.findByText(/^Held for you until \d+:15/)).toBeTruthy();
    });

    test('shows changes made by the services, at the cart and at the line, until dismissed [CART-12]', async () => {
      const itemId = `line-${product(1).upc}`;
      as({ flash: [{ code: 'PickupToSthTransition', message: 'No longer in the store.', itemId }] });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Your order has been updated');
      expect(alert.textContent).toContain(`${name}: No longer in the store.`);
      expect(screen.getByText('Delivery method changed')).toBeTruthy();
      fireEvent.click(within(alert).getByRole('button', { name: 'All right' }));
      expect(screen.queryByText('Delivery method changed')).toBeNull();
    });

    test('does not show a code without effect as applied [CART-14]', async () => {
      as({ couponItems: [{ code: 'FELL20', applied: false, amount: 0, message: 'Not for these goods.' }] });
      expect(await screen.findByText('FELL20 gives nothing yet. Not for these goods.')).toBeTruthy();
    });

    test('says how many of the units ordered are missing [CART-27]', async () => {
      withCart();
      const [line] = services.carts.get(cartId(1))?.items ?? [];
      if (!line) throw new Error('no line');
      const few = {
        code: 'ProductLineItemInventoryMissing',
        message: 'Only 1 left; we cannot send 3.',
        details: { available: 1, qty: 3, missingQty: 2 },
      } as const;
      as({ items: [{ ...line, qty: 3, customerNotifications: [few] }] });
      expect(await screen.findByText('Only 1 left; we cannot send 3. 2 are missing.')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Take 1' })).toBeTruthy();
    });

    test('breaks the total down: savings, items after them, rewards, and taxes that are added [CART-24]', async () => {
      const { totals } = exampleCart;
      const taxLines = [
        { label: 'GST', ratePercent: 5, amount: 900 },
        { label: 'PST', ratePercent: 7, amount: 1260 },
      ];
      as({
        totals: {
          ...totals,
          itemTotal: 20_000,
          itemSubTotal: 19_000,
          totalDiscount: 2000,
          appliedRewards: 1000,
          shipping: 0,
          taxation: 'net',
          tax: 2160,
          taxAmount: 2160,
          taxLines,
          totalWithoutTax: 18_000,
          netAmount: 18_000,
          total: 20_160,
        },
      });
      await screen.findByRole('link', { name: 'Checkout' });
      const amounts = Object.fromEntries(
        screen
          .getAllByRole('term')
          .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
      );
      expect(amounts).toMatchObject({
        Subtotal: '$200.00',
        'Items after savings': '$190.00',
        'Loyalty reward': '−$10.00',
        'Total before tax': '$180.00',
        Tax: '$21.60',
        GST: '$9.00',
        PST: '$12.60',
        Total: '$201.60',
      });
    });

    test('says which tax the total contains, and what it is without [CART-24]', async () => {
      const { totals } = exampleCart;
      const taxLines = [{ label: 'VAT', ratePercent: 20, amount: 2000 }];
      as({
        totals: {
          ...totals,
          taxation: 'gross',
          tax: 2000,
          taxAmount: 2000,
          taxLines,
          netAmount: 10_000,
          total: 12_000,
        },
      });
      expect(await screen.findByText('incl. VAT 20% $20.00 · Net $100.00')).toBeTruthy();
    });

    test("shows a promotion's gift beside its line, without actions [CART-16]", async () => {
      const cart = () => services.carts.get(cartId(1));
      withCart();
      const [first] = cart()?.items ?? [];
      if (!first) throw new Error('no line');
      as({ bonusItems: [{ ...first, id: 'gift', name: 'Camp Mug', bonus: true }] });
      const gift = (await screen.findByText('Free gift')).closest('li');
      expect(gift?.textContent).toContain('Camp Mug');
      expect(gift?.querySelector('button, input')).toBeNull();
    });

    test('says so when a change takes a gift away, until that was read [CART-16]', async () => {
      withCart();
      const [first] = services.carts.get(cartId(1))?.items ?? [];
      if (!first) throw new Error('no line');
      as({ bonusItems: [{ ...first, id: 'gift', upc: product(9).upc, name: 'Camp Mug', bonus: true }] });
      await screen.findByText('Free gift');
      fireEvent.click(screen.getByRole('button', { name: /^One less/ }));
      const words = /Your free gift is no longer included: Camp Mug/;
      const tracked = (await screen.findByText(words)).closest('[role=status]') as HTMLElement;
      fireEvent.click(within(tracked).getByRole('button', { name: 'All right' }));
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    });
  });
});
