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

  test('are deleted half an hour after the last change [SEC-05]', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
    keepTyped('shipping', { city: 'Portland' });
    vi.setSystemTime(new Date('2026-11-23T10:29:00Z'));
    expect(typedBefore('shipping')).toEqual({ city: 'Portland' });
    vi.setSystemTime(new Date('2026-11-23T10:31:00Z'));
    expect(typedBefore('shipping')).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
    vi.useRealTimers();
  });

  test('are empty when nothing was typed or the stored value is unreadable', () => {
    expect(typedBefore('shipping')).toBeUndefined();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('shop.typed.checkout.shipping', '{');
    expect(typedBefore('shipping')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
