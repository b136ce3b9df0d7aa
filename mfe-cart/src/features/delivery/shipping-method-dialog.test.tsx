import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ShippingGroup } from 'shared-contracts/calls/cart-entities';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CartServices, cartId, servicesWithLine } from '../../testing/cart-services.ts';
import ShippingMethodDialog from './shipping-method-dialog.tsx';

let services: CartServices;
beforeEach(() => {
  services = servicesWithLine();
});
afterEach(cleanup);

const [home] = exampleCart.shippingMethods as [ShippingGroup];
const express = { ...home.applicableShippingMethods[0]!, id: 'express', code: 'express' as const, label: 'Express' };

function show(shippingId = 'me') {
  const cart = services.carts.get(cartId(1))!;
  const group = {
    ...home,
    applicableShippingMethods: [...home.applicableShippingMethods, { ...express, selected: false }],
  };
  services.carts.set(cartId(1), { ...cart, shippingMethods: [group] });
  const resolve = vi.fn();
  render(
    <PlatformProvider platform={fakePlatform({ answer: services.answer })}>
      <ShippingMethodDialog
        props={{ shippingId }}
        open
        resolve={resolve}
        dismiss={() => undefined}
        onClosed={() => undefined}
      />
    </PlatformProvider>,
  );
  return resolve;
}
const chooseExpress = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /Express/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Use this method' }));
};

describe('the delivery method of a group [CART-21]', () => {
  test('is sent with its code and its id, as the shopper’s own choice', async () => {
    services.next('cart.setShippingMethod', () => ({ id: cartId(1), revision: 2, flash: [] }));
    const resolve = show();
    await chooseExpress();
    await eventually(() => expect(resolve).toHaveBeenCalledOnce());
    expect(services.inputs('cart.setShippingMethod')[0]?.body).toEqual({
      cartId: cartId(1),
      shippingId: 'me',
      code: 'express',
      methodId: 'express',
      shopperAppliedSM: true,
    });
  });

  test('shows beside the choice that it is no longer offered, and stays open [SHP404]', async () => {
    services.next('cart.setShippingMethod', () => {
      throw new ProductError('SHP404', 'This delivery method is not available. Please choose another one.');
    });
    const resolve = show();
    await chooseExpress();
    expect((await screen.findByRole('alert')).textContent).toContain('not available');
    expect(resolve).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard/ }).checked).toBe(true);
  });

  test('cannot be chosen for a group that no longer exists', async () => {
    show('US01');
    expect(await screen.findByText('There is nothing to deliver here any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use this method' })).toBeNull();
  });
});
