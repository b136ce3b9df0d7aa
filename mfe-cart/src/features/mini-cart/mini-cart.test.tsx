import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PlatformProvider } from 'shared-contracts/platform';
import { storedCart } from 'storefront-kit/stored-cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import createCartService from '../../service/cart-service.ts';
import { cartServices, product } from '../../testing/cart-services.ts';
import MiniCart from './mini-cart.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open(addedItemId?: string) {
  const services = cartServices();
  services.fill('cart-1', [product(1), product(2)]);
  storedCart.write({ basketId: 'cart-1', totalItems: 2 });
  const dismiss = vi.fn();
  render(
    <PlatformProvider platform={fakePlatform({ answer: services.answer })}>
      <MemoryRouter initialEntries={['/en-us']}>
        <MiniCart
          props={addedItemId ? { addedItemId } : {}}
          open
          resolve={() => undefined}
          dismiss={dismiss}
          onClosed={() => undefined}
        />
      </MemoryRouter>
    </PlatformProvider>,
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
    render(
      <PlatformProvider platform={platform}>
        <MemoryRouter initialEntries={['/en-us']}>
          <MiniCart
            props={dialog?.props as { readonly addedItemId?: string }}
            open
            resolve={() => undefined}
            dismiss={() => undefined}
            onClosed={() => undefined}
          />
        </MemoryRouter>
      </PlatformProvider>,
    );
    expect(await names()).toEqual([`Product ${product(1).upc}`]);
    expect(services.inputs('cart.read')).toMatchObject([{ query: { isPatchRequired: 'true' } }]);
  });

  test('closes when the shopper leaves for the cart page or checkout', async () => {
    const dismiss = open();
    await names();
    fireEvent.click(screen.getByRole('link', { name: 'View cart' }));
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
