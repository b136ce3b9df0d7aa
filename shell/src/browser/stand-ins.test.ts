import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, expect, test, vi } from 'vitest';
import { liveRelease } from '../server/releases.ts';
import { someRelease } from '../testing/some-release.ts';
import { createStandIns } from './stand-ins.ts';

afterEach(() => vi.unstubAllGlobals());

function page(note: () => Promise<unknown>, before: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(before));
  const directory = { releases: [liveRelease(someRelease('cart'), undefined)], hashes: new Map<string, string>() };
  const register = vi.fn();
  const onUnnoted = vi.fn();
  return { directory, register, onUnnoted, standIns: createStandIns({ directory, register, note, onUnnoted }) };
}
const before = {
  release: liveRelease(someRelease('cart', { version: '0.9.0' }), undefined),
  integrity: { '/releases/cart/0.9.0/browser/cart.js': 'sha384-before' },
};

test.each([
  ['never comes back', () => new Promise(() => undefined)],
  ['fails', () => Promise.reject(new Error('cookies are full'))],
])('the version before stands in although the note of the failure %s [PLT-10]', async (_case, note) => {
  const { standIns, register, directory } = page(note, before);
  expect(await standIns.of('cart')).toBe('cart_before');
  expect(register).toHaveBeenCalledWith(before.release, 'cart_before');
  expect(directory.hashes.get('/releases/cart/0.9.0/browser/cart.js')).toBe('sha384-before');
  expect(standIns.has('cart')).toBe(true);
});

test('a failure that could not be noted is told', async () => {
  const fault = new Error('cookies are full');
  const { standIns, onUnnoted } = page(() => Promise.reject(fault), before);
  await standIns.of('cart');
  await eventually(() => expect(onUnnoted).toHaveBeenCalledWith(fault));
});

test('where nothing stands in, the next one asks again [PLT-10]', async () => {
  const { standIns } = page(async () => true, null);
  await expect(standIns.of('cart')).rejects.toThrow('cart has no version before 1.0.0');
  await eventually(() => expect(standIns.has('cart')).toBe(false));
});
