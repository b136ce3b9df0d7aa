// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedCart } from './stored-cart.ts';

const summary = {
  basketId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e01',
  totalItems: 2,
  total: 34900,
  currency: 'USD' as const,
};
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

describe('the stored cart of this browser [CART-01]', () => {
  test('survives a reload', () => {
    storedCart.write(summary);
    expect(storedCart.read()).toEqual(summary);
  });

  test('is removed with the cart', () => {
    storedCart.write(summary);
    storedCart.write(undefined);
    expect(storedCart.read()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test.each([
    'not json',
    '[]',
    '{"totalItems":"two"}',
    '{"totalItems":1,"total":1.5}',
    '{"totalItems":1,"basketId":"b1"}',
  ])('ignores the invalid value %s with a warning', (value) => {
    localStorage.setItem(storedCart.key, value);
    expect(storedCart.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is missing, without an error, when the browser denies storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => storedCart.write(summary)).not.toThrow();
    expect(storedCart.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
