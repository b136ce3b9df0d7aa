import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PdfFile } from 'shared-contracts/calls/orders';
import { fontsFor, type Weight } from './fonts.ts';

/** Page margin in points. */
export const margin = 56;

type TextOptions = Omit<PDFKit.Mixins.TextOptions, 'continued'>;

/** A document that is drawn, with fonts for all of its letters. */
export interface Pdf {
  /** For lines, rectangles, colors, and pages. */
  readonly page: InstanceType<typeof PDFDocument>;
  /** Writes a text below the one before; with `at`, at a place of the page. Texts in one line cannot be aligned. */
  readonly write: (
    text: string,
    options?: TextOptions & {
      readonly weight?: Weight;
      readonly size?: number;
      readonly color?: string;
      readonly at?: readonly [x: number, y: number];
      /** Whether the next text goes on in the line. */
      readonly goesOn?: boolean;
    },
  ) => void;
}

/**
 * Creates a PDF of one page size with the content that `draw` adds.
 * @param about.letters everything that is written, for its fonts
 */
export async function drawPdf(
  about: {
    readonly title: string;
    readonly language: string;
    readonly size: 'A4' | 'LETTER' | readonly [number, number];
    readonly letters: string;
  },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { fonts, runsOf } = await fontsFor(about.letters);
  const page = new PDFDocument({
    size: about.size as PDFKit.PDFDocumentOptions['size'] & string,
    margin,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title },
    // No standard font: those have no letters beyond Western Europe.
    font: '',
  });
  for (const { name, content } of fonts) page.registerFont(name, content);
  page.font('regular');
  const finished = buffer(page);
  draw({
    page,
    write(text, { weight = 'regular', size, color, at, goesOn = false, ...options } = {}) {
      if (size !== undefined) page.fontSize(size);
      if (color !== undefined) page.fillColor(color);
      const runs = runsOf(plainBlanks(text), weight);
      runs.forEach(({ font, text: part }, index) => {
        const more = { ...options, continued: goesOn || index < runs.length - 1 };
        page.font(font);
        if (at && index === 0) page.text(part, at[0], at[1], more);
        else page.text(part, more);
      });
    },
  });
  page.end();
  return finished;
}

/** Returns a PDF in the form that calls answer with. */
export const toPdfFile = (fileName: string, content: Buffer): PdfFile => ({
  fileName,
  contentType: 'application/pdf',
  content: content.toString('base64'),
});

/** Replaces the narrow spaces of amounts, which few fonts have. */
export const plainBlanks = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
