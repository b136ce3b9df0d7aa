import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, vi } from 'vitest';
import { createCartModel } from '../service/cart-model.ts';
import type { CartModel } from '../service/cart-state.ts';
import { lineErrorText } from '../service/line-error-text.ts';
import { type CartServices, cartServices, product } from './cart-services.ts';

export const jacket = product(1);
export const boot = product(2);

/** Fresh for each test: fake services, a platform over them, and the cart model under test. */
export let services: CartServices;
export let page: ReturnType<typeof fakePlatform>;
export let model: CartModel;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  services = cartServices();
  page = fakePlatform({ answer: services.answer });
  model = createCartModel(page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

export const state = () => page.store.get(model.atom);
/** The errors shown at the lines. */
export const lineErrors = () =>
  Object.fromEntries(Object.entries(state().itemErrors).map(([id, error]) => [id, lineErrorText(error, page.locale)]));
export const line = (n = 0): CartItem => {
  const item = state().cart?.items[n];
  if (!item) throw new Error(`the cart has no line ${n}`);
  return item;
};

/** Adds a jacket and reads the cart. */
export async function withJacket(): Promise<Cart> {
  await model.add(jacket);
  await model.refresh();
  const { cart } = state();
  if (!cart) throw new Error('the cart was not made');
  return cart;
}
