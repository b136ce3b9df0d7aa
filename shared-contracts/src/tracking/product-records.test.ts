import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { exampleCart } from '../calls/cart-entities.ts';
import { exampleOrder } from '../calls/checkout.ts';
import { exampleDetails, exampleVariant } from '../calls/product-entities.ts';
import { exampleCard } from '../entities/product-card.ts';
import { productRecord } from './product-record.ts';
import {
  goodsOfSelection,
  recordOfCard,
  recordOfLine,
  recordOfOrderLine,
  recordOfRow,
  recordOfSelection,
} from './product-records.ts';
import { goodsOfCart, goodsOfOrder } from './tracked-goods.ts';

const place = { interactionOrigin: 'search', list: 'search', position: 3, searchTerm: 'shell' } as const;
const reduced = { onSale: true, originalPrice: 39900, price: 34900, saleDiscountAmount: 5000 };
const codes = { productId: 'TF4K2M9A0C5', styleCode: 'TF4K2M9A', colorCode: '0C5', name: 'Skarn Shell Jacket' };
const line = exampleCart.items[0]!;
const orderLine = exampleOrder.items[0]!;
const gift = { ...line, price: { ...line.price, priceAfterOrderDiscount: 0 } };

describe('the product record [EXP-05]', () => {
  test.each([
    [
      'of a card',
      recordOfCard(exampleCard, place),
      {
        ...codes,
        ...reduced,
        ...place,
        colorDescription: 'Ember',
        stockStatus: 'IN_STOCK',
        discountType: 'Marked Down',
      },
    ],
    [
      'of what is chosen on a product page',
      recordOfSelection(exampleDetails, exampleVariant),
      {
        ...codes,
        ...reduced,
        upc: '0400000000017',
        colorDescription: 'Ember',
        category: '1110',
        discountType: 'Marked Down',
        sizeCode1: 'M',
        stockStatus: 'IN_STOCK',
        stockQuantity: 12,
      },
    ],
    [
      'of a product before a size is chosen',
      recordOfSelection(exampleDetails),
      { ...codes, ...reduced, colorDescription: 'Ember', category: '1110', discountType: 'Marked Down' },
    ],
    [
      'of a suggestion of the search',
      recordOfRow({ productId: 'TF4K2M9A0C5', name: 'Skarn Shell Jacket' }, { current: 39900, original: 39900 }, place),
      { ...codes, onSale: false, originalPrice: 39900, price: 39900, saleDiscountAmount: 0, ...place },
    ],
  ])('%s has all that is known', (_, record, expected) => {
    expect(record).toEqual(expected);
    expect(v.safeParse(productRecord, record).issues).toBeUndefined();
  });

  test.each([
    [
      'a line',
      recordOfLine({ ...line, qty: 2, available: 0 }),
      { quantity: 2, stockStatus: 'OUT_OF_STOCK', stockQuantity: 0 },
    ],
    ['a free gift in the cart', recordOfLine(gift), { price: 0, discountType: 'Free Gift' }],
    [
      'a line at its full price',
      recordOfLine({ ...line, price: { ...line.price, current: 39900 } }),
      { onSale: false },
    ],
    [
      'a line with its share of a discount on the order',
      recordOfLine({ ...line, qty: 2, price: { ...line.price, rowTotal: 69800, priceAfterOrderDiscount: 67300 } }),
      { ...reduced, price: 33650 },
    ],
    [
      'a line of an order with a discount',
      recordOfOrderLine({
        ...orderLine,
        qty: 3,
        originalPrice: 39900,
        rowTotal: 104700,
        priceAfterOrderDiscount: 102200,
      }),
      { ...reduced, price: 34067 },
    ],
    [
      'a line in one size, in German',
      recordOfLine({ ...line, variants: [{ code: 'size', label: 'Größe', value: 'Einheitsgröße', id: 'ONE' }] }),
      { sizeCode1: 'ONE' },
    ],
    ['what is at home in a category', recordOfLine({ ...line, categoryId: '1110' }), { category: '1110' }],
    ['what was bought from one', recordOfOrderLine({ ...orderLine, categoryId: '1110' }), { category: '1110' }],
    ['a line of an order', recordOfOrderLine({ ...orderLine, originalPrice: 39900 }), { ...reduced, quantity: 1 }],
    ['a line of an older order', recordOfOrderLine(orderLine), { price: 34900, originalPrice: 34900, onSale: false }],
    [
      'a free gift in an order',
      recordOfOrderLine({ ...orderLine, originalPrice: 2500, rowTotal: 2500, priceAfterOrderDiscount: 0 }),
      { price: 0, originalPrice: 2500, saleDiscountAmount: 2500, discountType: 'Free Gift' },
    ],
  ])('of %s', (_, record, expected) => {
    expect(record).toMatchObject(expected);
    expect(v.safeParse(productRecord, record).issues).toBeUndefined();
  });

  test.each([
    ['M', ['M', undefined, undefined]],
    ['32/34', ['32', '34', undefined]],
    ['190 × 60 × 8', ['190', '60', '8']],
    ['S/M', ['S/M', undefined, undefined]],
    ['', [undefined, undefined, undefined]],
  ])('splits the size "%s" into its codes', (size, expected) => {
    const { sizeCode1, sizeCode2, sizeCode3 } = recordOfSelection(exampleDetails, {
      ...exampleVariant,
      attributes: { size },
    });
    expect([sizeCode1, sizeCode2, sizeCode3]).toEqual(expected);
  });

  test('has no color for a product without one, and a color of a card that is not its first', () => {
    expect(recordOfRow({ productId: 'TFGIFT01', name: 'Gift card' }, { current: 1, original: 1 })).not.toHaveProperty(
      'colorCode',
    );
    const [first] = exampleCard.colors;
    const other = { ...first!, productId: 'TF4K2M9A0D6', label: 'Moss', available: false };
    expect(recordOfCard({ ...exampleCard, colors: [first!, other] }, {}, other.productId)).toMatchObject({
      colorCode: '0D6',
      colorDescription: 'Moss',
      stockStatus: 'OUT_OF_STOCK',
    });
  });

  test('says Free Gift for price 0 alone, and a reduction for each lower price', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (current, original) => {
        const record = recordOfRow({ productId: 'TF4K2M9A0C5', name: 'x' }, { current, original });
        expect(record.discountType === 'Free Gift').toBe(current === 0);
        expect(record.onSale).toBe(current < original);
        expect(record.saleDiscountAmount).toBe(Math.max(0, original - current));
      }),
    );
  });

  test('goods of a cart have its gifts, and are worth what is paid for', () => {
    const three = { ...line, qty: 3, price: { ...line.price, rowTotal: 104700, priceAfterOrderDiscount: 100000 } };
    const goods = goodsOfCart({ ...exampleCart, items: [three], bonusItems: [gift] });
    expect(goods.value).toBe(100000);
    const items = [{ ...orderLine, qty: 3, rowTotal: 104700, priceAfterOrderDiscount: 100000 }];
    expect(goodsOfOrder({ currency: 'USD', items }).value).toBe(100000);
    expect(goods.products.map(({ discountType }) => discountType)).toEqual(['Marked Down', 'Free Gift']);
    expect(goodsOfSelection(exampleDetails, exampleVariant, { interactionOrigin: 'customizer' })).toMatchObject({
      currency: 'USD',
      product: { interactionOrigin: 'customizer' },
    });
  });
});
