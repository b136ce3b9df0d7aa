import type { InlineText, RichText } from 'shared-contracts/blocks/rich-text-document';
import type { Language } from 'shared-contracts/locale';
import { drawPdf, type Pdf } from './pdf.ts';

/** A text of law as its page shows it. */
export interface LegalText {
  readonly title: string;
  /** What stands before the text. */
  readonly paragraphs: readonly string[];
  readonly richText: RichText;
}

const wordsOf = (content: readonly InlineText[]): string => content.map(({ text }) => text).join('');

/** Returns the lines of a part; a table has a line for each row, with the titles of its columns. */
function linesOf(part: RichText[number]): readonly string[] {
  switch (part.type) {
    case 'list':
      return part.items.map((item, index) => `${part.ordered ? `${index + 1}.` : '–'} ${wordsOf(item)}`);
    case 'table':
      return part.rows.map((row) =>
        row
          .map((cell, column) => [wordsOf(part.head[column] ?? []), wordsOf(cell)].filter(Boolean).join(': '))
          .join('; '),
      );
    default:
      return [wordsOf(part.content)];
  }
}

function draw({ page, write }: Pdf, { title, paragraphs, richText }: LegalText): void {
  write(title, { weight: 'bold', size: 18, paragraphGap: 12 });
  for (const text of paragraphs) write(text, { size: 10, paragraphGap: 6 });
  for (const part of richText)
    if (part.type === 'heading') {
      page.moveDown(0.6);
      write(wordsOf(part.content), { weight: 'bold', size: 12, paragraphGap: 4 });
    } else for (const line of linesOf(part)) write(line, { size: 10, paragraphGap: 6 });
}

/** What the file of a text of law is drawn from. */
interface LegalTextRequest {
  readonly text: LegalText;
  readonly language: Language;
}

/** Draws a text of law. */
export const drawLegalText = ({ text, language }: LegalTextRequest): Promise<Buffer> =>
  drawPdf({ title: text.title, language, size: 'A4', letters: JSON.stringify(text) }, (pdf) => draw(pdf, text));
