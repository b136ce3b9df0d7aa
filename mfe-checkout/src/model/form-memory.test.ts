import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetTyped, keepTyped, typedBefore } from './form-memory.ts';

beforeEach(() => sessionStorage.clear());

describe('what was typed', () => {
  test('in a form is there after a reload, and stays apart from that of another', () => {
    keepTyped('shipping', { city: 'Portland' });
    keepTyped('billing', { city: 'Leeds' });
    expect(typedBefore('shipping')).toEqual({ city: 'Portland' });
    expect(typedBefore('billing')).toEqual({ city: 'Leeds' });
  });

  test('is forgotten with the order, and nothing else of the tab is', () => {
    sessionStorage.setItem('other', 'kept');
    keepTyped('shipping', { city: 'Portland' });
    keepTyped('billing', { city: 'Leeds' });
    forgetTyped();
    expect(typedBefore('shipping')).toBeUndefined();
    expect(typedBefore('billing')).toBeUndefined();
    expect(sessionStorage.getItem('other')).toBe('kept');
  });

  test('never was, where nothing was typed or what is there cannot be read', () => {
    expect(typedBefore('shipping')).toBeUndefined();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('tarnfell.checkout.shipping', '{');
    expect(typedBefore('shipping')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
