import fc from 'fast-check';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { demoDelivery, demoMarkets, demoRecords } from '../../test/demo-records.ts';
import { promotionOf } from '../import/row-makers.ts';
import { computeTax } from '../tax/compute.ts';
import { type PricingInput, priceBeforeTax, withTax } from './price-cart.ts';
import type { StoredLine } from './stored-cart.ts';

const demoPromotions = demoRecords('promotions').map(promotionOf);

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
  colorCode: '0A1',
  upc: '2000000000008',
  size: 'M',
  worth: null,
  qty: 1,
  maxQty: 99,
  storeId: '',
  service: '',
  storeName: null,
  storeCountry: null,
  storeAcceptsParcels: true,
  storeAddress: null,
  amount: null,
  gift: null,
  recipeId: null,
  customsCode: null,
  name: 'Jacket',
  slug: 'jacket',
  productType: 'apparel',
  cut: 'unisex',
  designs: null,
  categoryId: '1110',
  current: 5000,
  original: 5000,
  best: null,
  isPriced: true,
  publishAt: null,
  shipsAt: null,
  warehouseUnits: 9,
  storeUnits: 9,
  favoriteUnits: 0,
  bonusOf: null,
  ...more,
});
type Overrides = Omit<Partial<PricingInput>, 'cart'> & { readonly cart?: Partial<PricingInput['cart']> };

function priceCart(input: PricingInput) {
  const untaxed = priceBeforeTax(input);
  return withTax(untaxed, computeTax(untaxed.taxedGroups, input.locale.taxIncluded));
}

const price = (lines: readonly StoredLine[], { cart, ...more }: Overrides = {}) =>
  priceCart({
    cart: {
      cartId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f',
      warehouseId: 'W100',
      lines,
      methods: {},
      shippingAddress: null,
      groupAddresses: {},
      voucherPoints: null,
      gifts: [],
      adjustments: [],
      owner: null,
      ...cart,
    },
    locale: locales['en-us'],
    market: demoMarkets.US,
    delivery: demoDelivery,
    promotions: demoPromotions,
    coupons: new Map(),
    categoriesOf: (id) => [id],
    ...more,
  });

