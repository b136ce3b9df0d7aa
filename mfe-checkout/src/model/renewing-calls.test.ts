import { getCart } from 'shared-contracts/calls/cart';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { CartService } from 'shared-contracts/services/cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { describe, expect, test, vi } from 'vitest';
import { renewingCalls } from './renewing-calls.ts';

const params = { basketId: exampleCart.basketId };

function open(errorId: string, renew: CartService['renew'] = () => Promise.resolve(), held = exampleCart.items) {
  const report = vi.fn();
  const renewed = vi.fn(renew);
  const calls = renewingCalls(
    {
      calls: () => Promise.reject(new ProductError(errorId, 'no')),
      services: { load: () => Promise.resolve({ renew: renewed } as never), preload: () => undefined },
      report,
    },
    () => held,
  );
  return { report, renewed, ask: () => calls(getCart, { params }) };
}

describe('an ended session [CART-08] [CHK-01]', () => {
  test("is restarted once with the cart's items, and the error is shown where it occurred", async () => {
    const { ask, renewed } = open('AUT498');
    await expect(ask()).rejects.toMatchObject({ id: 'AUT498' });
    await expect(ask()).rejects.toMatchObject({ id: 'AUT498' });
    await eventually(() => expect(renewed.mock.calls).toEqual([[exampleCart.items]]));
  });

  test('is not restarted for other errors, nor when the cart is unknown', async () => {
    for (const { ask, renewed } of [open('PAY400'), open('AUT498', undefined, [])]) {
      await expect(ask()).rejects.toBeInstanceOf(ProductError);
      expect(renewed).not.toHaveBeenCalled();
    }
  });

  test('is retried with the next call when the restart fails', async () => {
    const { ask, renewed, report } = open('AUT498', () => Promise.reject(new Error('offline')));
    await expect(ask()).rejects.toBeInstanceOf(ProductError);
    await eventually(() => expect(report).toHaveBeenCalledOnce());
    await expect(ask()).rejects.toBeInstanceOf(ProductError);
    await eventually(() => expect(renewed).toHaveBeenCalledTimes(2));
  });
});
