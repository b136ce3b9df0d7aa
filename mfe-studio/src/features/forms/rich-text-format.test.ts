import fc from 'fast-check';
import type { InlineText, RichText } from 'shared-contracts/blocks/rich-text-document';
import { expect, test } from 'vitest';
import { readRichText, writeRichText } from './rich-text-format.ts';

test('shows formatted text as editors type it', () => {
  const text: RichText = [
    { type: 'heading', level: 3, content: [{ text: 'Care' }] },
    {
      type: 'paragraph',
      content: [
        { text: 'Wax it ' },
        { text: 'twice', bold: true },
        { text: ' or ' },
        { text: 'let us', target: { text: 'Repairs', url: '/pages/repairs', style: 'link' } },
      ],
    },
    { type: 'list', ordered: true, items: [[{ text: 'Wash' }], [{ text: 'Dry', italic: true }]] },
    { type: 'quote', content: [{ text: 'Dry at last.' }], source: 'Ines' },
    {
      type: 'table',
      caption: 'Women',
      head: [[{ text: 'Size' }], [{ text: 'Chest | bust' }]],
      rows: [[[{ text: 'S', bold: true }], [{ text: '84–88 cm' }]]],
    },
  ];
  const typed =
    '### Care\n\nWax it **twice** or [let us](/pages/repairs)\n\n1. Wash\n2. _Dry_\n\n> Dry at last.\n> -- Ines\n\n|+ Women\n| Size | Chest \\| bust\n| **S** | 84–88 cm';
  expect(writeRichText(text)).toBe(typed);
  expect(readRichText(typed, text)).toEqual(text);
});

test.each([
  ['- one\n- two', [{ type: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] }]],
  ['| a | b', [{ type: 'table', caption: '', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[]]] }]],
  ['one\ntwo', [{ type: 'paragraph', content: [{ text: 'one two' }] }]],
  ['#### small', [{ type: 'heading', level: 4, content: [{ text: 'small' }] }]],
  ['<script>alert(1)</script>', [{ type: 'paragraph', content: [{ text: '<script>alert(1)</script>' }] }]],
  ['', []],
  ['[a](/b) [', [{ type: 'paragraph', content: [{ text: 'a', target: { text: 'a', url: '/b' } }, { text: ' [' }] }]],
])('reads %j', (typed, parts) => expect(readRichText(typed)).toEqual(parts));

const words = fc
  .string({ minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const styles = [{}, { bold: true }, { italic: true }] as const;
/** Neighbours differ in style: two of one style are one. */
const line = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.nat(2))
  .map(([texts, first]): InlineText[] => texts.map((text, index) => ({ text, ...styles[(first + index) % 3] })));
const parts = fc.array(
  fc.oneof(
    line.map((content) => ({ type: 'paragraph' as const, content })),
    line.map((content) => ({ type: 'heading' as const, level: 3 as const, content })),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => ({ type: 'list' as const, items })),
    fc
      .tuple(words, fc.array(line, { minLength: 1, maxLength: 3 }), fc.array(line, { minLength: 1, maxLength: 3 }))
      .map(([caption, head, row]) => ({ type: 'table' as const, caption, head, rows: [row] })),
  ),
  { maxLength: 4 },
);

test('text survives being shown and read, whatever characters it has', () => {
  fc.assert(
    fc.property(parts, (text) => {
      expect(readRichText(writeRichText(text), text)).toEqual(text);
    }),
  );
});
