import { exampleOrder } from 'shared-contracts/calls/checkout';
import { type LocaleId, locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { pdfText } from '../../test/pdf-text.ts';
import { invoicePdf } from './documents.ts';
import { fontsFor } from './fonts.ts';
import { drawInvoice, invoiceOf } from './invoice.ts';
import { plainBlanks } from './pdf.ts';
import { barcodeOf, drawReturnLabel } from './return-label.ts';

const seller = { name: 'Shop Ltd', address: ['1 Road', 'Town'], taxNumbers: { DE: 'DE1', GB: 'GB2' } };
const order = {
  ...exampleOrder,
  totals: {
    ...exampleOrder.totals,
    taxAmount: 5226,
    total: 40_126,
    taxLines: [
      { label: 'GST', ratePercent: 5, amount: 1745 },
      { label: 'QST', ratePercent: 9.975, amount: 3481 },
    ],
  },
};

test.each([
  ['en-us', 'Invoice', 'GST 5%', 'QST 9.975%'],
  ['fr-ca', 'Facture', 'GST 5 %', 'QST 9,975 %'],
  ['de-de', 'Rechnung', 'GST 5 %', 'QST 9,975 %'],
] as const)('the invoice of %s has its words and a row for every tax [ORD-06]', (id, heading, first, second) => {
  const invoice = invoiceOf(order, locales[id as LocaleId], seller);
  expect(invoice.heading).toBe(heading);
  expect(invoice.sums.map(({ label }) => plainBlanks(label))).toEqual(expect.arrayContaining([first, second]));
});

test.each([
  ['en-us', 'Paid with Visa ending in 1111', 'Paid with Apple Pay'],
  ['fr-ca', 'Payé : Visa se terminant par 1111', 'Payé : Apple Pay'],
  ['de-de', 'Bezahlt: Visa mit Endziffern 1111', 'Bezahlt: Apple Pay'],
] as const)('the invoice of %s names payments as the order and its mail do [ORD-06]', (id, card, wallet) => {
  const additionalData = { brand: 'visa', lastFour: '1111' };
  const codes = ['CREDIT_CARD', 'DW_APPLE_PAY'] as const;
  const paid = { ...order, paymentMethod: codes.map((code) => ({ code, amount: 100, additionalData })) };
  const labels = invoiceOf(paid, locales[id], seller).sums.slice(-2);
  expect(labels.map(({ label }) => label)).toEqual([card, wallet]);
});

test('says what an associate took off a line or the order, and why [CART-26]', () => {
  const [item] = order.items;
  const adjustment = { adjustmentId: item!.id, kind: 'AMOUNT', value: 500, price: -500 } as const;
  const adjusted = {
    ...order,
    priceAdjustments: [
      { ...adjustment, itemId: item!.id, reason: 'DAMAGED' },
      { ...adjustment, reason: 'GOODWILL' },
    ] as const,
    totals: { ...order.totals, totalDiscount: 1000 },
  };
  const invoice = invoiceOf(
    { ...adjusted, priceAdjustments: [...adjusted.priceAdjustments] },
    locales['en-us'],
    seller,
  );
  expect(invoice.items[0]?.detail).toMatch(/ · Damaged goods · −\$5\.00$/);
  expect(invoice.sums.map(({ label }) => label)).toContain('Saved · Goodwill · −$5.00');
});

test('states the included tax after the total', () => {
  const gross = { ...order, totals: { ...order.totals, taxation: 'gross' as const } };
  const labels = invoiceOf(gross, locales['en-gb'], seller).sums.map(({ label }) => label);
  expect(labels.indexOf('Includes GST 5%')).toBeGreaterThan(labels.indexOf('Total'));
});

test('names who sells, under which tax number, the net amount, and when the goods were sent', () => {
  const [shipment] = order.shipments;
  const sent = { ...shipment!, events: [{ status: 'shipped' as const, at: '2026-11-23T10:00:00.000Z' }] };
  const totals = { ...order.totals, taxation: 'gross' as const };
  const gross = { ...order, billingAddress: sent.address, shipments: [sent], totals };
  const invoice = invoiceOf(gross, locales['de-de'], seller);
  expect(invoice.billTo.at(-1)).toBe('Vereinigte Staaten');
  expect(invoice.seller).toEqual(['Shop Ltd', '1 Road', 'Town', 'USt-IdNr.: DE1']);
  expect(invoice.facts).toContainEqual(['Lieferung ab', '23. November 2026']);
  expect(invoice.sums.find(({ label }) => label === 'Nettobetrag')?.amount.replace(/\s/g, ' ')).toBe('349,00 $');
  expect(invoiceOf(order, locales['en-us'], seller).seller).toEqual(['Shop Ltd', '1 Road', 'Town']);
});

/** The text of an invoice to a person with this first name. */
async function textFor(firstName: string): Promise<string> {
  const billingAddress = { ...order.shipments[0]!.address!, firstName, lastName: 'Łódź' };
  return pdfText(await drawInvoice({ order: { ...order, billingAddress }, locale: locales['de-de'], seller }));
}

test.each(['Łukasz Dvořák', 'Ελένη', 'Дмитрий', 'Nguyễn', '李小龍', 'さくら', '김민준'])(
  'has every letter of %s',
  async (name) => {
    // A name of two scripts is written in pieces, each in its font.
    expect((await textFor(name)).replaceAll('\n', '')).toContain(`${name} Łódź`);
  },
);

test.each([
  ['محمد', 'mhmd'],
  ['ყ', "q'"],
  ['יוסי', 'yvsy'],
])('writes %s in Latin letters: %s', async (name, latin) => {
  const text = await textFor(name);
  expect(text.replaceAll('\n', '')).toContain(`${latin} Łódź`);
  for (const letter of name) expect(text).not.toContain(letter);
});

test('opens a bounded number of fonts for a name, and writes what is left in Latin letters', async () => {
  const ofEachSlice = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index * 100));
  const { fonts, runsOf } = await fontsFor(ofEachSlice.join(''));
  expect(fonts).toHaveLength(2 * (1 + 16));
  const written = runsOf(ofEachSlice.join(''), 'regular');
  expect(written.filter(({ font }) => font !== 'regular').length).toBeGreaterThan(0);
  for (const { font, text } of written) if (font === 'regular') expect(text).toMatch(/^[ -~]+$/);
});

