import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { afterEach, beforeEach, vi } from 'vitest';
import { createCartModel } from '../service/cart-model.ts';
import type { CartModel } from '../service/cart-state.ts';
import { type FakeServices, fakePlatform, fakeServices, product } from './fake-shop.ts';

export const jacket = product(1);
export const boot = product(2);

/** What a test of the cart has before it: services, a page over them, and its cart; new for each test. */
export let services: FakeServices;
export let page: ReturnType<typeof fakePlatform>;
export let model: CartModel;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  services = fakeServices();
  page = fakePlatform(services);
  model = createCartModel(page.platform);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

export const state = () => page.platform.store.get(model.atom);
export const fail =
  (id: string, message = '', details: ProductError['details'] = []) =>
  () => {
    throw new ProductError(id, message, { details });
  };
export const line = (n = 0): CartItem => {
  const item = state().cart?.items[n];
  if (!item) throw new Error(`the cart has no line ${n}`);
  return item;
};

/** A shopper who has a jacket in the cart and sees it. */
export async function withJacket(): Promise<Cart> {
  await model.add(jacket);
  await model.refresh();
  const { cart } = state();
  if (!cart) throw new Error('the cart was not made');
  return cart;
}
