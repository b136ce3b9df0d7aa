import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleDetails, exampleVariant, type ProductDetails } from 'shared-contracts/calls/product-entities';
import { postAvailability } from 'shared-contracts/calls/products';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { type AddToCart, type CartService, cartService } from 'shared-contracts/services/cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
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

function show(add: (item: AddToCart) => Promise<undefined>, shown = product, load?: () => Promise<CartService>) {
  const done = () => Promise.resolve();
  const service: CartService = {
    add,
    addAll: done,
    changeVariant: done,
    changeSaved: done,
    renew: done,
    openMiniCart: () => undefined,
  };
  const platform = fakePlatform({
    answer: () => postAvailability.example,
    services: { [cartService.name]: load ?? service },
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/p/x']}>
        <BuyBox product={shown} availability={postAvailability.example} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the buy box [CAT-02]', () => {
  test('asks for a size before adding, and focuses the choice', async () => {
    const add = vi.fn(() => Promise.resolve(undefined));
    show(add);
    press('Add to cart');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(add).not.toHaveBeenCalled();
  });

  test('leads to each color by a swatch, and says which is shown and which is gone', () => {
    const [shown] = exampleDetails.colors;
    const gone = { ...shown!, productId: 'TF4K2M9A1B2', label: 'Fern', available: false };
    show(() => Promise.resolve(undefined), { ...product, colors: [shown!, gone] });
    const swatches = within(screen.getByRole('list', { name: 'Color' })).getAllByRole('link');
    expect(swatches.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
    expect(swatches[1]?.getAttribute('href')).toContain('TF4K2M9A1B2');
    expect(swatches[1]?.getAttribute('aria-label')).toBe('Fern, Sold out');
  });

  test('adds the chosen size through the cart’s service [CART-02]', async () => {
    const add = vi.fn((_: AddToCart) => Promise.resolve(undefined));
    show(add);
    fireEvent.click(screen.getByRole('radio', { name: /^M/ }));
    press(/\$349\.00/);
    await eventually(() => expect(add).toHaveBeenCalledOnce());
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      productId: 'TF4K2M9A0C5',
      upc: exampleVariant.upc,
      name: 'Skarn Shell Jacket',
      picture: exampleDetails.pictures[0],
    });
  });

  test('shows why adding failed, and can be pressed again', async () => {
    const add = vi.fn<(item: AddToCart) => Promise<undefined>>(() => Promise.resolve(undefined));
    add.mockRejectedValueOnce(new ProductError('INV700', 'This item has just sold out.'));
    const { faults } = show(add);
    fireEvent.click(screen.getByRole('radio', { name: /^M/ }));
    press(/\$349\.00/);
    expect((await screen.findByRole('alert')).textContent).toBe('This item has just sold out.');
    expect(faults).not.toHaveBeenCalled();
    press(/\$349\.00/);
    await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('shows an error when the cart cannot be loaded, and keeps the page [PLT-10]', async () => {
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

  test('preloads the cart service on the shopper’s first move, before any click', () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const { preload } = show(() => Promise.resolve(undefined)).services;
    expect(preload).not.toHaveBeenCalled();
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(preload).toHaveBeenCalledExactlyOnceWith(cartService);
    vi.unstubAllGlobals();
  });

  test('offers no purchase of sold-out products', () => {
    const add = vi.fn(() => Promise.resolve(undefined));
    show(add, { ...product, variants: product.variants.map((variant) => ({ ...variant, available: 0 })) });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /sold out|out of stock/i });
    expect(button.disabled).toBe(true);
  });

  test('names a day of delivery only for what can be bought', () => {
    const [small, medium] = product.variants;
    show(() => Promise.resolve(undefined), { ...product, variants: [{ ...small!, available: 0 }, medium!] });
    const day = () => screen.queryByText(/^Arrives/);
    expect(day()).not.toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^S/ }));
    expect(day()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^M/ }));
    expect(day()).not.toBeNull();
  });

  test('promises of a gift card neither a parcel nor a return, and a price to begin with', () => {
    show(() => Promise.resolve(undefined), { ...product, productType: 'digital' });
    expect(screen.getByText('Emailed to the recipient right after the order')).toBeTruthy();
    expect(screen.queryByText(/^Arrives|returns|repaired/)).toBeNull();
    expect(screen.getByText('from $349.00')).toBeTruthy();
  });

  test('offers to write when a size to come is sold, which the store does not have either', async () => {
    const [variant] = product.variants;
    const toCome = { productInventoryState: 'COMING_SOON' as const, stockStatusLabel: 'Coming soon', available: 0 };
    show(() => Promise.resolve(undefined), {
      ...product,
      publishDate: '2027-01-10',
      attributes: [
        {
          ...size,
          options: [
            { ...option('S'), available: false },
            { ...option('M'), available: false },
          ],
        },
      ],
      variants: [{ ...variant!, ...toCome, notifyMe: true }],
    });
    expect(screen.queryByText(/^Arrives/)).toBeNull();
    expect(screen.queryByRole('button', { name: /pick up/i })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'S Coming soon' }));
    expect(await screen.findByText(/^On sale from .*10/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Email me when it is in stock' })).toBeTruthy();
  });
});
