import fc from 'fast-check';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { seedPromotions } from '../seed/promotions.ts';
import { priceCart } from './price-cart.ts';
import type { StoredLine } from './stored-cart.ts';

const address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  addressLine1: '12 Alder Street',
  city: 'Seattle',
  postalCode: '98101',
  stateCode: 'WA',
  country: 'US',
};
const line = (id: string, more: Partial<StoredLine> = {}): StoredLine => ({
  id,
  productId: 'TFAAAAAA0A1',
  styleId: 'TFAAAAAA',
  colourCode: '0A1',
  upc: '2000000000008',
  size: 'M',
  qty: 1,
  maxQty: 99,
  place: '',
  storeName: null,
  storeCountry: null,
  amount: null,
  gift: null,
  recipeId: null,
  customsCode: null,
  name: 'Jacket',
  slug: 'jacket',
  productType: 'apparel',
  categoryId: '1110',
  current: 5000,
  original: 5000,
  best: null,
  publishAt: null,
  units: 9,
  ...more,
});
const price = (lines: readonly StoredLine[], more: Partial<Parameters<typeof priceCart>[0]> = {}) =>
  priceCart({
    cart: { lines, methods: {}, shippingAddress: null },
    locale: locales['en-us'],
    promotions: seedPromotions,
    coupons: new Map(),
    categoriesOf: (id) => [id],
    ...more,
  });

test('the totals of one jacket: goods, delivery, and no tax before the state is known [CART-20]', () => {
  expect(price([line('a')]).totals).toMatchObject({
    totalUnits: 1,
    itemTotal: 5000,
    itemSubTotal: 5000,
    totalDiscount: 0,
    shipping: 800,
    shippingOriginal: 800,
    taxAmount: 0,
    total: 5800,
  });
  expect(price([line('a')]).totals).not.toHaveProperty('tax');
});

test('the state adds its tax on goods and delivery', () => {
  const { totals } = price([line('a')], { cart: { lines: [line('a')], methods: {}, shippingAddress: address } });
  expect(totals).toMatchObject({ tax: 377, taxAmount: 377, total: 6177, netAmount: 5800, taxation: 'net' });
});

test('in Germany the tax is contained and the total stays what was shown', () => {
  const { totals } = price([line('a')], { locale: locales['de-de'] });
  expect(totals).toMatchObject({ taxation: 'gross', total: 5590, taxAmount: 893, shipping: 590 });
});

test('delivery becomes free from the threshold on', () => {
  expect(price([line('a', { current: 9900, original: 9900 })]).totals).toMatchObject({
    shipping: 0,
    shippingOriginal: 800,
    total: 9900,
  });
});

test('a reduced price counts as saved', () => {
  expect(price([line('a', { current: 3000, original: 5000 })]).totals).toMatchObject({
    itemTotal: 5000,
    itemSubTotal: 3000,
    totalDiscount: 2000,
    totalDiscountPercentage: 40,
  });
});

test('a gift card costs what it is worth, is sent free of charge and is not taxed', () => {
  const card = line('g', { productType: 'digital', size: 'A3', current: 2500, original: 2500 });
  const { totals, groups } = price([card], { cart: { lines: [card], methods: {}, shippingAddress: address } });
  expect(totals).toMatchObject({ itemTotal: 10_000, shipping: 0, taxAmount: 0, total: 10_000 });
  expect(groups.map(({ id }) => id)).toEqual(['digital']);
});

test('goods for home, a store and by e-mail stand in groups of their own', () => {
  const { groups } = price([
    line('a', { place: 'US01', storeName: 'Portland' }),
    line('b'),
    line('c', { productType: 'digital', size: 'A1' }),
  ]);
  expect(groups.map(({ id, chosen }) => [id, chosen.code])).toEqual([
    ['me', 'standard'],
    ['digital', 'digital'],
    ['US01', 'pickup'],
  ]);
});

const anyLine = fc.record({
  qty: fc.integer({ min: 1, max: 20 }),
  current: fc.nat(60_000),
  extra: fc.nat(20_000),
  productType: fc.constantFrom('apparel', 'digital', 'custom'),
  place: fc.constantFrom('', 'US01'),
  categoryId: fc.constantFrom('1110', '7300', '4100'),
  size: fc.constantFrom('M', 'A1', 'A5'),
});

test('the total is what the rows, the delivery and the tax come to, whatever is in the cart', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.constantFrom('en-us', 'fr-ca', 'en-gb', 'de-de' as const),
      fc.subarray(['WELCOME-10', 'FELL-20', 'TENTS-15', 'FREESHIP']),
      (drafts, id, codes) => {
        const locale = locales[id];
        const lines = drafts.map(({ extra, ...draft }, index) =>
          line(`l${index}`, { ...draft, original: draft.current + extra }),
        );
        const stateCode = locale.country === 'CA' ? 'QC' : 'WA';
        const { totals, lines: rows } = price(lines, {
          locale,
          cart: { lines, methods: {}, shippingAddress: { ...address, stateCode } },
          coupons: new Map(codes.map((code) => [code, code])),
        });
        const sum = (pick: (row: (typeof rows)[number]) => number): number =>
          rows.reduce((total, row) => total + pick(row), 0);
        expect(totals.total).toBe(
          sum(({ afterOrder }) => afterOrder) + totals.shipping + (locale.taxIncluded ? 0 : totals.taxAmount),
        );
        expect(totals.itemTotal - totals.totalDiscount).toBe(sum(({ afterOrder }) => afterOrder));
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.shipping).toBeLessThanOrEqual(totals.shippingOriginal);
        expect(totals.netAmount + totals.taxAmount).toBe(totals.total);
        expect(
          rows.every(
            ({ afterItem, afterOrder, rowTotal }) =>
              afterOrder >= 0 && afterOrder <= afterItem && afterItem <= rowTotal,
          ),
        ).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
