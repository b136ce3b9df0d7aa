import { type LocaleId, locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { demoDelivery } from '../../test/demo-records.ts';
import { describeOffer, type OfferRow } from './merchant-feed.ts';

const now = new Date('2026-11-27T12:00:00Z');
const later = new Date('2027-01-10T00:00:00Z');
const offer: OfferRow = {
  upc: '2000000001159',
  size: 'M',
  productId: 'TF4K2M9A0C5',
  styleId: 'TF4K2M9A',
  color: '0C5',
  categoryId: '1110',
  cut: 'women',
  announcedUntil: null,
  shipsAt: null,
  name: 'Skarn Shell Jacket',
  slug: 'skarn-shell-jacket',
  description: 'Keeps the rain out.',
  current: 34_900,
  original: 34_900,
  best: null,
  units: 5,
};
const merchant = { origin: 'https://shop.example', brand: 'Tarnfell' };
const tree = { breadcrumbsOf: () => [{ label: 'Women', url: '/c/women-1000' }] };
const described = (change: Partial<OfferRow>, locale: LocaleId = 'en-us') =>
  (
    describeOffer({ ...offer, ...change }, locales[locale], merchant, { tree, delivery: demoDelivery, now }) as {
      item: Record<string, string>;
    }
  ).item;

describe('an offer of the merchant feed [SEL-12]', () => {
  test.each([
    ['sold', {}, 'in_stock'],
    ['sold out', { units: 0 }, 'out_of_stock'],
    ['announced, and ordered by nobody', { announcedUntil: later }, 'out_of_stock'],
    ['announced until now', { announcedUntil: now }, 'in_stock'],
    ['presale', { shipsAt: later }, 'preorder'],
    ['presale that is sold out', { shipsAt: later, units: 0 }, 'out_of_stock'],
    ['presale that has come', { shipsAt: now }, 'in_stock'],
  ])('can be ordered as its page says when it is %s', (_, change, availability) => {
    const item = described(change);
    expect(item['g:availability']).toBe(availability);
    expect(item['g:availability_date']).toBe(availability === 'preorder' ? later.toISOString() : undefined);
  });

  test.each([
    ['en-us', { original: 30_000, best: 25_500, current: 21_000 }, '300.00 USD', '210.00 USD'],
    ['de-de', { original: 30_000, best: 25_500, current: 21_000 }, '255.00 EUR', '210.00 EUR'],
    ['de-de', { original: 30_000, best: 21_000, current: 21_000 }, '210.00 EUR', undefined],
    ['de-de', { original: 30_000, best: null, current: 30_000 }, '300.00 EUR', undefined],
  ] as const)('is reduced in %s as its page says: %j', (locale, prices, price, sale) => {
    const item = described(prices, locale);
    expect([item['g:price'], item['g:sale_price']]).toEqual([price, sale]);
  });

  test.each([
    ['women', 'female', 'adult'],
    ['men', 'male', 'adult'],
    ['unisex', 'unisex', 'adult'],
    ['kids', 'unisex', 'kids'],
  ])('says whom it is for: %s', (cut, gender, age) => {
    expect(described({ cut })).toMatchObject({ 'g:gender': gender, 'g:age_group': age });
  });

  test('is cut between words to what readers take, and keeps color and size', () => {
    const words = 'Großes Zelt für 🏔 '.repeat(600);
    const item = described({ name: words, description: words });
    const title = [...item['g:title']!];
    expect(title.length).toBeLessThanOrEqual(150);
    expect(item['g:title']).toMatch(/(Großes|Zelt|für|🏔)…, [^,]+, M$/);
    const description = [...item['g:description']!];
    expect(description.length).toBeLessThanOrEqual(5000);
    expect(description.length).toBeGreaterThan(4980);
    expect(item['g:description']).toMatch(/(Großes|Zelt|für|🏔)…$/);
    expect(described({})).toMatchObject({ 'g:description': offer.description });
  });
});
