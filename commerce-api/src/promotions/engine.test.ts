import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPromotions, type PromotionInput, rewardOn } from './engine.ts';
import type { PricedLine, Promotion } from './promotion.ts';

const name = { en: 'n', fr: 'n', de: 'n' };
const each = (amount: number) => ({ US: amount, CA: amount, GB: amount, DE: amount });
const promotion = (id: string, more: Partial<Promotion>): Promotion => ({
  id,
  name,
  level: 'ORDER',
  reward: { kind: 'percent', tenths: 100 },
  couponOnly: false,
  exclusive: false,
  ...more,
});
const goods = (id: string, unitCurrent: number, qty = 1, more: Partial<PricedLine> = {}): PricedLine => ({
  id,
  kind: 'goods',
  categoryIds: ['1000'],
  qty,
  unitCurrent,
  ...more,
});
const run = (lines: readonly PricedLine[], promotions: readonly Promotion[], more: Partial<PromotionInput> = {}) =>
  applyPromotions({
    lines,
    promotions,
    shipping: [{ id: 'me', amount: 800, promotable: true }],
    coupons: new Map(),
    country: 'US',
    ...more,
  });

test('an order promotion is shared over the lines it was measured on [CART-10]', () => {
  const result = run([goods('a', 6000), goods('b', 3000)], [promotion('P', {})]);
  expect(result.orderReductions).toEqual([{ promotionId: 'P', couponCode: undefined, amount: 900 }]);
  expect(Object.fromEntries(result.orderShares)).toEqual({ a: 600, b: 300 });
});

test('below its threshold a promotion gives nothing and says how far it is', () => {
  const [state] = run([goods('a', 6000)], [promotion('P', { threshold: each(10_000) })]).states;
  expect(state).toMatchObject({ status: 'Below Threshold', distance: 4000, amount: 0 });
});

test.each([
  [9999, 'Below Threshold'],
  [10_000, 'Threshold Reached'],
  [10_001, 'Above Threshold'],
])('%i of a threshold of 10000 is %s', (amount, status) => {
  expect(run([goods('a', amount)], [promotion('P', { threshold: each(10_000) })]).states[0]?.status).toBe(status);
});

test('gift cards neither count towards a threshold nor are reduced', () => {
  const lines = [goods('a', 6000), goods('card', 50_000, 1, { kind: 'giftCard' })];
  expect(run(lines, [promotion('P', { threshold: each(10_000) })]).orderReductions).toEqual([]);
  expect(Object.fromEntries(run(lines, [promotion('P', {})]).orderShares)).toEqual({ a: 600 });
});

test('a promotion by coupon waits for its coupon', () => {
  const promotions = [promotion('P', { couponOnly: true })];
  expect(run([goods('a', 5000)], promotions).orderReductions).toEqual([]);
  expect(run([goods('a', 5000)], promotions, { coupons: new Map([['P', 'CODE']]) }).orderReductions).toEqual([
    { promotionId: 'P', couponCode: 'CODE', amount: 500 },
  ]);
});

test('an exclusive promotion stands alone when it saves more, and steps back when it does not', () => {
  const joining = [
    promotion('A', { reward: { kind: 'amount', amounts: each(300) } }),
    promotion('B', { reward: { kind: 'amount', amounts: each(300) } }),
  ];
  const alone = (amount: number) =>
    promotion('X', { exclusive: true, reward: { kind: 'amount', amounts: each(amount) } });
  expect(
    run([goods('a', 9000)], [...joining, alone(700)]).orderReductions.map(({ promotionId }) => promotionId),
  ).toEqual(['X']);
  expect(
    run([goods('a', 9000)], [...joining, alone(500)]).orderReductions.map(({ promotionId }) => promotionId),
  ).toEqual(['A', 'B']);
});

