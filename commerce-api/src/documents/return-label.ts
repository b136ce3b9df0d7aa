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

interface ReturnLabel {
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

function drawBarcode({ page, write }: Pdf, code: string, y: number): void {
  const bars = barcodeOf(code);
  const modules = bars.reduce((sum, width) => sum + width, 0);
  const unit = (page.page.width - 2 * margin) / modules;
  let x = margin;
  bars.forEach((width, index) => {
    if (index % 2 === 0) page.rect(x, y, width * unit, 90).fill('#000000');
    x += width * unit;
  });
  write(code, {
    size: 12,
    color: '#000000',
    at: [margin, y + 98],
    width: page.page.width - 2 * margin,
    align: 'center',
    characterSpacing: 1,
  });
}

/** Draws a label of 4 by 6 inches, the size that parcel services use. */
export function drawReturnLabel({ orderNumber, code, locale, brand, address }: ReturnLabel): Promise<Buffer> {
  const t = words[locale.language];
  const about = {
    title: `${t.title} ${orderNumber}`,
    language: locale.tag,
    size: [288, 432] as const,
    letters: [brand, ...address].join(''),
  };
  return drawPdf(about, (pdf) => {
    const { page, write } = pdf;
    write(t.title, { weight: 'bold', size: 18, color: '#000000', at: [margin, margin] });
    page.moveDown(0.4);
    write(`${t.order} ${orderNumber}`, { size: 10 });
    page.moveDown(0.8);
    write(t.to);
    for (const line of [brand, ...address]) write(line, { weight: 'bold' });
    drawBarcode(pdf, code, 210);
    write(t.hint, { size: 8, at: [margin, 340], width: 288 - 2 * margin });
  });
}
