// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseCartSummary, readStoredCart, storedCartKey, writeStoredCart } from './stored-cart.ts';

const summary = { basketId: 'b1', totalItems: 2, total: 34900, currency: 'USD' as const };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

describe('which cart is this browser’s [CART-01]', () => {
  test('survives a reload and is seen by other tabs', () => {
    writeStoredCart(summary);
    expect(readStoredCart()).toEqual(summary);
    expect(parseCartSummary(localStorage.getItem(storedCartKey))).toEqual(summary);
  });

  test('is forgotten when the cart is', () => {
    writeStoredCart(summary);
    writeStoredCart(undefined);
    expect(readStoredCart()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test.each(['not json', '[]', '{"totalItems":"two"}', '{"totalItems":1,"total":1.5}'])(
    'what cannot be read is left aside with a warning: %s',
    (value) => {
      expect(parseCartSummary(value)).toBeUndefined();
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test('a browser that allows no storage still shops, on this page', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => writeStoredCart(summary)).not.toThrow();
    expect(readStoredCart()).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
