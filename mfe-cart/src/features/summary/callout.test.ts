import fc from 'fast-check';
import type { PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';
import { describe, expect, test } from 'vitest';
import { calloutOf } from './callout.ts';

const entry = (part: Partial<PromoSummaryEntry>): PromoSummaryEntry => ({
  level: 'SHIPPING',
  promotionId: 'free-delivery',
  promotionName: 'Free delivery',
  calloutMessage: 'Spend $20.00 more|for free delivery|',
  promotionClass: 'shipping',
  thresholdStatus: 'Below Threshold',
  distanceFromConditionThreshold: 2000,
  conditionThreshold: 9900,
  ...part,
});

describe('the promotion messages of a cart [CART-15]', () => {
  test('shows the remaining amount and the progress below a threshold', () => {
    expect(calloutOf(entry({}))).toEqual({
      id: 'free-delivery',
      level: 'SHIPPING',
      text: 'Spend $20.00 more · for free delivery',
      earned: false,
      progress: { value: 7900, max: 9900 },
    });
  });

  test.each(['Threshold Reached', 'Above Threshold'] as const)('shows no progress once earned: %s', (status) => {
    expect(calloutOf(entry({ thresholdStatus: status, calloutMessage: 'Free delivery|is yours|now' }))).toEqual({
      id: 'free-delivery',
      level: 'SHIPPING',
      text: 'Free delivery · is yours · now',
      earned: true,
    });
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
    const calloutMessage = Array.from({ length: parts }, (_, n) => `part ${n}`).join('|');
    expect(calloutOf(entry({ thresholdStatus, calloutMessage })) !== undefined).toBe(shown);
  });

  test.each([
    ['GWP-CUP-250', 'ORDER', 'GIFT'],
    ['SUMMER-GWP', 'PRODUCT', 'GIFT'],
    ['ORDER-25', 'ORDER', 'ORDER'],
    ['SOCKS-3', 'PRODUCT', 'PRODUCT'],
  ] as const)('shows %s of level %s as %s [CART-16]', (promotionId, level, shown) => {
    expect(calloutOf(entry({ promotionId, level }))?.level).toBe(shown);
  });

  test('shows no progress bar without a threshold', () => {
    const { conditionThreshold: _, ...unbounded } = entry({});
    expect(calloutOf(unbounded)).not.toHaveProperty('progress');
    expect(calloutOf(unbounded)?.earned).toBe(false);
  });

  test('never fills the progress bar beyond its end', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
        const [distance, threshold] = a < b ? [a, b] : [b, a];
        const callout = calloutOf(entry({ distanceFromConditionThreshold: distance, conditionThreshold: threshold }));
        const { value, max } = callout?.progress ?? { value: -1, max: -1 };
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(max);
      }),
    );
  });
});
