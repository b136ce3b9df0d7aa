import bwip from 'bwip-js/node';
import type { Language, Locale } from 'shared-contracts/locale';
import { drawPdf, margin, type Pdf } from './pdf.ts';

const words: Readonly<
  Record<Language, { readonly title: string; readonly order: string; readonly to: string; readonly hint: string }>
> = {
  en: {
    title: 'Return label',
    order: 'Order',
    to: 'To',
    hint: 'Put the goods into the parcel, close it, and stick this label on it.',
  },
  fr: {
    title: 'Étiquette de retour',
    order: 'Commande',
    to: 'À',
    hint: 'Mettez les articles dans le colis, fermez-le et collez-y cette étiquette.',
  },
  de: {
    title: 'Rücksendeetikett',
    order: 'Bestellung',
    to: 'An',
    hint: 'Die Ware ins Paket legen, verschließen und dieses Etikett aufkleben.',
  },
};

export interface ReturnLabel {
  readonly orderNumber: string;
  /** The content of the barcode. */
  readonly code: string;
  readonly locale: Locale;
  readonly brand: string;
  /** Lines of the return address. */
  readonly address: readonly string[];
}

/** Returns the widths of alternating bars and spaces of a Code 128, starting with a bar. */
export function barcodeOf(code: string): readonly number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text: code });
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode could not be created');
  return symbol.sbs;
}

function drawBarcode(pdf: Pdf, code: string, y: number): void {
  const bars = barcodeOf(code);
  const modules = bars.reduce((sum, width) => sum + width, 0);
  const unit = (pdf.page.width - 2 * margin) / modules;
  let x = margin;
  bars.forEach((width, index) => {
    if (index % 2 === 0) pdf.rect(x, y, width * unit, 90).fill('#000000');
    x += width * unit;
  });
  pdf
    .font('Courier')
    .fontSize(12)
    .fillColor('#000000')
    .text(code, margin, y + 98, { width: pdf.page.width - 2 * margin, align: 'center' });
}

/** Returns a label of 4 by 6 inches, the size that parcel services use. */
export function returnLabelPdf({ orderNumber, code, locale, brand, address }: ReturnLabel): Promise<Buffer> {
  const t = words[locale.language];
  return drawPdf({ title: `${t.title} ${orderNumber}`, language: locale.tag, size: [288, 432] }, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(18).fillColor('#000000').text(t.title, margin, margin);
    pdf.font('Helvetica').fontSize(10).moveDown(0.4).text(`${t.order} ${orderNumber}`);
    pdf.moveDown(0.8).text(t.to).font('Helvetica-Bold').text(brand);
    for (const line of address) pdf.text(line);
    drawBarcode(pdf, code, 210);
    pdf
      .font('Helvetica')
      .fontSize(8)
      .text(t.hint, margin, 340, { width: 288 - 2 * margin });
  });
}
