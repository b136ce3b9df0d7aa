import { exampleOrder } from 'shared-contracts/calls/checkout';
import { type LocaleId, locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { invoiceOf, invoicePdf } from './invoice.ts';
import { barcodeOf, returnLabelPdf } from './return-label.ts';

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
  const invoice = invoiceOf(order, locales[id as LocaleId]);
  expect(invoice.heading).toBe(heading);
  expect(invoice.sums.map(({ label }) => label)).toEqual(expect.arrayContaining([first, second]));
});

test('states the included tax after the total', () => {
  const gross = { ...order, totals: { ...order.totals, taxation: 'gross' as const } };
  const labels = invoiceOf(gross, locales['en-gb']).sums.map(({ label }) => label);
  expect(labels.indexOf('Includes GST 5%')).toBeGreaterThan(labels.indexOf('Total'));
});

test('creates the invoice and the label as PDF, however long the order is', async () => {
  const long = { ...order, items: Array.from({ length: 120 }, () => order.items[0]!) };
  const invoice = await invoicePdf(long, locales['de-de'], 'Shop');
  expect(invoice.subarray(0, 5).toString()).toBe('%PDF-');
  expect(invoice.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  const label = await returnLabelPdf({
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
