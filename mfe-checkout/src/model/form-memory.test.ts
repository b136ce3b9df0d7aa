import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetTyped, keepTyped, typedBefore } from './form-memory.ts';

beforeEach(() => sessionStorage.clear());

describe('typed form values', () => {
  test('survive a reload, separately for each form', () => {
    keepTyped('shipping', { city: 'Portland' });
    keepTyped('billing', { city: 'Leeds' });
    expect(typedBefore('shipping')).toEqual({ city: 'Portland' });
    expect(typedBefore('billing')).toEqual({ city: 'Leeds' });
  });

  test('are deleted with the order, and nothing else in the tab is', () => {
    sessionStorage.setItem('other', 'kept');
    keepTyped('shipping', { city: 'Portland' });
    keepTyped('billing', { city: 'Leeds' });
    forgetTyped();
    expect(typedBefore('shipping')).toBeUndefined();
    expect(typedBefore('billing')).toBeUndefined();
    expect(sessionStorage.getItem('other')).toBe('kept');
  });

  test('are empty when nothing was typed or the stored value is unreadable', () => {
    expect(typedBefore('shipping')).toBeUndefined();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('tarnfell.checkout.form.shipping', '{');
    expect(typedBefore('shipping')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
