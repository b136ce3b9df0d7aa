import { refuse } from 'storefront-kit/testing/services';
import { describe, expect, test } from 'vitest';
import { model, services, state, withJacket } from '../testing/cart-page.ts';

describe('promo codes [CART-14]', () => {
  test('rejects a refused code with its reason and leaves the cart unchanged', async () => {
    await withJacket();
    services.next('cart.applyCoupon', refuse('PRM155', 'This code has expired.'));
    await expect(model.applyCoupon('SPRING')).rejects.toMatchObject({ id: 'PRM155' });
    await model.refresh();
    expect(state()).toMatchObject({ status: 'success', settling: false });
  });
});