test('creates the invoice and the label as PDF, however long the order is', async () => {
  const long = { ...order, items: Array.from({ length: 120 }, () => order.items[0]!) };
  const invoice = await drawInvoice({ order: long, locale: locales['de-de'], seller });
  expect(invoice.subarray(0, 5).toString()).toBe('%PDF-');
  expect(invoice.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  const label = await drawReturnLabel({
    orderNumber: 'TF-1',
    code: 'R123',
    locale: locales['fr-ca'],
    brand: 'Shop',
    address: ['1 Road'],
  });
  expect(label.subarray(0, 5).toString()).toBe('%PDF-');
});

test('encodes the barcode as Code 128 with start, checksum and stop [ORD-05]', () => {
  const modules = barcodeOf('RETURN').reduce((sum, width) => sum + width, 0);
  expect(modules).toBe((6 + 2) * 11 + 13);
});

test('the service answers others while it draws a document [ORD-06]', async () => {
  const long = { ...order, items: Array.from({ length: 120 }, () => order.items[0]!) };
  let turns = 0;
  let isDrawn = false;
  const drawing = invoicePdf({ order: long, locale: locales['de-de'], seller });
  const turn = () => {
    turns += 1;
    if (!isDrawn) setImmediate(turn);
  };
  turn();
  const content = await drawing;
  isDrawn = true;
  expect(await pdfText(content)).toContain('Rechnung');
  expect(turns).toBeGreaterThan(1000);
});
