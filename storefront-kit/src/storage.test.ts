import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeStored, storedText, storedValue } from './storage.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

function denyStorage(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const denied = { getItem: deny, setItem: deny, removeItem: deny };
  vi.stubGlobal('localStorage', denied);
  vi.stubGlobal('sessionStorage', denied);
}

describe('a stored value', () => {
  const size = storedValue('local', 'shop.cart', v.parser(v.object({ size: v.number() })));

  test('is undefined until written, and again once removed', () => {
    expect(size.read()).toBeUndefined();
    size.write({ size: 4 });
    expect(size.read()).toEqual({ size: 4 });
    size.write(undefined);
    expect(size.read()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test.each(['not json', '[]', '{"size":"four"}'])('ignores the invalid text %s with a warning', (text) => {
    localStorage.setItem(size.key, text);
    expect(size.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('reports changes of other tabs until the subscription ends', () => {
    const onChange = vi.fn();
    const stop = size.subscribe(onChange);
    window.dispatchEvent(new StorageEvent('storage', { key: size.key, newValue: '{"size":5}' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '{"size":6}' }));
    window.dispatchEvent(new StorageEvent('storage', { key: size.key, newValue: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: size.key, newValue: '{"size":7}' }));
    expect(onChange.mock.calls).toEqual([[{ size: 5 }], [undefined]]);
  });

  test('is dropped with a warning when the browser denies storage', () => {
    denyStorage();
    size.write({ size: 4 });
    expect(size.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('a stored text that is kept in memory', () => {
  const note = storedText('session', 'shop.typed.note', { keepInMemory: true });

  test('survives on the page when the browser denies storage, until it is removed', () => {
    denyStorage();
    note.write('two nights');
    expect(note.read()).toBe('two nights');
    removeStored('session', 'shop.typed.');
    expect(note.read()).toBeUndefined();
  });
});

test('removes every value with a prefix and leaves the others', () => {
  storedText('session', 'shop.typed.a').write('1');
  storedText('session', 'shop.reloaded').write('2');
  removeStored('session', 'shop.typed.');
  expect(storedText('session', 'shop.typed.a').read()).toBeUndefined();
  expect(storedText('session', 'shop.reloaded').read()).toBe('2');
});
