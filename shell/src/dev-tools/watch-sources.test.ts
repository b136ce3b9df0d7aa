// @vitest-environment happy-dom
import { locales } from 'shared-contracts/locale';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripWordsId } from '../app/strip-words.ts';
import { watchSources } from './watch-sources.ts';

const cart = 'http://localhost:3010';
const development = { overrides: { cart, content: 'http://localhost:3011' }, chosen: { cart } };
const gone = new Set<string>();
let end: () => void;
beforeEach(() => {
  gone.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    if (gone.has(new URL(url).origin)) throw new TypeError('Failed to fetch');
    return new Response();
  });
  document.body.innerHTML = `<p id="${stripWordsId}">as the server wrote it</p>`;
  end = watchSources(development, locales['en-us']);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const words = () => document.getElementById(stripWordsId)?.textContent;
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a developer’s server that goes down while a page is open [PLT-08]', () => {
  it('is told in the strip, and so is that it is back', async () => {
    await after(3000);
    expect(words()).toBe('cart runs from http://localhost:3010, content runs from http://localhost:3011');
    gone.add(cart);
    await after(6000);
    expect(words()).toBe(
      'cart: no answer from http://localhost:3010; the released version steps in, content runs from http://localhost:3011',
    );
    gone.clear();
    await after(3000);
    expect(words()).toContain('cart runs from http://localhost:3010');
  });

  it('is not told of one that is only started anew', async () => {
    gone.add(cart);
    await after(3000);
    gone.clear();
    await after(6000);
    expect(words()).toContain('cart runs from http://localhost:3010');
  });
});

it('a page without overrides asks nobody', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  end();
  watchSources({ overrides: {}, chosen: {} }, locales['en-us']);
  await after(30_000);
  expect(fetch).not.toHaveBeenCalled();
});
