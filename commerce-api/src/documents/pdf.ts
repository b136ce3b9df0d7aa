import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PdfFile } from 'shared-contracts/calls/orders';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Page margin in points. */
export const margin = 56;

/** Creates a PDF of one page size with the content that `draw` adds. */
export async function drawPdf(
  about: {
    readonly title: string;
    readonly language: string;
    readonly size: 'A4' | 'LETTER' | readonly [number, number];
  },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: about.size as PDFKit.PDFDocumentOptions['size'] & string,
    margin,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title },
  });
  const finished = buffer(pdf);
  draw(pdf);
  pdf.end();
  return finished;
}

/** Returns a PDF in the form that calls answer with. */
export const toPdfFile = (fileName: string, content: Buffer): PdfFile => ({
  fileName,
  contentType: 'application/pdf',
  content: content.toString('base64'),
});

/** Replaces spaces that standard PDF fonts lack, such as the narrow one in French amounts. */
export const plainBlanks = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
