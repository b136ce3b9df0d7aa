import { exampleDetails, exampleVariant } from 'shared-contracts/calls/product-entities';
import { describe, expect, test } from 'vitest';
import { fullAlternates } from '../alternates.ts';
import { breadcrumbData } from '../crumbs.tsx';
import { productData } from './product-data.ts';

const origin = 'https://shop.example';
const data = (part: Partial<typeof exampleDetails> = {}) =>
  productData({ ...exampleDetails, ...part }, origin, 'en-us');

describe('structured data of a product [CAT-11]', () => {
  test('follows schema.org with absolute URLs and a decimal price', () => {
    expect(data()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Skarn Shell Jacket',
      sku: 'TF4K2M9A0C5',
      color: 'Ember',
      brand: { '@type': 'Brand', name: 'Tarnfell' },
      image: [expect.stringMatching(/^https:\/\/shop\.example\/images\/v1\/product\/TF4K2M9A\/0C5\/front\?w=\d+/)],
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/en-us/p/skarn-shell-jacket-TF4K2M9A0C5',
        price: '349.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('is out of stock when no size is available', () => {
    const sold = { ...exampleVariant, available: 0 };
    expect(data({ variants: [sold] })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(data({ variants: [sold, exampleVariant] })).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    });
  });

  test('has a rating only with ratings', () => {
    expect(data()).toMatchObject({ aggregateRating: { ratingValue: 4.6, ratingCount: 128 } });
    expect(data({ rating: { score: 0, reviewsCount: 0 } })).not.toHaveProperty('aggregateRating');
  });

  test('is safe to embed in a page', () => {
    expect(JSON.parse(JSON.stringify(data()))).toEqual(data());
  });
});

test('lists breadcrumbs with absolute URLs, starting at one [CAT-11]', () => {
  const crumbs = [
    { label: 'Women', url: '/c/women-1000' },
    { label: 'Shells', url: '/c/shells-1110' },
  ];
  expect(breadcrumbData(crumbs, origin, 'de-de')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Women', item: 'https://shop.example/de-de/c/women-1000' },
      { position: 2, name: 'Shells', item: 'https://shop.example/de-de/c/shells-1110' },
    ],
  });
});

test('lists alternates below each locale’s path [CAT-11]', () => {
  expect(fullAlternates({ 'en-us': '/', 'de-de': '/c/zelte-4100' })).toEqual({
    'en-us': '/en-us',
    'de-de': '/de-de/c/zelte-4100',
  });
});
