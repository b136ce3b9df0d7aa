import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { demoRecords } from '../../test/demo-records.ts';
import { promotionOf } from '../import/row-makers.ts';
import { approachingPromotions, promoSummary } from './callouts.ts';
import type { PromotionState } from './engine.ts';

const demoPromotions = demoRecords('promotions').map(promotionOf);

const shipping = demoPromotions.find(({ id }) => id === 'SHIP-FREE')!;
const order = demoPromotions.find(({ id }) => id === 'ORDER-25-OFF-400')!;
const state = (more: Partial<PromotionState>): PromotionState => ({
  promotion: shipping,
  status: 'Below Threshold',
  distance: 1000,
  threshold: 9900,
  amount: 0,
  gives: false,
  ...more,
});

test('returns a callout of three parts with the distance below the threshold', () => {
  const [entry] = promoSummary([state({})], locales['en-us']);
  expect(entry).toMatchObject({
    calloutMessage: 'Free delivery|$10.00 to go|Standard delivery is then on us',
    distanceFromConditionThreshold: 1000,
    conditionThreshold: 9900,
  });
});

test.each(['en-us', 'fr-ca', 'de-de'] as const)(
  'returns exactly three parts for every earned promotion in %s',
  (id) => {
    const states = demoPromotions
      .filter(({ calloutEarned }) => calloutEarned)
      .map((promotion) => state({ promotion, status: 'Above Threshold', distance: 0, amount: 500 }));
    for (const { calloutMessage } of promoSummary(states, locales[id]))
      expect(calloutMessage.split('|')).toHaveLength(3);
  },
);

test('omits a promotion that is out of reach', () => {
  expect(promoSummary([state({ promotion: order, distance: 30_000, threshold: 40_000 })], locales['en-us'])).toEqual(
    [],
  );
  expect(
    promoSummary([state({ promotion: order, distance: 10_000, threshold: 40_000 })], locales['en-us']),
  ).toHaveLength(1);
});

test('omits a reached promotion without effect', () => {
  expect(promoSummary([state({ status: 'Above Threshold', distance: 0, amount: 0 })], locales['en-us'])).toEqual([]);
});

test('shows an earned gift although it reduces nothing [CART-16]', () => {
  const gift = demoPromotions.find(({ reward }) => reward.kind === 'gift')!;
  const [entry] = promoSummary(
    [state({ promotion: gift, status: 'Above Threshold', distance: 0, gives: true })],
    locales['en-us'],
  );
  expect(entry?.calloutMessage.split('|')).toHaveLength(3);
});

test('lists promotions within reach with their distance and placement [CART-15]', () => {
  expect(
    approachingPromotions([state({}), state({ status: 'Above Threshold', distance: 0 })], locales['en-us']),
  ).toEqual([
    {
      id: 'SHIP-FREE',
      contexts: ['cart', 'minicart', 'checkout'],
      promotionClass: 'SHIPPING',
      thresholdStatus: 'Below Threshold',
      distanceFromConditionThreshold: 1000,
      conditionThreshold: 9900,
      message: 'Free delivery|$10.00 to go|Standard delivery is then on us',
    },
  ]);
});
