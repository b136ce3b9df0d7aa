import { addressLines } from 'shared-contracts/address-lines';
import { adjustmentTexts } from 'shared-contracts/adjustment-labels';
import type { Order } from 'shared-contracts/calls/checkout';
import type { CountryCode, Language, Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { dateFormat, numberFormat } from '../base/formats.ts';
import { drawPdf, margin, type Pdf } from './pdf.ts';

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
  readonly net: string;
  readonly sent: string;
  readonly taxNumber: string;
  readonly included: (label: string, percent: string) => string;
  readonly paid: string;
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
    net: 'Net amount',
    sent: 'Delivered from',
    taxNumber: 'Tax number',
    included: (label, percent) => `Includes ${label} ${percent}`,
    paid: 'Paid with',
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
    net: 'Montant net',
    sent: 'Livraison à partir du',
    taxNumber: 'Numéro de taxe',
    included: (label, percent) => `Dont ${label} ${percent}`,
    paid: 'Payé :',
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
    net: 'Nettobetrag',
    sent: 'Lieferung ab',
    taxNumber: 'USt-IdNr.',
    included: (label, percent) => `Enthält ${label} ${percent}`,
    paid: 'Bezahlt:',
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
  /** Name, address, and tax number of who sells. */
  readonly seller: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly billTo: readonly string[];
  readonly items: readonly InvoiceRow[];
  readonly sums: readonly InvoiceRow[];
  readonly words: Words;
}

/** Who sells, as invoices name it. */
export interface Seller {
  readonly name: string;
  /** Line by line. */
  readonly address: readonly string[];
  /** By country: the number under which its taxes are paid. */
  readonly taxNumbers: Readonly<Partial<Record<CountryCode, string>>>;
}

/** Returns the content of the invoice. Every tax has its own row, and the net amount one where prices include tax. */
export function invoiceOf(order: Order, locale: Locale, { name, address: sellerLines, taxNumbers }: Seller): Invoice {
  const t = words[locale.language];
  const money = (amount: number): string => formatMoney(amount, order.currency, locale);
  const percent = (value: number): string =>
    numberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100);
  const { totals, billingAddress: address } = order;
  const dayOf = (at: string): string =>
    dateFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const date = dayOf(order.createdAt);
  const sent = order.shipments
    .flatMap(({ events = [] }) => events.filter(({ status }) => status === 'shipped' || status === 'collected'))
    .map(({ at }) => at)
    .sort()
    .at(0);
  const taxNumber = taxNumbers[locale.country];
  const net = { label: t.net, amount: money(totals.total - totals.taxAmount) };
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
    seller: [name, ...sellerLines, ...(taxNumber ? [`${t.taxNumber}: ${taxNumber}`] : [])],
    facts: [[t.number, order.orderNumber], [t.date, date], ...(sent ? [[t.sent, dayOf(sent)] as const] : [])],
    billTo: address ? addressLines(address, locale) : [],
    items: order.items.map((item) => ({
      label: item.name,
      detail: [item.color, ...item.variants.map(({ value }) => value), ...adjustmentTexts(order, locale, item.id)]
        .filter(Boolean)
        .join(' · '),
      quantity: item.qty,
      amount: money(item.rowTotal),
    })),
    sums: [
      { label: t.items, amount: money(totals.itemTotal) },
      ...(totals.totalDiscount > 0
        ? [{ label: [t.saved, ...adjustmentTexts(order, locale)].join(' · '), amount: money(-totals.totalDiscount) }]
        : []),
      { label: t.delivery, amount: money(totals.shipping) },
      ...(totals.taxation === 'gross' ? [total, net, ...tax] : [...tax, total]),
      ...order.paymentMethod.map((payment) => ({
        label: `${t.paid} ${paymentText(payment, locale.language)}`,
        amount: money(payment.amount),
      })),
      ...(refunded > 0 ? [{ label: t.refunded, amount: money(-refunded), strong: true }] : []),
    ],
  };
}

/** Returns the paper size of a country. */
const paperOf = (country: CountryCode): 'A4' | 'LETTER' => (country === 'US' || country === 'CA' ? 'LETTER' : 'A4');

const GREY = '#626a6d';
const INK = '#14181a';

function drawRow({ page, write }: Pdf, { label, detail, quantity, amount, strong }: InvoiceRow): void {
  const width = page.page.width - 2 * margin;
  if (page.y > page.page.height - margin - 48) page.addPage();
  const y = page.y;
  const look = { weight: strong ? 'bold' : 'regular', size: 10, color: INK } as const;
  write(amount, { ...look, at: [margin + width - 120, y], width: 120, align: 'right' });
  if (quantity !== undefined)
    write(String(quantity), { ...look, at: [margin + width - 170, y], width: 40, align: 'right' });
  write(label, { ...look, at: [margin, y], width: width - 190 });
  if (detail) write(detail, { size: 9, color: GREY, at: [margin, page.y], width: width - 190 });
  page.y += 6;
}

function drawRule({ page }: Pdf): void {
  page
    .moveTo(margin, page.y)
    .lineTo(page.page.width - margin, page.y)
    .lineWidth(0.5)
    .strokeColor('#7f847f')
    .stroke();
  page.y += 8;
}

/** What an invoice is drawn from. */
interface InvoiceRequest {
  readonly order: Order;
  readonly locale: Locale;
  readonly seller: Seller;
}

/** Draws the invoice of an order. */
export function drawInvoice({ order, locale, seller }: InvoiceRequest): Promise<Buffer> {
  const invoice = invoiceOf(order, locale, seller);
  const about = {
    title: `${invoice.heading} ${order.orderNumber}`,
    language: locale.tag,
    size: paperOf(locale.country),
    letters: JSON.stringify(invoice),
  };
  return drawPdf(about, (pdf) => {
    const { page, write } = pdf;
    const [name = '', ...lines] = invoice.seller;
    write(name, { weight: 'bold', size: 11, color: INK, at: [margin, margin] });
    for (const line of lines) write(line, { size: 9, color: GREY });
    page.moveDown();
    write(invoice.heading, { weight: 'bold', size: 26, color: INK });
    page.moveDown(0.2);
    for (const [label, value] of invoice.facts) {
      write(`${label}: `, { size: 10, color: GREY, goesOn: true });
      write(value, { color: INK });
    }
    page.moveDown();
    write(invoice.words.billTo, { color: GREY });
    for (const line of invoice.billTo) write(line, { color: INK });
    page.moveDown();
    drawRule(pdf);
    for (const row of invoice.items) drawRow(pdf, row);
    drawRule(pdf);
    for (const row of invoice.sums) drawRow(pdf, row);
  });
}
