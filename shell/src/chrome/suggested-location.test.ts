// @vitest-environment happy-dom
import { locales } from 'shared-contracts/locale';
import { afterEach, expect, test } from 'vitest';
import { locationToSuggest, ownLocale, rememberAsked } from './suggested-location.ts';

afterEach(() => localStorage.clear());

test.each([
  ['en-us', '', ['de-DE', 'de', 'en'], 'de-de'],
  ['en-us', '', ['de', 'en-GB'], 'en-gb'],
  ['de-de', '', ['en-US'], 'en-us'],
  // Canada has two languages.
  ['en-us', '', ['fr-CA'], 'fr-ca'],
  ['en-us', '', ['en-CA', 'fr-CA'], 'en-ca'],
  ['fr-ca', '', ['en-CA'], undefined],
  // The edge knows better than the browser.
  ['en-us', 'a=1; edge-country=CA; b=2', ['fr-FR'], 'fr-ca'],
  ['de-de', 'edge-country=DE', ['en-US'], undefined],
  // No shop there, or no country known.
  ['en-us', '', ['ja-JP'], undefined],
  ['en-us', '', ['de', 'fr'], undefined],
  ['en-us', 'edge-country=XX1', ['en-US'], undefined],
] as const)('in %s with "%s" and %j, suggests %s [CNT-16]', (here, cookies, languages, suggested) => {
  expect(ownLocale(locales[here], { cookies, languages })).toBe(suggested);
});

test('asks once for each country [CNT-16]', () => {
  const german = { cookies: '', languages: ['de-DE'] };
  expect(locationToSuggest(locales['en-us'], german)).toBe('de-de');
  rememberAsked('de-de');
  expect(locationToSuggest(locales['en-us'], german)).toBeUndefined();
  expect(locationToSuggest(locales['en-us'], { cookies: 'edge-country=GB', languages: [] })).toBe('en-gb');
});
