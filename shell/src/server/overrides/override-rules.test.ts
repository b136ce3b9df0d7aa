import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenOverrides, overrideCookie, overrideSeconds, sealOverrides } from './override-cookie.ts';
import { overridesOnPage, refusalOf } from './override-rules.ts';
import { readTrustedOrigins } from './trusted-origins.ts';

const route = (expose: string, chrome: 'full' | 'checkout' = 'full') => ({
  path: `/${expose}`,
  expose,
  chrome,
  personal: true,
});
const releases = [
  { name: 'cart', routes: [route('cart')] },
  { name: 'account', routes: [route('account'), route('associate-login')] },
  { name: 'checkout', routes: [route('checkout', 'checkout'), route('confirmation')] },
];
const rules = { releases, trusted: readTrustedOrigins('http://localhost:3010-3019') };
const near = 'http://localhost:3010';

describe('what may be overridden [PLT-08]', () => {
  it.each([
    ['cart', near, undefined],
    ['account', 'http://localhost:3019', undefined],
    ['cart', 'https://evil.example', 'untrusted-origin'],
    ['wallet', near, 'unknown-remote'],
    ['__proto__', near, 'unknown-remote'],
    ['checkout', near, 'takes-payments'],
    ['checkout', 'https://evil.example', 'takes-payments'],
  ])('%s from %s: %s', (remote, origin, expected) => {
    expect(refusalOf(remote, origin, rules)).toBe(expected);
  });

  it.each([
    ['a page of the remote', { chrome: 'full', expose: 'cart' }, { cart: near }],
    ['an address of nobody', undefined, { cart: near }],
    ['checkout', { chrome: 'checkout', expose: 'checkout' }, {}],
    ['the way into store mode', { chrome: 'full', expose: 'associate-login' }, {}],
  ] as const)('on %s', (_name, screen, expected) => {
    const chosen = { cart: near, checkout: near, account: 'https://evil.example', wallet: near };
    expect(overridesOnPage(chosen, screen, rules)).toEqual(expected);
  });
});

describe('the cookie of a choice [PLT-08]', () => {
  const now = 1_800_000_000_000;
  const value = sealOverrides({ cart: near }, 'key', now);
  const cookie = `a=b; ${overrideCookie}=${value}; c=d`;

  it('gives what was chosen, for a working day', () => {
    expect(chosenOverrides(cookie, 'key', now)).toEqual({ cart: near });
    expect(chosenOverrides(cookie, 'key', now + overrideSeconds * 1000)).toEqual({});
  });

  it('is nothing under another key, or without a signature', () => {
    expect(chosenOverrides(cookie, 'another', now)).toEqual({});
    expect(chosenOverrides(`${overrideCookie}=${value.split('.')[0]}`, 'key', now)).toEqual({});
    expect(chosenOverrides(undefined, 'key', now)).toEqual({});
  });

  it('is nothing when anything of it was changed', () => {
    fc.assert(
      fc.property(fc.nat(value.length - 1), fc.constantFrom(...'abzAZ09-_.'), (place, letter) => {
        fc.pre(value[place] !== letter);
        const forged = `${overrideCookie}=${value.slice(0, place)}${letter}${value.slice(place + 1)}`;
        expect(chosenOverrides(forged, 'key', now)).toEqual({});
      }),
    );
  });
});
