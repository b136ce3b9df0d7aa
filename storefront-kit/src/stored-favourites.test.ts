// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followFavourites, readFavourites, storedFavouritesKey, writeFavourites } from './stored-favourites.ts';

beforeEach(() => localStorage.clear());

describe('favourites of this browser [ACC-13]', () => {
  test('are none at first, and then what was written', () => {
    expect(readFavourites()).toEqual({ isOffered: true, items: {} });
    writeFavourites({ isOffered: true, items: { TF4K2M9A0C5: 'entry-1' } });
    expect(readFavourites().items).toEqual({ TF4K2M9A0C5: 'entry-1' });
    writeFavourites(undefined);
    expect(readFavourites().items).toEqual({});
  });

  test('are followed as long as somebody wants to', () => {
    const changed = vi.fn();
    const stop = followFavourites(changed);
    writeFavourites({ isOffered: true, items: { A: '1' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    stop();
    writeFavourites(undefined);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('are the same object while nothing changes', () => {
    writeFavourites({ isOffered: true, items: { A: '1' } });
    expect(readFavourites()).toBe(readFavourites());
  });

  test('of an employee are not offered [ACC-19]', () => {
    writeFavourites({ isOffered: false, items: {} });
    expect(readFavourites().isOffered).toBe(false);
  });

  test('that cannot be read are none', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(storedFavouritesKey, '{');
    expect(readFavourites()).toEqual({ isOffered: true, items: {} });
    expect(warn).toHaveBeenCalledOnce();
  });
});
