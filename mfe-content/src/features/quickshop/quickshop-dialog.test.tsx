import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleDetails, exampleVariant, type ProductDetails } from 'shared-contracts/calls/product-entities';
import { expressDialog } from 'shared-contracts/dialogs/checkout';
import type { ShoppingListContext } from 'shared-contracts/dialogs/content';
import { PlatformProvider } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import type { SessionState } from 'shared-contracts/session';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import QuickshopDialog from './quickshop-dialog.tsx';

const option = (id: string) => ({ id, label: id, value: id, available: true });
const product: ProductDetails = {
  ...exampleDetails,
  attributes: [
    { type: 'size', label: 'Size', options: [option('S'), option('M'), { ...option('L'), available: false }] },
  ],
  variants: [
    { ...exampleVariant, id: 'S', upc: '0400000000024', attributes: { size: 'S' } },
    { ...exampleVariant, id: 'M', attributes: { size: 'M' } },
    { ...exampleVariant, id: 'L', upc: '0400000000031', attributes: { size: 'L' }, available: 0 },
  ],
};
const guest: SessionState = { status: 'guest', consumerNo: 'c-1' };
const store = {
  storeId: 'US01',
  storeName: 'Portland',
  country: 'US',
  storeEmployeeId: 'E1',
  storeEmployeeName: 'Noor',
  idleSeconds: 9,
};
const associate: SessionState = { status: 'associate', consumerNo: 'c-1', store };

const cart = {
  add: vi.fn(async () => 'line-1'),
  changeVariant: vi.fn(async () => undefined),
  changeSaved: vi.fn(async () => undefined),
};
const resolve = vi.fn();

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

async function show({ session = guest, context }: { session?: SessionState; context?: ShoppingListContext } = {}) {
  const platform = fakePlatform({ session, answer: () => product, services: { [cartService.name]: cart } });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <QuickshopDialog
          props={{ productId: product.id, ...(context ? { context } : {}) }}
          open
          resolve={resolve}
          dismiss={() => undefined}
          onClosed={() => undefined}
        />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await screen.findByText(product.name);
  return platform;
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
const button = (name: RegExp | string) => screen.queryByRole('button', { name, hidden: true });

describe('wallets in the quick-shop [CAT-04]', () => {
  test('are offered once a size is chosen that can be bought', async () => {
    await show();
    expect(button(/^Buy now/)).toBeNull();
    choose('L Sold out');
    expect(button(/^Buy now/)).toBeNull();
    choose('M');
    expect(button('Buy now with PayPal or Apple Pay')).toBeTruthy();
  });

  test('add without the mini cart, and open in place of the quick-shop', async () => {
    const { dialogs } = await show();
    choose('S');
    fireEvent.click(button(/^Buy now/)!);
    await eventually(() => expect(dialogs.opened()).toMatchObject([{ name: expressDialog.name }]));
    expect(cart.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ upc: '0400000000024', showMiniCart: false }),
    );
    expect(resolve).toHaveBeenCalledOnce();
  });

  test('never name PayPal to an associate', async () => {
    await show({ session: associate });
    choose('M');
    expect(button('Buy now with Apple Pay')).toBeTruthy();
    expect(button(/PayPal/)).toBeNull();
  });

  test('are not offered where a line or a saved item is edited', async () => {
    await show({ context: { itemId: 'line-1', upc: '0400000000024' } });
    choose('M');
    expect(button('Update in cart')).toBeTruthy();
    expect(button(/^Buy now/)).toBeNull();
  });
});

test('a saved item is updated on its list, not in the cart [CAT-04]', async () => {
  const { toasts } = await show({ context: { list: 'saved', itemId: 'saved-1', upc: '0400000000024' } });
  expect(button('This is what you saved')).toBeTruthy();
  choose('M');
  fireEvent.click(button('Update saved item')!);
  await eventually(() => expect(resolve).toHaveBeenCalledOnce());
  expect(cart.changeSaved).toHaveBeenCalledExactlyOnceWith('saved-1', {
    productId: product.id,
    upc: exampleVariant.upc,
  });
  expect(cart.changeVariant).not.toHaveBeenCalled();
  expect(toasts.shown()).toMatchObject([{ tone: 'success' }]);
});
