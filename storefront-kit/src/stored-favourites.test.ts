// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followFavourites, readFavourites, storedFavouritesKey, writeFavourites } from './stored-favourites.ts';

beforeEach(() => localStorage.clear());

describe('the stored favorites of this browser [ACC-13]', () => {
  test('are empty at first, then what was written', () => {
    expect(readFavourites()).toEqual({ isOffered: true, items: {} });
    writeFavourites({ isOffered: true, items: { TF4K2M9A0C5: 'entry-1' } });
    expect(readFavourites().items).toEqual({ TF4K2M9A0C5: 'entry-1' });
    writeFavourites(undefined);
    expect(readFavourites().items).toEqual({});
  });

  test('notify subscribers until they unsubscribe', () => {
    const changed = vi.fn();
    const stop = followFavourites(changed);
    writeFavourites({ isOffered: true, items: { A: '1' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    stop();
    writeFavourites(undefined);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('keep their identity while unchanged', () => {
    writeFavourites({ isOffered: true, items: { A: '1' } });
    expect(readFavourites()).toBe(readFavourites());
  });

  test('are not offered to employees [ACC-19]', () => {
    writeFavourites({ isOffered: false, items: {} });
    expect(readFavourites().isOffered).toBe(false);
  });

  test('are empty when unreadable', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(storedFavouritesKey, '{');
    expect(readFavourites()).toEqual({ isOffered: true, items: {} });
    expect(warn).toHaveBeenCalledOnce();
  });
});
