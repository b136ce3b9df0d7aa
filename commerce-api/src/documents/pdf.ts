import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PdfFile } from 'shared-contracts/calls/orders';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points from the edge of the paper. */
export const margin = 56;

/** A document of one page size, drawn by `draw`; ready when everything is drawn. */
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

/** A document as a call hands it over. */
export const toPdfFile = (fileName: string, content: Buffer): PdfFile => ({
  fileName,
  contentType: 'application/pdf',
  content: content.toString('base64'),
});

/** Blanks that the fonts of every PDF reader lack, such as the narrow one of French amounts, as ordinary ones. */
export const plainBlanks = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
