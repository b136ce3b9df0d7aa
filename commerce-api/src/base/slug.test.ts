import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPlainLetters } from './plain-letters.ts';
import { slugOf } from './slug.ts';

test.each([
  ['Рюкзак', 'ryukzak'],
  ['Smørbrød Łódź', 'smorbrod-lodz'],
  ['登山 背包', 'dengshan-beibao'],
  ['หิ हिन्दी', 'hi-hindi'],
  ['Объём 40 л', 'obem-40-l'],
])('writes %s as %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

// Addresses that shops already have.
test.each([
  ['Women’s Jackets & more', 'womens-jackets-more'],
  ['Rucksäcke für Große', 'rucksaecke-fuer-grosse'],
  ['Sac à dos cœur', 'sac-a-dos-coeur'],
  ['Gore™ 30×40 −5°', 'gore-30-40-5'],
  ['Flasche ½ l, 2 m²', 'flasche-1-2-l-2-m2'],
])('still writes %s as %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('gives texts without letters and digits different addresses', () => {
  expect(slugOf('★')).toBe(slugOf('★'));
  expect(slugOf('★')).not.toBe(slugOf('!!!'));
});

test('writes every text as part of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test.each(['バ', 'й', 'é'])('reads %s the same whether it is one character or has a mark of its own', (letter) => {
  expect(inPlainLetters(letter.normalize('NFD'))).toBe(inPlainLetters(letter));
});
