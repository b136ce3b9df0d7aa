// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://localhost/en-us/" }
import type { ProductRecord } from 'shared-contracts/tracking/product-record';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { trackedProduct } from '../../testing/tracked-product.ts';
import { carryOrigins } from './carry-origins.ts';

const product = (more: Partial<ProductRecord> = {}): ProductRecord => ({ ...trackedProduct, ...more });
const reported = (event: 'select_item' | 'view_item' | 'view_item_list', one: ProductRecord): TrackingRecord => ({
  event,
  currency: 'USD',
  products: [one],
});
const added = (one: ProductRecord): TrackingRecord => ({
  event: 'add_to_cart',
  currency: 'USD',
  value: 34900,
  products: [one],
});
const originOf = (record: TrackingRecord) => ('products' in record ? record.products[0]?.interactionOrigin : undefined);
const fromGrid = { interactionOrigin: 'grid', list: 'category', position: 2 } as const;
const day = 86_400_000;

beforeEach(() => localStorage.clear());

describe('the origin of a product [EXP-05]', () => {
  test('goes from where it was chosen to its page and the cart, in another color and after a new page load, too', () => {
    carryOrigins()(reported('select_item', product(fromGrid)));
    const other = product({ productId: 'TF4K2M9A0D6', colorCode: '0D6' });
    for (const record of [reported('view_item', other), added(other)])
      expect(carryOrigins()(record)).toMatchObject({ products: [fromGrid] });
  });

  test('is the product page where nothing led to it, and the last place where it was chosen', () => {
    const carry = carryOrigins();
    expect(originOf(carry(reported('view_item', product())))).toBe('direct to product page');
    expect(originOf(carry(added(product())))).toBe('direct to product page');
    carry(reported('select_item', product({ interactionOrigin: 'recommendation carousel' })));
    expect(originOf(carry(added(product())))).toBe('recommendation carousel');
    expect(originOf(carry(added(product({ interactionOrigin: 'customizer' }))))).toBe('customizer');
    expect(originOf(carry(reported('view_item', product())))).toBe('customizer');
  });

  test('of an impression is its list’s own, and chooses nothing', () => {
    const carry = carryOrigins();
    expect(originOf(carry(reported('view_item_list', product(fromGrid))))).toBe('grid');
    expect(originOf(carry(added(product())))).toBeUndefined();
  });

  test('is forgotten after thirty days, and for the product chosen longest ago', () => {
    let now = day;
    const carry = carryOrigins(() => now);
    carry(reported('select_item', product(fromGrid)));
    now += 30 * day;
    expect(originOf(carry(added(product())))).toBeUndefined();
    for (let index = 10; index < 71; index += 1)
      carry(reported('select_item', product({ ...fromGrid, styleCode: `TF0000${index}` })));
    expect(originOf(carry(added(product({ styleCode: 'TF000010' }))))).toBeUndefined();
    expect(originOf(carry(added(product({ styleCode: 'TF000011' }))))).toBe('grid');
  });

  test('of a broken store is none', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('shop.tracking.origins', '[["TF4K2M9A",1,{"interactionOrigin":"mail"}]]');
    expect(originOf(carryOrigins()(added(product())))).toBeUndefined();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
