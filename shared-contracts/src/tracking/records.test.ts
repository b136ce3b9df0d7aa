import { describe, expect, test } from 'vitest';
import { exampleCard } from '../entities/product-card.ts';
import { toLayerEntry } from './data-layer.ts';
import { recordOfCard } from './product-records.ts';
import { faultsOf, type TrackingRecord } from './records.ts';

const product = recordOfCard(exampleCard, { interactionOrigin: 'grid', list: 'category', position: 1 });
const view: TrackingRecord = { event: 'page_view', path: '/en-us/c/tents-4100', pageType: 'Product list' };
const purchase: TrackingRecord = {
  event: 'purchase',
  orderNumber: 'TF-7K2M-9QXD',
  currency: 'USD',
  value: 35730,
  tax: 30,
  shipping: 800,
  products: [product],
};

describe('a tracking record [EXP-05]', () => {
  test.each<[string, unknown, string | undefined]>([
    ['a page', view, undefined],
    ['a purchase', purchase, undefined],
    ['a query in a path', { ...view, path: '/en-us/search?q=a' }, 'path'],
    ['an event that nobody knows', { ...view, event: 'view' }, 'event'],
    ['an email', { ...view, email: 'mara@example.org' }, 'email'],
    ['a name in a product', { ...purchase, products: [{ ...product, firstName: 'Mara' }] }, 'products.0.firstName'],
    ['an amount in dollars', { ...purchase, value: 357.3 }, 'value'],
    ['a purchase of nothing', { ...purchase, products: [] }, 'products'],
    [
      'an origin that nobody knows',
      { ...purchase, products: [{ ...product, interactionOrigin: 'mail' }] },
      'products.0.interactionOrigin',
    ],
    ['a position before the first', { ...purchase, products: [{ ...product, position: 0 }] }, 'products.0.position'],
    ['nothing', undefined, 'record'],
  ])('says where %s is not as agreed', (_, record, path) => {
    expect(faultsOf(record).map((fault) => fault.split(':')[0])).toEqual(path ? [path] : []);
  });

  test('has amounts of the currency in the data layer', () => {
    expect(toLayerEntry(purchase)).toMatchObject({
      value: 357.3,
      tax: 0.3,
      shipping: 8,
      products: [{ price: 349, originalPrice: 399, saleDiscountAmount: 50, position: 1 }],
    });
    expect(toLayerEntry(view)).toEqual(view);
  });
});