test('prices one jacket with delivery and without tax while the state is unknown [CART-20]', () => {
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

test('adds state tax on goods and delivery', () => {
  const { totals } = price([line('a')], { cart: { shippingAddress: address } });
  expect(totals).toMatchObject({ tax: 600, taxAmount: 600, total: 6400, netAmount: 5800, taxation: 'net' });
  expect(totals.taxLines).toMatchObject([
    { label: 'Sales tax', region: 'WA', base: 5800, amount: 377, explanation: '6.5% of $58.00 in WA' },
    { label: 'Local tax', region: 'WA', base: 5800, amount: 223, explanation: '3.85% of $58.00 in WA' },
  ]);
});

test('includes the tax in the total in Germany', () => {
  const { totals } = price([line('a')], { locale: locales['de-de'] });
  expect(totals).toMatchObject({ taxation: 'gross', total: 5590, taxAmount: 893, shipping: 590 });
});

test('makes delivery free from the threshold', () => {
  expect(price([line('a', { current: 9900, original: 9900 })]).totals).toMatchObject({
    shipping: 0,
    shippingOriginal: 800,
    total: 9900,
  });
});

test('shows a cart of a market that the merchant no longer delivers to, without a way to deliver it [BRD-01]', () => {
  const { groups, totals } = price([line('a')], { delivery: [] });
  expect(groups).toMatchObject([{ id: 'me', methods: [], chosen: { id: 'none' } }]);
  expect(totals).toMatchObject({ itemTotal: 5000, shipping: 0 });
});

test('counts a reduced price as savings', () => {
  expect(price([line('a', { current: 3000, original: 5000 })]).totals).toMatchObject({
    itemTotal: 5000,
    itemSubTotal: 3000,
    totalDiscount: 2000,
    totalDiscountPercentage: 40,
  });
});

test('prices a gift card at its value, with free delivery and no tax', () => {
  const card = line('g', { productType: 'digital', size: 'A3', worth: 10_000, current: 2500, original: 2500 });
  const { totals, groups } = price([card], { cart: { shippingAddress: address } });
  expect(totals).toMatchObject({ itemTotal: 10_000, shipping: 0, taxAmount: 0, total: 10_000 });
  expect(groups.map(({ id }) => id)).toEqual(['digital']);
});

test('groups home delivery, pickup and digital goods separately', () => {
  const { groups } = price([
    line('a', { storeId: 'US01', storeName: 'Portland' }),
    line('b'),
    line('c', { productType: 'digital', size: 'A1' }),
  ]);
  expect(groups.map(({ id, chosen }) => [id, chosen.code])).toEqual([
    ['me', 'standard'],
    ['digital', 'digital'],
    ['US01', 'pickup'],
  ]);
});

const mug = line('none', { upc: '2099000000018', productType: 'gift', current: 1800, original: 1800, name: 'Mug' });

test('adds the free gift from its threshold, but only with a home delivery parcel [CART-16]', () => {
  const dear = (amount: number, more: Partial<StoredLine> = {}) => [
    line('a', { current: amount, original: amount, ...more }),
  ];
  const bonus = (lines: readonly StoredLine[], units = 5) =>
    price(lines, { cart: { gifts: [{ ...mug, warehouseUnits: units }] } }).lines.filter((row) => row.line.bonusOf);
  const [given] = bonus(dear(25_000));
  expect(given).toMatchObject({ unitCurrent: 0, unitOriginal: 1800, afterOrder: 0, line: { bonusOf: 'GWP-CUP-250' } });
  expect(bonus(dear(25_000))[0]?.line.id).toBe(given?.line.id);
  expect(bonus(dear(24_999))).toEqual([]);
  expect(bonus(dear(25_000), 0)).toEqual([]);
  expect(bonus(dear(25_000, { storeId: 'US01' }))).toEqual([]);
});

test('taxes a pickup at its store', () => {
  const collected = line('a', {
    storeId: 'US02',
    storeAddress: { addressLine1: '1475 Scree Avenue', city: 'Denver', postalCode: '80202', province: 'CO' },
  });
  expect(price([collected]).totals.taxLines.map(({ label, ratePercent }) => [label, ratePercent])).toEqual([
    ['Sales tax', 2.9],
    ['Local tax', 5.91],
  ]);
});

const member = {
  email: 'mara@example.org',
  kind: 'CONSUMER',
  loyalty: 'member' as const,
  profession: null,
  acceptedTerms: false,
  points: { accountId: 'p', balance: 700 },
  allowance: null,
};

test('takes no British tax on clothing for children', () => {
  const taxOf = (cut: string) => price([line('a', { cut })], { locale: locales['en-gb'] }).lines[0]?.tax;
  expect(taxOf('kids')).toBe(0);
  expect(taxOf('unisex')).toBeGreaterThan(0);
});

test('applies a voucher while its points are available [CHK-12]', () => {
  const rewards = (voucherPoints: number, owner: typeof member | null) =>
    price([line('a')], { promotions: [], cart: { voucherPoints, owner } }).totals;
  expect(rewards(500, member)).toMatchObject({ appliedRewards: 500, totalDiscount: 500, total: 5300 });
  expect(rewards(1000, member).appliedRewards).toBe(0);
  expect(rewards(500, null).appliedRewards).toBe(0);
  expect(rewards(500, { ...member, loyalty: 'member', points: { accountId: 'p', balance: 499 } }).appliedRewards).toBe(
    0,
  );
});

test('applies a promotion for a profession to its owner', () => {
  const promotions = demoPromotions.filter(({ audience }) => audience === 'IPA');
  const saving = (profession: 'IPA' | 'WRANX' | null) =>
    price([line('a')], { promotions, cart: { owner: { ...member, profession } } }).totals.totalDiscount;
  expect(saving('IPA')).toBe(1500);
  expect([saving('WRANX'), saving(null)]).toEqual([0, 0]);
});

test('applies the employee discount after the terms are accepted, up to the allowance [CHK-25]', () => {
  const owner = { ...member, kind: 'EMPLOYEE', loyalty: 'none' as const, allowance: { accountId: 'e', balance: 2000 } };
  const subTotal = (acceptedTerms: boolean) =>
    price([line('a')], { cart: { owner: { ...owner, acceptedTerms } } }).totals.itemSubTotal;
  expect(subTotal(false)).toBe(5000);
  expect(subTotal(true)).toBe(4200);
});

const anyLine = fc.record({
  qty: fc.integer({ min: 1, max: 20 }),
  current: fc.nat(60_000),
  extra: fc.nat(20_000),
  productType: fc.constantFrom('apparel', 'digital', 'custom'),
  storeId: fc.constantFrom('', 'US01'),
  categoryId: fc.constantFrom('1110', '7300', '4100'),
  size: fc.constantFrom('M', 'A1', 'A5'),
});

test('totals rows, delivery and tax exactly for any cart', () => {
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
          cart: { shippingAddress: { ...address, stateCode } },
          coupons: new Map(codes.map((code) => [code, code])),
        });
        const sum = (pick: (row: (typeof rows)[number]) => number): number =>
          rows.reduce((total, row) => total + pick(row), 0);
        expect(totals.total).toBe(
          sum(({ afterOrder }) => afterOrder) + totals.shipping + (locale.taxIncluded ? 0 : totals.taxAmount),
        );
        expect(totals.itemTotal - totals.totalDiscount).toBe(sum(({ afterOrder }) => afterOrder));
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.appliedRewards).toBe(0);
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