test('the best item promotion counts on a line; they do not pile up', () => {
  const promotions = [
    promotion('A', { level: 'PRODUCT' }),
    promotion('B', { level: 'PRODUCT', reward: { kind: 'percent', tenths: 250 } }),
  ];
  expect(run([goods('a', 4000)], promotions).lineReductions.get('a')).toEqual([
    { promotionId: 'B', couponCode: undefined, amount: 1000 },
  ]);
});

test('three of a kind are reduced, two are not', () => {
  const promotions = [promotion('S', { level: 'PRODUCT', categoryIds: ['7300'], minimumUnits: 3 })];
  const socks = (qty: number) => goods('a', 2000, qty, { categoryIds: ['7300', '7000'] });
  expect(run([socks(2)], promotions).lineReductions.size).toBe(0);
  expect(run([socks(3)], promotions).lineReductions.get('a')?.[0]?.amount).toBe(600);
});

test('delivery is free from the threshold on, but not the express that was chosen', () => {
  const promotions = [promotion('F', { level: 'SHIPPING', reward: { kind: 'free' }, threshold: each(9900) })];
  expect(run([goods('a', 9900)], promotions).shippingReductions.get('me')?.amount).toBe(800);
  expect(
    run([goods('a', 9900)], promotions, { shipping: [{ id: 'me', amount: 1800, promotable: false }] })
      .shippingReductions.size,
  ).toBe(0);
});

const anyReward = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), tenths: fc.integer({ min: 0, max: 1000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amounts: fc.nat(200_000).map(each) }),
  fc.constant({ kind: 'free' as const }),
);
const anyPromotion = fc
  .record({
    id: fc.stringMatching(/^[A-H]$/),
    level: fc.constantFrom('ORDER', 'PRODUCT', 'SHIPPING' as const),
    reward: anyReward,
    exclusive: fc.boolean(),
    minimum: fc.nat(3),
    limit: fc.nat(50_000),
    category: fc.option(fc.constantFrom('1000', '7300'), { nil: undefined }),
  })
  .map(({ minimum, limit, category, ...rest }) =>
    promotion(rest.id, {
      ...rest,
      minimumUnits: minimum,
      threshold: each(limit),
      ...(category ? { categoryIds: [category] } : {}),
    }),
  );
const anyLine = fc.record({
  kind: fc.constantFrom('goods', 'giftCard', 'customs' as const),
  categoryIds: fc.constantFrom(['1000'], ['7300', '7000']),
  qty: fc.integer({ min: 1, max: 9 }),
  unitCurrent: fc.nat(90_000),
});

test('whatever promotions run, nothing costs less than nothing and every reduction is accounted for', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPromotion, { selector: ({ id }) => id, maxLength: 8 }),
      fc.array(anyLine, { maxLength: 8 }),
      (promotions, drafts) => {
        const lines = drafts.map((draft, index) => ({ ...draft, id: `l${index}` }));
        const result = run(lines, promotions);
        for (const line of lines) {
          const own = (result.lineReductions.get(line.id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
          const left = line.qty * line.unitCurrent - own - (result.orderShares.get(line.id) ?? 0);
          expect(left).toBeGreaterThanOrEqual(0);
          if (line.kind === 'giftCard') expect(left).toBe(line.qty * line.unitCurrent);
        }
        const shares = [...result.orderShares.values()].reduce((sum, share) => sum + share, 0);
        expect(shares).toBe(result.orderReductions.reduce((sum, { amount }) => sum + amount, 0));
        expect(result.shippingReductions.get('me')?.amount ?? 0).toBeLessThanOrEqual(800);
      },
    ),
    { numRuns: 400 },
  );
});

test.each([
  [{ kind: 'percent', tenths: 125 }, 1000, 125],
  [{ kind: 'percent', tenths: 150 }, 1, 0],
  [{ kind: 'percent', tenths: 500 }, 1, 1],
  [{ kind: 'amount', amounts: each(2500) }, 2000, 2000],
  [{ kind: 'free' }, 800, 800],
] as const)('%j on %i is %i', (reward, amount, expected) => {
  expect(rewardOn(reward, amount, 'US')).toBe(expected);
});
