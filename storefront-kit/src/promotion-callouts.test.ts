import type { Cart, PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';
import { describe, expect, test } from 'vitest';
import { calloutsOf } from './promotion-callouts.ts';

type Approaching = Cart['approachingPromotions'][number];
const approaching = (part: Partial<Approaching> = {}): Approaching => ({
  id: 'free-delivery',
  contexts: ['cart', 'minicart', 'checkout'],
  promotionClass: 'SHIPPING',
  thresholdStatus: 'Below Threshold',
  distanceFromConditionThreshold: 2000,
  conditionThreshold: 9900,
  message: 'Spend $20.00 more|for free delivery|',
  ...part,
});
const earned = (part: Partial<PromoSummaryEntry> = {}): PromoSummaryEntry => ({
  level: 'SHIPPING',
  promotionId: 'free-delivery',
  promotionName: 'Free delivery',
  calloutMessage: 'Free delivery|is yours|now',
  promotionClass: 'SHIPPING',
  thresholdStatus: 'Threshold Reached',
  ...part,
});
const partsOf = (count: number) => Array.from({ length: count }, (_, n) => `part ${n}`).join('|');
const below = (part: Partial<Approaching> = {}) =>
  calloutsOf({ approachingPromotions: [approaching(part)], promoSummary: [] }, 'cart');
const above = (part: Partial<PromoSummaryEntry> = {}) =>
  calloutsOf({ approachingPromotions: [], promoSummary: [earned(part)] }, 'cart');

describe('the promotion messages of a cart [CART-15]', () => {
  test('shows the remaining amount and the progress below a threshold', () => {
    expect(below()).toEqual([
      {
        id: 'free-delivery',
        level: 'SHIPPING',
        text: 'Spend $20.00 more · for free delivery',
        earned: false,
        progress: { value: 7900, max: 9900 },
      },
    ]);
  });

  test.each(['Threshold Reached', 'Above Threshold'] as const)('shows no progress once earned: %s', (status) => {
    expect(above({ thresholdStatus: status })).toEqual([
      { id: 'free-delivery', level: 'SHIPPING', text: 'Free delivery · is yours · now', earned: true },
    ]);
  });

  test('shows a promotion within reach only in the places it is meant for, once, and before what is earned', () => {
    const cart = {
      approachingPromotions: [approaching({ id: 'cart-only', contexts: ['cart'] }), approaching({ id: 'anywhere' })],
      // The summary has those within reach, too.
      promoSummary: [earned({ promotionId: 'anywhere', thresholdStatus: 'Below Threshold' }), earned()],
    };
    const ids = (place: 'cart' | 'minicart' | 'checkout') => calloutsOf(cart, place).map(({ id }) => id);
    expect(ids('cart')).toEqual(['cart-only', 'anywhere', 'free-delivery']);
    expect(ids('minicart')).toEqual(['anywhere', 'free-delivery']);
    expect(ids('checkout')).toEqual(['anywhere', 'free-delivery']);
  });

  test.each([
    ['Below Threshold', 1, false],
    ['Below Threshold', 2, false],
    ['Below Threshold', 3, true],
    ['Below Threshold', 4, true],
    ['Threshold Reached', 2, false],
    ['Threshold Reached', 3, true],
    ['Threshold Reached', 4, false],
    ['Above Threshold', 3, true],
    ['Above Threshold', 4, false],
  ] as const)('accepts %s with %i parts as a call-out: %s', (thresholdStatus, parts, shown) => {
    const callouts =
      thresholdStatus === 'Below Threshold'
        ? below({ message: partsOf(parts) })
        : above({ thresholdStatus, calloutMessage: partsOf(parts) });
    expect(callouts.length > 0).toBe(shown);
  });

  test.each([
    ['GWP-CUP-250', 'ORDER', 'GIFT'],
    ['SUMMER-GWP', 'PRODUCT', 'GIFT'],
    ['ORDER-25', 'ORDER', 'ORDER'],
    ['SOCKS-3', 'PRODUCT', 'PRODUCT'],
  ] as const)('shows %s of level %s as %s [CART-16]', (promotionId, level, shown) => {
    expect(above({ promotionId, level })[0]?.level).toBe(shown);
    expect(below({ id: promotionId, promotionClass: level })[0]?.level).toBe(shown);
  });

  test.each([
    [0, 0],
    [0, 9900],
    [1, 9900],
    [9900, 9900],
  ])('fills the progress bar no further than its end: %d of %d to go', (distance, threshold) => {
    const [callout] = below({ distanceFromConditionThreshold: distance, conditionThreshold: threshold });
    expect(callout?.progress).toEqual({ value: threshold - distance, max: threshold });
  });
});
