import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../base/sum.ts';
import { applyPromotions } from './engine.ts';
import { floorOf } from './floor.ts';
import type { PricedLine, Promotion } from './promotion.ts';
import { setPromotion } from './queries.ts';
import { setOffers } from './set-offers.ts';

const each = (amount: number) => ({ US: amount, CA: amount, GB: amount, DE: amount });
const setOf = (id: string, styleIds: readonly string[], amount: number): Promotion =>
  setPromotion({ set_id: id, name: { en: id, fr: id, de: id }, saving: each(amount), styleIds });
const goods = (styleId: string, unitCurrent: number, qty = 1, id = styleId): PricedLine => ({
  id,
  kind: 'goods',
  styleId,
  categoryIds: ['1000'],
  qty,
  unitCurrent,
  unitOriginal: unitCurrent,
});
const camp = setOf('CAMP', ['tent', 'bag', 'bag'], 4000);
const night = setOf('NIGHT', ['bag', 'lamp'], 1000);

const taken = (lines: readonly PricedLine[], ...promotions: readonly Promotion[]) =>
  Object.fromEntries(
    [...setOffers(promotions, { lines, country: 'US' })].map(([id, parts]) => [id, sum([...parts.values()])]),
  );

test.each([
  ['nothing for a set that is not whole', [goods('tent', 40_000), goods('bag', 20_000)], { 'SET-CAMP': 0 }],
  ['its amount for a whole set', [goods('tent', 40_000), goods('bag', 20_000, 2)], { 'SET-CAMP': 4000 }],
  [
    'its amount, when one style is in two lines',
    [goods('tent', 40_000), goods('bag', 20_000, 1, 'short'), goods('bag', 20_000, 1, 'long')],
    { 'SET-CAMP': 4000 },
  ],
  ['its amount once, however many of one', [goods('tent', 40_000, 5), goods('bag', 20_000, 3)], { 'SET-CAMP': 4000 }],
  ['its amount for every whole set', [goods('tent', 40_000, 2), goods('bag', 20_000, 5)], { 'SET-CAMP': 8000 }],
])('takes off %s [CAT-08]', (_, lines, expected) => {
  expect(taken(lines, camp)).toEqual(expected);
});

test('a unit belongs to one set: the one that saves most comes first [CAT-08]', () => {
  const shared = [goods('tent', 40_000), goods('bag', 20_000, 2), goods('lamp', 5000)];
  expect(taken(shared, night, camp)).toEqual({ 'SET-CAMP': 4000, 'SET-NIGHT': 0 });
  const enough = [goods('tent', 40_000), goods('bag', 20_000, 3), goods('lamp', 5000)];
  expect(taken(enough, night, camp)).toEqual({ 'SET-CAMP': 4000, 'SET-NIGHT': 1000 });
});

test('is spread in proportion to the prices of the set, and said by its name [CAT-08]', () => {
  const lines = [goods('tent', 40_000), goods('bag', 20_000, 2), goods('sock', 2000)];
  const result = applyPromotions({ lines, shipping: [], promotions: [camp], coupons: new Map(), country: 'US' });
  const amounts = [...result.lineReductions].map(([id, { amount }]) => [id, amount]);
  expect(Object.fromEntries(amounts)).toEqual({ bag: 2000, tent: 2000 });
  expect(result.states[0]?.promotion.name).toEqual({
    en: 'Whole set: CAMP',
    fr: 'Ensemble complet : CAMP',
    de: 'Ganzes Set: CAMP',
  });
  expect(result.states[0]?.promotion.calloutEarned?.en).toBe('CAMP|{reward} off|For the whole set');
});

test('is nothing for gift cards, which are never reduced [CAT-08]', () => {
  expect(taken([{ ...goods('tent', 40_000), kind: 'giftCard' }, goods('bag', 20_000, 2)], camp)).toEqual({
    'SET-CAMP': 0,
  });
});

const anyLine = fc.record({
  styleId: fc.constantFrom('tent', 'bag', 'lamp', 'sock'),
  price: fc.integer({ min: 0, max: 90_000 }),
  qty: fc.integer({ min: 1, max: 6 }),
});

test('never takes more than its amount for each whole set, nor a line below its floor [CAT-08]', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.nat(200_000), fc.nat(200_000), (drawn, first, second) => {
      const lines = drawn.map(({ styleId, price, qty }, index) => goods(styleId, price, qty, `line ${index}`));
      const unitsOf = (styleId: string) => sum(lines.filter((line) => line.styleId === styleId).map(({ qty }) => qty));
      const promotions = [
        setOf('CAMP', ['tent', 'bag', 'bag'], first + 1),
        setOf('NIGHT', ['bag', 'lamp'], second + 1),
      ];
      const offers = taken(lines, ...promotions);
      const camps = Math.min(unitsOf('tent'), Math.floor(unitsOf('bag') / 2));
      const nights = Math.min(unitsOf('lamp'), unitsOf('bag'));
      expect(offers['SET-CAMP']).toBeLessThanOrEqual(camps * (first + 1));
      expect(offers['SET-NIGHT']).toBeLessThanOrEqual(nights * (second + 1));
      const { lineReductions } = applyPromotions({
        lines,
        shipping: [],
        promotions,
        coupons: new Map(),
        country: 'US',
      });
      for (const line of lines)
        expect(line.qty * line.unitCurrent - (lineReductions.get(line.id)?.amount ?? 0)).toBeGreaterThanOrEqual(
          floorOf(line),
        );
    }),
  );
});
