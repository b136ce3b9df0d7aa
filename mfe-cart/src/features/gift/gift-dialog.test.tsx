import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CartServices, product, servicesWithLine } from '../../testing/cart-services.ts';
import GiftDialog from './gift-dialog.tsx';

const itemId = `line-${product(1).upc}`;
let services: CartServices;
beforeEach(() => {
  services = servicesWithLine();
});
afterEach(cleanup);

function show() {
  const resolve = vi.fn();
  render(
    <PlatformProvider platform={fakePlatform({ answer: services.answer })}>
      <GiftDialog props={{ itemId }} open resolve={resolve} dismiss={() => undefined} onClosed={() => undefined} />
    </PlatformProvider>,
  );
  return resolve;
}
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

describe('the gift option [CART-18]', () => {
  test('is sent trimmed and resolves', async () => {
    const resolve = show();
    await screen.findByRole('textbox', { name: /^For/ });
    type('For', ' Ada ');
    type('Your words', 'For the first snow.');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await eventually(() => expect(resolve).toHaveBeenCalledOnce());
    expect(services.inputs('cart.updateItem')[0]?.body).toMatchObject({
      itemId,
      giftOption: { to: 'Ada', message: 'For the first snow.' },
    });
  });

  test.each([
    ['GFS800', 'The gift option is not available for this item.'],
    ['GFO404', 'The gift option is not available at the moment.'],
  ])('shows %s in the dialog and keeps what was typed', async (id, message) => {
    services.next('cart.updateItem', () => {
      throw new ProductError(id, message);
    });
    const resolve = show();
    await screen.findByRole('textbox', { name: /^For/ });
    type('For', 'Ada');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^For/ }).value).toBe('Ada');
    expect(resolve).not.toHaveBeenCalled();
  });
});
