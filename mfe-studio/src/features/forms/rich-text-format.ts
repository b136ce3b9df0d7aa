import type { InlineText, RichText } from 'shared-contracts/blocks/rich-text-document';
import type { Target } from 'shared-contracts/fields';

/** Characters that mean something; with a backslash they are themselves. */
const special = /[\\*_[\]|]/g;
const escaped = (text: string) => text.replace(special, '\\$&');
/** At the beginning of a line. */
const lineMarks = /^(#{3,4} |> |- |\d+\. )/;

function writeInline({ text, bold, italic, target }: InlineText): string {
  const marks = `${bold ? '**' : ''}${italic ? '_' : ''}`;
  const words = `${marks}${escaped(text)}${[...marks].reverse().join('')}`;
  return target ? `[${words}](${target.url.replaceAll('|', '%7C')})` : words;
}

const writeLine = (content: readonly InlineText[]): string => {
  const line = content.map(writeInline).join('').replaceAll('\n', ' ');
  return lineMarks.test(line) ? `\\${line}` : line;
};

const writeRow = (cells: readonly (readonly InlineText[])[]): string => `| ${cells.map(writeLine).join(' | ')}`;

/**
 * Formatted text as editors type it: `### heading`, `- entry`, `1. entry`, `> quotation`, `**bold**`, `_italic_`,
 * `[link](/address)`. The rows of a table begin with `| `, and its title before them with `|+ `.
 */
export function writeRichText(parts: RichText): string {
  return parts
    .map((part) => {
      if (part.type === 'heading') return `${'#'.repeat(part.level)} ${writeLine(part.content)}`;
      if (part.type === 'quote')
        return `> ${writeLine(part.content)}${part.source ? `\n> -- ${escaped(part.source)}` : ''}`;
      if (part.type === 'list')
        return part.items.map((item, index) => `${part.ordered ? `${index + 1}.` : '-'} ${writeLine(item)}`).join('\n');
      if (part.type === 'table')
        return [`|+ ${escaped(part.caption)}`, ...[part.head, ...part.rows].map(writeRow)].join('\n');
      return writeLine(part.content);
    })
    .join('\n\n');
}

/** Reads what `writeRichText` writes. Links keep what else was said of them in the text before. */
export function readRichText(text: string, before: RichText = []): RichText {
  const targets = new Map(linksOf(before).map((target) => [target.url, target]));
  const inline = (line: string) => readInline(line, targets);
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => groups(lines).map((group) => readPart(group, inline)));
}

type Part = RichText[number];
type Kind = 'bullet' | 'row' | 'number' | 'quote' | 'heading' | 'text';

const kindOf = (line: string): Kind => {
  if (/^- /.test(line)) return 'bullet';
  if (/^\d+\. /.test(line)) return 'number';
  if (/^> /.test(line)) return 'quote';
  if (/^\|/.test(line)) return 'row';
  return /^#{3,4} /.test(line) ? 'heading' : 'text';
};

/** Lines of one kind that follow each other; each heading stands alone. */
function groups(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const kind = kindOf(line);
    if (last?.[0] !== undefined && kind !== 'heading' && kindOf(last[0]) === kind) last.push(line);
    else found.push([line]);
  }
  return found;
}

function readPart(lines: readonly string[], inline: (line: string) => InlineText[]): Part {
  const [first = ''] = lines;
  switch (kindOf(first)) {
    case 'bullet':
      return { type: 'list', items: lines.map((line) => inline(line.slice(2))) };
    case 'number':
      return { type: 'list', ordered: true, items: lines.map((line) => inline(line.replace(/^\d+\. /, ''))) };
    case 'heading':
      return { type: 'heading', level: first.startsWith('#### ') ? 4 : 3, content: inline(first.replace(/^#+ /, '')) };
    case 'quote': {
      const words = lines.map((line) => line.slice(2));
      const last = words.at(-1) ?? '';
      const source = words.length > 1 && last.startsWith('-- ') ? last.slice(3).replace(/\\(.)/g, '$1') : undefined;
      const content = inline((source === undefined ? words : words.slice(0, -1)).join(' '));
      return { type: 'quote', content, ...(source === undefined ? {} : { source }) };
    }
    case 'row':
      return readTable(lines, inline);
    case 'text':
      return { type: 'paragraph', content: inline(lines.join(' ').replace(/^\\(?=#{3,4} |> |- |\d+\. )/, '')) };
  }
}

/** A table is told from its first rows; what is missing of them is empty. */
function readTable(lines: readonly string[], inline: (line: string) => InlineText[]): Part {
  const [first = '', ...others] = lines;
  const hasCaption = first.startsWith('|+');
  const [head = '', ...rows] = hasCaption ? others : lines;
  const cells = (row: string) =>
    row
      .replace(/^\|/, '')
      .split(/(?<!\\)\|/)
      .slice(0, maxColumns)
      .map((cell) => inline(cell.trim()));
  return {
    type: 'table',
    caption: hasCaption ? first.slice(2).trim().replace(/\\(.)/g, '$1') : '',
    head: cells(head),
    rows: (rows.length > 0 ? rows : ['|']).map(cells),
  };
}
const maxColumns = 8;

type Targets = ReadonlyMap<string, Target>;

/** One step through a line: an escaped character, a mark, a link, or characters. */
const step = /\\(.)|(\*\*)|(_)|\[((?:\\.|[^\]\\])*)\]\(([^)\s]*)\)|([^\\*_[]+|.)/gs;

function readInline(line: string, targets: Targets, target?: Target): InlineText[] {
  const found: InlineText[] = [];
  let bold = false;
  let italic = false;
  const push = (text: string) => {
    const style = { ...(bold ? { bold } : {}), ...(italic ? { italic } : {}), ...(target ? { target } : {}) };
    const last = found.at(-1);
    const isSameStyle = last && !!last.bold === bold && !!last.italic === italic && last.target === target;
    if (isSameStyle) found[found.length - 1] = { ...last, text: last.text + text };
    else found.push({ text, ...style });
  };
  for (const [, character, strong, emphasis, words, url, plain] of line.matchAll(step)) {
    if (character !== undefined) push(character);
    else if (strong) bold = !bold;
    else if (emphasis) italic = !italic;
    else if (words !== undefined && url !== undefined) {
      const link = targets.get(url) ?? { text: words.replace(/[*_\\]/g, ''), url };
      for (const inner of readInline(words, targets, link))
        found.push({ ...inner, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) });
    } else if (plain !== undefined) push(plain);
  }
  return found;
}

const linksOf = (parts: RichText): Target[] =>
  parts
    .flatMap((part) => {
      if (part.type === 'list') return part.items.flat();
      return part.type === 'table' ? [part.head, ...part.rows].flat(2) : part.content;
    })
    .flatMap(({ target }) => (target ? [target] : []));
