import type { Order } from 'shared-contracts/calls/checkout';
import type { CountryCode, Language, Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { paymentLabels } from 'shared-contracts/payment-labels';
import { drawPdf, margin, type Pdf, plainBlanks } from './pdf.ts';

interface Words {
  readonly invoice: string;
  readonly number: string;
  readonly date: string;
  readonly billTo: string;
  readonly item: string;
  readonly quantity: string;
  readonly amount: string;
  readonly items: string;
  readonly saved: string;
  readonly delivery: string;
  readonly total: string;
  readonly included: (label: string, percent: string) => string;
  readonly paidBy: string;
  readonly refunded: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    invoice: 'Invoice',
    number: 'Order number',
    date: 'Date',
    billTo: 'Billed to',
    item: 'Item',
    quantity: 'Qty',
    amount: 'Amount',
    items: 'Items',
    saved: 'Saved',
    delivery: 'Delivery',
    total: 'Total',
    included: (label, percent) => `Includes ${label} ${percent}`,
    paidBy: 'Paid by',
    refunded: 'Refunded',
  },
  fr: {
    invoice: 'Facture',
    number: 'Numéro de commande',
    date: 'Date',
    billTo: 'Facturé à',
    item: 'Article',
    quantity: 'Qté',
    amount: 'Montant',
    items: 'Articles',
    saved: 'Économie',
    delivery: 'Livraison',
    total: 'Total',
    included: (label, percent) => `Dont ${label} ${percent}`,
    paidBy: 'Payé par',
    refunded: 'Remboursé',
  },
  de: {
    invoice: 'Rechnung',
    number: 'Bestellnummer',
    date: 'Datum',
    billTo: 'Rechnung an',
    item: 'Artikel',
    quantity: 'Menge',
    amount: 'Betrag',
    items: 'Artikel',
    saved: 'Gespart',
    delivery: 'Versand',
    total: 'Summe',
    included: (label, percent) => `Enthält ${label} ${percent}`,
    paidBy: 'Bezahlt mit',
    refunded: 'Erstattet',
  },
};

/** A row of the invoice: its text, and its formatted amount. */
export interface InvoiceRow {
  readonly label: string;
  readonly detail?: string;
  readonly quantity?: number;
  readonly amount: string;
  readonly strong?: boolean;
}

export interface Invoice {
  readonly heading: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly billTo: readonly string[];
  readonly items: readonly InvoiceRow[];
  readonly sums: readonly InvoiceRow[];
  readonly words: Words;
}

/** Returns the content of the invoice. Every tax has its own row. */
export function invoiceOf(order: Order, locale: Locale): Invoice {
  const t = words[locale.language];
  const money = (amount: number): string => plainBlanks(formatMoney(amount, order.currency, locale));
  const percent = (value: number): string =>
    plainBlanks(new Intl.NumberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100));
  const { totals, billingAddress: address } = order;
  const date = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(order.createdAt),
  );
  const refunded = (order.refunds ?? [])
    .filter(({ status }) => status !== 'refused')
    .reduce((sum, { amount }) => sum + amount, 0);
  const tax = totals.taxLines.map(({ label, ratePercent, amount }) => ({
    label: totals.taxation === 'gross' ? t.included(label, percent(ratePercent)) : `${label} ${percent(ratePercent)}`,
    amount: money(amount),
  }));
  const total: InvoiceRow = { label: t.total, amount: money(totals.total), strong: true };
  return {
    words: t,
    heading: t.invoice,
    facts: [
      [t.number, order.orderNumber],
      [t.date, plainBlanks(date)],
    ],
    billTo: address
      ? [
          `${address.firstName} ${address.lastName}`,
          address.addressLine1,
          address.addressLine2 ?? '',
          [address.postalCode, address.city, address.stateCode].filter(Boolean).join(' '),
          address.country,
        ].filter((line) => line !== '')
      : [],
    items: order.items.map((item) => ({
      label: item.name,
      detail: plainBlanks([item.color, ...item.variants.map(({ value }) => value)].filter(Boolean).join(' · ')),
      quantity: item.qty,
      amount: money(item.rowTotal),
    })),
    sums: [
      { label: t.items, amount: money(totals.itemTotal) },
      ...(totals.totalDiscount > 0 ? [{ label: t.saved, amount: money(-totals.totalDiscount) }] : []),
      { label: t.delivery, amount: money(totals.shipping) },
      ...(totals.taxation === 'gross' ? [total, ...tax] : [...tax, total]),
      ...order.paymentMethod.map(({ code, amount, additionalData }) => ({
        label: [t.paidBy, paymentLabels[code][locale.language], additionalData.lastFour].filter(Boolean).join(' '),
        amount: money(amount),
      })),
      ...(refunded > 0 ? [{ label: t.refunded, amount: money(-refunded), strong: true }] : []),
    ],
  };
}

/** Returns the paper size of a country. */
const paperOf = (country: CountryCode): 'A4' | 'LETTER' => (country === 'US' || country === 'CA' ? 'LETTER' : 'A4');

const GREY = '#626a6d';
const INK = '#14181a';

function drawRow(pdf: Pdf, { label, detail, quantity, amount, strong }: InvoiceRow): void {
  const width = pdf.page.width - 2 * margin;
  if (pdf.y > pdf.page.height - margin - 48) pdf.addPage();
  const y = pdf.y;
  pdf
    .font(strong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(10)
    .fillColor(INK);
  pdf.text(amount, margin + width - 120, y, { width: 120, align: 'right' });
  if (quantity !== undefined) pdf.text(String(quantity), margin + width - 170, y, { width: 40, align: 'right' });
  pdf.text(label, margin, y, { width: width - 190 });
  if (detail)
    pdf
      .font('Helvetica')
      .fontSize(9)
      .fillColor(GREY)
      .text(detail, margin, pdf.y, { width: width - 190 });
  pdf.y += 6;
}

function drawRule(pdf: Pdf): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor('#7f847f')
    .stroke();
  pdf.y += 8;
}

/** Returns the invoice of an order as a PDF. */
export function invoicePdf(order: Order, locale: Locale, brand: string): Promise<Buffer> {
  const invoice = invoiceOf(order, locale);
  const about = {
    title: `${invoice.heading} ${order.orderNumber}`,
    language: locale.tag,
    size: paperOf(locale.country),
  };
  return drawPdf(about, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(brand, margin, margin);
    pdf.fontSize(26).text(invoice.heading, margin, margin + 28);
    pdf.moveDown(0.5).fontSize(10);
    for (const [label, value] of invoice.facts)
      pdf.font('Helvetica').fillColor(GREY).text(`${label}: `, { continued: true }).fillColor(INK).text(value);
    pdf.moveDown().fillColor(GREY).text(invoice.words.billTo).fillColor(INK);
    for (const line of invoice.billTo) pdf.text(line);
    pdf.moveDown();
    drawRule(pdf);
    for (const row of invoice.items) drawRow(pdf, row);
    drawRule(pdf);
    for (const row of invoice.sums) drawRow(pdf, row);
  });
}
