import { expect, test } from 'vitest';
import { parseNoteText } from './note-text.ts';

const linkTo = (address: string, text: string) => ({ text, url: `to:${address}` });

test('separates headings, paragraphs and lists at blank lines', () => {
  const text = '\n## Start here\n\nOne line\nand the next.\n\n- first\n- second\n  \nLast.\n';
  expect(parseNoteText(text, linkTo)).toEqual([
    { type: 'heading', level: 3, content: [{ text: 'Start here' }] },
    { type: 'paragraph', content: [{ text: 'One line and the next.' }] },
    { type: 'list', items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { type: 'paragraph', content: [{ text: 'Last.' }] },
  ]);
});

test('turns words in brackets into links, also at the edges of a line', () => {
  const [paragraph, list] = parseNoteText(
    '[Boots](category:6100) need [care](/pages/repairs), often.\n\n- see [socks](category:7300)',
    linkTo,
  );
  expect(paragraph).toEqual({
    type: 'paragraph',
    content: [
      { text: 'Boots', target: { text: 'Boots', url: 'to:category:6100' } },
      { text: ' need ' },
      { text: 'care', target: { text: 'care', url: 'to:/pages/repairs' } },
      { text: ', often.' },
    ],
  });
  expect(list).toEqual({
    type: 'list',
    items: [[{ text: 'see ' }, { text: 'socks', target: { text: 'socks', url: 'to:category:7300' } }]],
  });
});
