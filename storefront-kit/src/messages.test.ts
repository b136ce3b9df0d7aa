import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { defineMessages, plural } from './messages.ts';

const texts = defineMessages(
  { hello: 'Hello', color: 'Color', left: (n: number) => `Only ${n} left` },
  {
    fr: { hello: 'Bonjour', color: 'Couleur', left: (n: number) => `Plus que ${n}` },
    de: { hello: 'Hallo', color: 'Farbe', left: (n: number) => `Nur noch ${n}` },
  },
  { 'en-gb': { color: 'Colour' } },
);

describe('the messages of a domain', () => {
  test.each([
    ['en-us', 'Hello', 'Color', 'Only 3 left'],
    ['en-ca', 'Hello', 'Color', 'Only 3 left'],
    ['en-gb', 'Hello', 'Colour', 'Only 3 left'],
    ['fr-ca', 'Bonjour', 'Couleur', 'Plus que 3'],
    ['de-de', 'Hallo', 'Farbe', 'Nur noch 3'],
  ] as const)('%s', (id, hello, color, left) => {
    expect(texts(locales[id]).hello).toBe(hello);
    expect(texts(locales[id]).color).toBe(color);
    expect(texts(locales[id]).left(3)).toBe(left);
  });
});

describe('plural forms of a message', () => {
  const forms = { one: 'singular', other: 'plural' };
  test.each([
    ['en-us', 0, 'plural'],
    ['en-us', 1, 'singular'],
    ['fr-ca', 0, 'singular'],
    ['fr-ca', 2, 'plural'],
    ['de-de', 1, 'singular'],
    ['de-de', 0, 'plural'],
  ] as const)('%s with %i: %s', (id, count, form) => {
    expect(plural(locales[id].language, count, forms)).toBe(form);
  });

  test('fall back to "other"', () => {
    expect(plural('en', 1, { other: 'items' })).toBe('items');
  });

  test('may have a text of their own for zero', () => {
    const texts = { zero: 'No suggestions', one: '1 suggestion', other: '2 suggestions' };
    expect([0, 1, 2].map((count) => plural('fr', count, texts))).toEqual([texts.zero, texts.one, texts.other]);
  });
});
