import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleDetails, exampleVariant, type ProductDetails } from 'shared-contracts/calls/product-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { type AddToCart, type CartService, cartService } from 'shared-contracts/services/cart';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BuyBox } from './buy-box.tsx';

afterEach(cleanup);

const option = (id: string) => ({ id, label: id, value: id, available: true });
const size = { type: 'size' as const, label: 'Size', options: [option('S'), option('M')] };
const product: ProductDetails = {
  ...exampleDetails,
  attributes: [size],
  variants: [
    { ...exampleVariant, id: 'S', upc: '0400000000024', attributes: { size: 'S' } },
    { ...exampleVariant, id: 'M', attributes: { size: 'M' } },
  ],
};

const preload = vi.fn();

function show(add: (item: AddToCart) => Promise<undefined>, shown = product, load?: () => Promise<CartService>) {
  const report = vi.fn();
  const done = () => Promise.resolve();
  const service: CartService = { add, changeVariant: done, renew: done, openMiniCart: () => undefined };
  // The buy box needs these parts of the platform and no others.
  const platform = {
    locale: locales['en-us'],
    services: { load: load ?? (() => Promise.resolve(service)), preload },
    report,
  } as unknown as Platform;
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/p/x']}>
        <BuyBox product={shown} availability={null} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { report };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the buy box [CAT-02]', () => {
  test('asks for a size before it adds, and puts the focus there', async () => {
    const add = vi.fn(() => Promise.resolve(undefined));
    show(add);
    press('Add to cart');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(add).not.toHaveBeenCalled();
  });

  test('adds the size that was chosen, through the cart’s own service [CART-02]', async () => {
    const add = vi.fn((_: AddToCart) => Promise.resolve(undefined));
    show(add);
    fireEvent.click(screen.getByRole('radio', { name: /^M/ }));
    press(/\$349\.00/);
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      productId: 'TF4K2M9A0C5',
      upc: exampleVariant.upc,
      name: 'Skarn Shell Jacket',
      picture: exampleDetails.pictures[0],
    });
  });

  test('tells why something was not added, and can be pressed again', async () => {
    const add = vi.fn<(item: AddToCart) => Promise<undefined>>(() => Promise.resolve(undefined));
    add.mockRejectedValueOnce(new ProductError('INV700', 'This item has just sold out.'));
    const { report } = show(add);
    fireEvent.click(screen.getByRole('radio', { name: /^M/ }));
    press(/\$349\.00/);
    expect((await screen.findByRole('alert')).textContent).toBe('This item has just sold out.');
    expect(report).toHaveBeenCalledOnce();
    press(/\$349\.00/);
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('says so when the cart cannot be loaded, and keeps the page [PLT-10]', async () => {
    show(
      () => Promise.resolve(undefined),
      product,
      () => Promise.reject(new Error('no release')),
    );
    fireEvent.click(screen.getByRole('radio', { name: /^M/ }));
    press(/\$349\.00/);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Skarn Shell Jacket');
  });

  test('has the cart’s code fetched by the shopper’s first move, before anything is pressed', () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    show(() => Promise.resolve(undefined));
    expect(preload).not.toHaveBeenCalled();
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(preload).toHaveBeenCalledExactlyOnceWith(cartService);
    vi.unstubAllGlobals();
  });

  test('sells nothing that is sold out', () => {
    const add = vi.fn(() => Promise.resolve(undefined));
    show(add, { ...product, variants: product.variants.map((variant) => ({ ...variant, available: 0 })) });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /sold out|out of stock/i });
    expect(button.disabled).toBe(true);
  });
});
