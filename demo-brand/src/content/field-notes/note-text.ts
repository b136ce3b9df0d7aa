import type { InlineText, RichText } from 'shared-contracts/blocks/rich-text-document';
import type { Target } from 'shared-contracts/fields';

/** Turns the address and the words of a link into its target. */
export type LinkTo = (address: string, text: string) => Target;

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

function parseLine(line: string, linkTo: LinkTo): InlineText[] {
  const parts: InlineText[] = [];
  let end = 0;
  for (const found of line.matchAll(mark)) {
    const [whole, text = '', address = '', strong] = found;
    if (found.index > end) parts.push({ text: line.slice(end, found.index) });
    parts.push(strong ? { text: strong, bold: true } : { text, target: linkTo(address, text) });
    end = found.index + whole.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}

function parseTable([title = '', head = '', ...rows]: readonly string[], linkTo: LinkTo): RichText[number] {
  const cells = (row: string) =>
    row
      .slice(1)
      .split(' | ')
      .map((cell) => parseLine(cell.trim(), linkTo));
  return { type: 'table', caption: title.slice(2).trim(), head: cells(head), rows: rows.map(cells) };
}

/**
 * Parses the text of an article. Blank lines separate its parts: a heading begins with `## `, every line of a list
 * with `- `, every row of a table with `| ` below its title after `|+ `, and all else is a paragraph. `[words](address)` is a link,
 * and `**words**` are bold.
 */
export function parseNoteText(text: string, linkTo: LinkTo): RichText {
  const parts = text.trim().split(/\n\s*\n/);
  return parts.map((part) => {
    const lines = part.split('\n').map((line) => line.trim());
    const [first = ''] = lines;
    if (first.startsWith('## '))
      return { type: 'heading', level: 3, content: parseLine(lines.join(' ').slice(3), linkTo) };
    if (lines.every((line) => line.startsWith('|'))) return parseTable(lines, linkTo);
    if (lines.every((line) => line.startsWith('- ')))
      return { type: 'list', items: lines.map((line) => parseLine(line.slice(2), linkTo)) };
    return { type: 'paragraph', content: parseLine(lines.join(' '), linkTo) };
  });
}
