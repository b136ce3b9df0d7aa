import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Fragment, type PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Cart, exampleCart } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { expressSlot } from 'shared-contracts/slots/checkout';
import { SlotHostContext } from 'storefront-kit/slot';
import { storedCart } from 'storefront-kit/stored-cart';
import { type FakePlatform, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import createCartService from '../../service/cart-service.ts';
import { cartId, cartServices, product } from '../../testing/cart-services.ts';
import MiniCart from './mini-cart.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface PanelProps {
  readonly platform: FakePlatform;
  readonly props?: { readonly addedItemId?: string } | undefined;
  readonly dismiss?: () => void;
}

const Panel = ({ platform, props = {}, dismiss = () => undefined }: PanelProps) => (
  <PlatformProvider platform={platform}>
    <MemoryRouter initialEntries={['/en-us']}>
      <MiniCart props={props} open resolve={() => undefined} dismiss={dismiss} onClosed={() => undefined} />
    </MemoryRouter>
  </PlatformProvider>
);

function open(addedItemId?: string, change: Partial<Cart> = {}, Around: ComponentType<PropsWithChildren> = Fragment) {
  const services = cartServices();
  services.fill(cartId(1), [product(1), product(2)]);
  const cart = services.carts.get(cartId(1));
  if (cart) services.carts.set(cartId(1), { ...cart, ...change });
  storedCart.write({ basketId: cartId(1), totalItems: 2 });
  const dismiss = vi.fn();
  render(
    <Around>
      <Panel
        platform={fakePlatform({ answer: services.answer })}
        props={addedItemId ? { addedItemId } : {}}
        dismiss={dismiss}
      />
    </Around>,
  );
  return dismiss;
}
const names = async () => {
  await screen.findByRole('link', { name: 'Checkout' });
  return screen.getAllByRole('link', { name: /^Product/ }).map(({ textContent }) => textContent);
};

describe('the mini cart [CART-02]', () => {
  test('shows the line that was just added first', async () => {
    open(`line-${product(2).upc}`);
    expect(await names()).toEqual([`Product ${product(2).upc}`, `Product ${product(1).upc}`]);
  });

  test('keeps the order of the cart when nothing was added', async () => {
    open();
    expect(await names()).toEqual([`Product ${product(1).upc}`, `Product ${product(2).upc}`]);
  });

  test('reads the cart once after an add that opens it', async () => {
    const services = cartServices();
    const platform = fakePlatform({ answer: services.answer });
    await createCartService(platform).add({ ...product(1), name: 'Skarn Shell Jacket' });
    const [dialog] = platform.dialogs.opened();
    render(<Panel platform={platform} props={dialog?.props as { readonly addedItemId?: string }} />);
    expect(await names()).toEqual([`Product ${product(1).upc}`]);
    expect(services.inputs('cart.read')).toMatchObject([{ query: { isPatchRequired: 'true' } }]);
  });

  test('shows quantities, progress of promotions, and totals [CART-23]', async () => {
    open(undefined, {
      approachingPromotions: [
        {
          id: 'free-delivery',
          contexts: ['minicart'],
          promotionClass: 'SHIPPING',
          thresholdStatus: 'Below Threshold',
          distanceFromConditionThreshold: 2000,
          conditionThreshold: 9900,
          message: 'Free delivery|$20.00 to go|on standard delivery',
        },
      ],
      totals: { ...exampleCart.totals, itemTotal: 69_800, total: 69_800 },
    });
    await names();
    const quantities = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of Product/ });
    expect(quantities.map(({ value }) => value)).toEqual(['1', '1']);
    const progress = screen.getByRole('progressbar', { name: 'Free delivery · $20.00 to go · on standard delivery' });
    expect(progress.getAttribute('aria-valuenow') ?? progress.getAttribute('value')).toBe('7900');
    for (const term of ['Subtotal', 'Total'])
      expect(screen.getByText(term).closest('dt')?.nextElementSibling?.textContent).toBe('$698.00');
  });

  test('offers express payment below the totals, above the links, which it cannot move [CART-23] [CART-30]', async () => {
    const slots: unknown[] = [];
    const Host = ({ name, props }: { readonly name: string; readonly props: object }) => {
      slots.push([name, props]);
      return <button type="button">PayPal</button>;
    };
    open(undefined, {}, ({ children }) => <SlotHostContext value={Host}>{children}</SlotHostContext>);
    await names();
    const express = screen.getByRole('button', { name: 'PayPal' });
    expect(slots).toContainEqual([expressSlot.name, { place: 'mini-cart' }]);
    const order = [screen.getByText('Total'), express, screen.getByRole('link', { name: 'Checkout' })];
    for (const [index, one] of order.slice(1).entries())
      expect(order[index]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('scrolls smoothly to an error above the lines [CART-23]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const services = cartServices();
    services.fill(cartId(1), [product(1)]);
    storedCart.write({ basketId: cartId(1), totalItems: 1 });
    const failing = () => {
      throw new ProductError('NET503', '');
    };
    services.next('cart.read', failing, failing);
    render(<Panel platform={fakePlatform({ answer: services.answer })} />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your cart could not be loaded.');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'nearest' }));
    scroll.mockRestore();
  });

  test('closes when the shopper leaves for the cart page or checkout', async () => {
    const dismiss = open();
    await names();
    fireEvent.click(screen.getByRole('link', { name: 'View cart' }));
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
