// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://localhost/" }
import { consentText, consentVersion, everyChoice } from 'shared-contracts/consent';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetRefused, optionalText } from './optional-storage.ts';
import { storedText } from './storage.ts';

const closed = optionalText('shop.benefit-bar-closed');

function choose(isAllowed: boolean | undefined): void {
  const value =
    isAllowed === undefined
      ? ''
      : consentText({ version: consentVersion, at: Date.now(), choices: everyChoice(isAllowed) });
  Reflect.set(document, 'cookie', `__Host-shop.consent=${value}; Path=/; Secure`);
}

beforeEach(() => {
  history.replaceState(null, '', '/de-de/');
  localStorage.clear();
  closed.write(undefined);
  choose(undefined);
});

describe('an optional text [ACC-21]', () => {
  test('is not stored in EMEA before consent, and lasts until the page is left', () => {
    closed.write('one');
    expect(localStorage.length).toBe(0);
    expect(closed.read()).toBe('one');
  });

  test('is stored once its category is allowed', () => {
    choose(true);
    closed.write('one');
    expect(localStorage.getItem('shop.benefit-bar-closed')).toBe('one');
    expect(closed.read()).toBe('one');
  });

  test.each(['/de-de/', '/en-us/'])('is not stored after a refusal at %s', (page) => {
    history.replaceState(null, '', page);
    choose(false);
    closed.write('one');
    expect(localStorage.length).toBe(0);
  });

  test('is stored outside of EMEA before an answer', () => {
    history.replaceState(null, '', '/fr-ca/');
    closed.write('one');
    expect(localStorage.length).toBe(1);
  });

  test('is treated as in EMEA on a page without a locale', () => {
    history.replaceState(null, '', '/');
    closed.write('one');
    expect(localStorage.length).toBe(0);
  });

  test('is not read any more, and deleted, once its category is refused', () => {
    choose(true);
    closed.write('one');
    storedText('local', 'shop.theme').write('dark');
    choose(false);
    expect(closed.read()).toBeUndefined();
    forgetRefused();
    expect(Object.keys(localStorage)).toEqual(['shop.theme']);
  });
});
