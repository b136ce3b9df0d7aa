import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailText, nonEmptyText } from './fields.ts';
import { plainCode, plainText } from './plain-text.ts';
import { searchedText } from './searched-text.ts';

test.each([
  ['\ufeffMara\u200b ', 'Mara', 'a byte order mark and a space without width'],
  ['\u202aMara\u202c', 'Mara', 'marks of direction'],
  ['Montre\u0301al', 'Montréal', 'an accent of its own'],
  ['👩\u200d👩', '👩\u200d👩', 'an emoji of joined signs'],
])('a pasted text is taken as it was meant: %j is %j: %s', (typed, meant) => {
  expect(plainText(typed)).toBe(meant);
  expect(v.parse(nonEmptyText(10), typed)).toBe(meant);
});

test('a text of invisible signs is empty', () => {
  expect(v.safeParse(nonEmptyText(10), ' \u200b\u00ad').success).toBe(false);
});

test.each([
  [' tents ', 'tents'],
  [' \u200b', ''],
  ['long tents', 'long'],
  ['tent👩', 'tent'],
  ['abc👩', 'abc👩'],
])('a search for %j of five signs at most is for %j', (typed, searched) => {
  expect(searchedText(typed, 5)).toBe(searched);
});

test('an email is taken without what was pasted with it', () => {
  expect(v.parse(emailText, ' ines@example.org\u200b')).toBe('ines@example.org');
});

describe('a code as typed or pasted [ORD-02, CART-14]', () => {
  test.each([
    ['  tf-7k2m-9qxd ', 'lower case and surrounding spaces'],
    ['TF‑7K2M–9QXD', 'the long dashes of a mail program'],
    ['TF-7K2M-\u200b9QXD\n', 'an invisible space inside'],
    ['\u2066TF-7K2M-9QXD\u2069', 'marks of direction'],
    ['TF- 7K2M -9QXD', 'spaces inside'],
    ['ＴＦ－７Ｋ２Ｍ－９ＱＸＤ', 'wide letters'],
  ])('normalizes %j: %s', (typed) => {
    expect(plainCode(typed)).toBe('TF-7K2M-9QXD');
  });
});

test('a letter whose capital has its accents apart is a code that stays as it is', () => {
  expect(plainCode('\u0390')).toBe('\u03aa\u0301');
});

test('what is plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(plainText(plainText(typed))).toBe(plainText(typed));
      expect(plainCode(plainCode(typed))).toBe(plainCode(typed));
    }),
  );
});
