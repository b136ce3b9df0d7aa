// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followFavorites, readFavorites, storedFavoritesKey, writeFavorites } from './stored-favorites.ts';

beforeEach(() => localStorage.clear());

describe('the stored favorites of this browser [ACC-13]', () => {
  test('are empty at first, then what was written', () => {
    expect(readFavorites()).toEqual({ isOffered: true, items: {} });
    writeFavorites({ isOffered: true, items: { TF4K2M9A0C5: 'entry-1' } });
    expect(readFavorites().items).toEqual({ TF4K2M9A0C5: 'entry-1' });
    writeFavorites(undefined);
    expect(readFavorites().items).toEqual({});
  });

  test('notify subscribers until they unsubscribe', () => {
    const changed = vi.fn();
    const stop = followFavorites(changed);
    writeFavorites({ isOffered: true, items: { A: '1' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    stop();
    writeFavorites(undefined);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('keep their identity while unchanged', () => {
    writeFavorites({ isOffered: true, items: { A: '1' } });
    expect(readFavorites()).toBe(readFavorites());
  });

  test('are not offered to employees [ACC-19]', () => {
    writeFavorites({ isOffered: false, items: {} });
    expect(readFavorites().isOffered).toBe(false);
  });

  test('are empty when unreadable', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(storedFavoritesKey, '{');
    expect(readFavorites()).toEqual({ isOffered: true, items: {} });
    expect(warn).toHaveBeenCalledOnce();
  });
});
