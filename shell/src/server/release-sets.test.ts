import { describe, expect, test } from 'vitest';
import type { Question } from '../app/lookup.ts';
import { someRelease, someReleases } from '../testing/some-release.ts';
import { createReleaseSets } from './release-sets.ts';

const route = (path: string) => ({ path, expose: 'screen', chrome: 'full', personal: false }) as const;
const content = someRelease('content', { routes: [route('/'), route('/p/:product')] });
const cart = someRelease('cart');
const gifts = someRelease('gifts', { routes: [route('/cart/gifts'), route('/gifts')] });
const anywhere = someRelease('anywhere', { routes: [route('/:page')] });
const setOf = (...releases: ReturnType<typeof someRelease>[]) => createReleaseSets().of({ releases, unavailable: [] });
const names = (releases: readonly { readonly name: string }[]) => releases.map(({ name }) => name);

describe('releases are found by what they are needed for [PLT-10]', () => {
  test.each([
    ['/', ['content']],
    ['/p/none-1', ['content']],
    ['/P/none-1', ['content']],
    ['/gifts', ['gifts', 'cart']],
    // Who has a segment in common with another is never known without it.
    ['/cart/1', ['cart', 'gifts']],
    ['/c%61rt/1', ['cart', 'gifts']],
    ['/nowhere', []],
    ['/%E0%A4%A', []],
  ])('an address: %s', (path, expected) => {
    expect(names(setOf(content, cart, gifts).at(path))).toEqual(expected);
  });

  test('a remote that takes any address is looked at for each', () => {
    expect(names(setOf(content, anywhere).at('/p/1'))).toEqual(['content', 'anywhere']);
    expect(names(setOf(content, anywhere).at('/about'))).toEqual(['anywhere']);
  });

  test.each<[Question, readonly string[]]>([
    [['at', 'p'], ['content']],
    [['services', 'content'], ['content']],
    [
      ['dialogs', 'cart.dialog'],
      ['cart', 'gifts'],
    ],
    [
      ['slots', 'gifts.slot'],
      ['gifts', 'cart'],
    ],
    [['slots', 'toString'], []],
    [['services', '__proto__'], []],
  ])('%j', (question, expected) => {
    expect(names(setOf(content, cart, gifts).find(question))).toEqual(expected);
  });
});

test('a set is called the same whatever the order, and otherwise when any version is another [PLT-01]', () => {
  const { digest } = setOf(content, cart);
  expect(setOf(cart, content).digest).toBe(digest);
  expect(setOf(content, { ...cart, version: '1.1.0' }).digest).not.toBe(digest);
});

test('the set of an open page is remembered, whatever became live since [PLT-07]', () => {
  const sets = createReleaseSets();
  const { digest } = sets.of({ releases: [content, cart], unavailable: [] });
  sets.of({ releases: [content, { ...cart, version: '2.0.0' }], unavailable: [] });
  expect(sets.named(digest)?.find(['services', 'cart'])).toMatchObject([{ version: '1.0.0' }]);
  expect(sets.named('0'.repeat(16))).toBeUndefined();
});

test('what cannot be read is told as it is now', () => {
  const sets = createReleaseSets();
  sets.of({ releases: [content], unavailable: [] });
  expect(sets.of({ releases: [content], unavailable: ['cart'] }).unavailable).toEqual(['cart']);
});

test('looking a release up finds as many among fifty as among four [PLT-10]', () => {
  for (const count of [4, 50]) {
    const set = setOf(...someReleases(count));
    expect(names(set.at('/remote1/x'))).toEqual(['remote1']);
    expect(names(set.find(['dialogs', 'remote2.dialog']))).toEqual(['remote2']);
  }
});
