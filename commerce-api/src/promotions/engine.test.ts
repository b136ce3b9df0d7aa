import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PromotionInput, rewardOn } from './conditions.ts';
import { applyPromotions } from './engine.ts';
import { floorOf } from './floor.ts';
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
  styleId: id,
  categoryIds: ['1000'],
  qty,
  unitCurrent,
  unitOriginal: unitCurrent,
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

test('spreads an order promotion over the lines it is based on [CART-24]', () => {
  const result = run([goods('a', 6000), goods('b', 3000)], [promotion('P', {})]);
  expect(result.orderReductions).toEqual([{ promotionId: 'P', couponCode: undefined, amount: 900 }]);
  expect(Object.fromEntries(result.orderShares)).toEqual({ a: 600, b: 300 });
});

test('gives nothing below the threshold and reports the distance', () => {
  const [state] = run([goods('a', 6000)], [promotion('P', { threshold: each(10_000) })]).states;
  expect(state).toMatchObject({ status: 'Below Threshold', distance: 4000, amount: 0 });
});

test.each([
  [9999, 'Below Threshold'],
  [10_000, 'Threshold Reached'],
  [10_001, 'Above Threshold'],
])('reports %i of a threshold of 10000 as %s', (amount, status) => {
  expect(run([goods('a', amount)], [promotion('P', { threshold: each(10_000) })]).states[0]?.status).toBe(status);
});

test('excludes gift cards from thresholds and reductions', () => {
  const lines = [goods('a', 6000), goods('card', 50_000, 1, { kind: 'giftCard' })];
  expect(run(lines, [promotion('P', { threshold: each(10_000) })]).orderReductions).toEqual([]);
  expect(Object.fromEntries(run(lines, [promotion('P', {})]).orderShares)).toEqual({ a: 600 });
});

test('applies a coupon promotion only with its coupon', () => {
  const promotions = [promotion('P', { couponOnly: true })];
  expect(run([goods('a', 5000)], promotions).orderReductions).toEqual([]);
  expect(run([goods('a', 5000)], promotions, { coupons: new Map([['P', 'CODE']]) }).orderReductions).toEqual([
    { promotionId: 'P', couponCode: 'CODE', amount: 500 },
  ]);
});

test('applies an exclusive promotion alone only when it saves more', () => {
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

test('applies only the best item promotion to a line', () => {
  const promotions = [
    promotion('A', { level: 'PRODUCT' }),
    promotion('B', { level: 'PRODUCT', reward: { kind: 'percent', tenths: 250 } }),
  ];
  expect(run([goods('a', 4000)], promotions).lineReductions.get('a')).toEqual({
    promotionId: 'B',
    couponCode: undefined,
    amount: 1000,
  });
});

test('reduces three of a kind but not two', () => {
  const promotions = [promotion('S', { level: 'PRODUCT', categoryIds: ['7300'], minimumUnits: 3 })];
  const socks = (qty: number) => goods('a', 2000, qty, { categoryIds: ['7300', '7000'] });
  expect(run([socks(2)], promotions).lineReductions.size).toBe(0);
  expect(run([socks(3)], promotions).lineReductions.get('a')?.amount).toBe(600);
});

test('makes standard delivery free from the threshold, but not express', () => {
  const promotions = [promotion('F', { level: 'SHIPPING', reward: { kind: 'free' }, threshold: each(9900) })];
  expect(run([goods('a', 9900)], promotions).shippingReductions.get('me')?.amount).toBe(800);
  expect(
    run([goods('a', 9900)], promotions, { shipping: [{ id: 'me', amount: 1800, promotable: false }] })
      .shippingReductions.size,
  ).toBe(0);
});

test('makes the cheapest of three pairs free and spreads the reduction over all pairs [CART-15]', () => {
  const promotions = [promotion('S', { level: 'PRODUCT', reward: { kind: 'units', buy: 2, free: 1, tenths: 1000 } })];
  const reductions = (lines: readonly PricedLine[]) =>
    Object.fromEntries([...run(lines, promotions).lineReductions].map(([id, { amount }]) => [id, amount]));
  expect(reductions([goods('a', 2000, 2)])).toEqual({});
  expect(reductions([goods('a', 2000, 2), goods('b', 1000)])).toEqual({ a: 800, b: 200 });
  expect(reductions([goods('a', 2000, 5)])).toEqual({ a: 2000 });
  expect(reductions([goods('a', 2000, 6)])).toEqual({ a: 4000 });
});

test('adds and removes a gift with its condition, and omits it when out of stock [CART-16]', () => {
  const promotions = [
    promotion('GWP-CUP', { threshold: each(10_000), reward: { kind: 'gift', upc: '2099000000008' } }),
  ];
  const gifts = (amount: number, units: number) =>
    run([goods('a', amount)], promotions, { giftUnits: new Map([['2099000000008', units]]) }).gifts;
  expect(gifts(10_000, 5)).toEqual([{ promotionId: 'GWP-CUP', upc: '2099000000008' }]);
  expect(gifts(9999, 5)).toEqual([]);
  expect(gifts(10_000, 0)).toEqual([]);
});

test('promises a gift below its threshold only when the order could contain it [CART-16]', () => {
  const promotions = [
    promotion('GWP-CUP', { threshold: each(10_000), reward: { kind: 'gift', upc: '2099000000008' } }),
  ];
  const promised = (units: number) =>
    run([goods('a', 9999)], promotions, { giftUnits: new Map([['2099000000008', units]]) }).states;
  expect(promised(5)).toMatchObject([{ status: 'Below Threshold', distance: 1 }]);
  expect(promised(0)).toEqual([]);
  expect(run([goods('a', 9999)], promotions).states).toEqual([]);
});

const employee = promotion('STAFF', {
  level: 'PRODUCT',
  audience: 'EMPLOYEE',
  reward: { kind: 'percent', tenths: 400 },
});

test('applies the employee discount exclusively, up to the allowance, and to employees only [CHK-25]', () => {
  const promotions = [
    employee,
    promotion('P', {}),
    promotion('Q', { joinsEmployeeDiscount: true, level: 'SHIPPING', reward: { kind: 'free' } }),
  ];
  const lines = [goods('a', 6000), goods('b', 4000)];
  const asEmployee = run(lines, promotions, { employeeAllowance: 100_000 });
  expect([...asEmployee.lineReductions.values()].map(({ amount }) => amount)).toEqual([2400, 1600]);
  expect(asEmployee).toMatchObject({ orderReductions: [], employeeSpend: 10_000 });
  expect(asEmployee.shippingReductions.size).toBe(1);
  const capped = run(lines, promotions, { employeeAllowance: 5000 });
  expect([...capped.lineReductions.values()].map(({ amount }) => amount)).toEqual([1200, 800]);
  expect(capped.employeeSpend).toBe(5000);
  for (const employeeAllowance of [0, undefined]) {
    const other = run(lines, promotions, employeeAllowance === undefined ? {} : { employeeAllowance });
    expect(other.lineReductions.size).toBe(0);
    expect(other).toMatchObject({ orderReductions: [{ promotionId: 'P', amount: 1000 }], employeeSpend: 0 });
  }
});

test('applies a member promotion to members only', () => {
  const promotions = [promotion('M', { audience: 'LOYALTY' })];
  expect(run([goods('a', 5000)], promotions).orderReductions).toEqual([]);
  expect(run([goods('a', 5000)], promotions, { isMember: true }).orderReductions).toHaveLength(1);
});

test.each([
  ['IPA', ['IPA', 'everybody']],
  ['WRANX', ['WRANX', 'everybody']],
  [undefined, ['everybody']],
] as const)('applies promotions for professionals to those of the program %s', (profession, applied) => {
  const promotions = [
    promotion('IPA', { audience: 'IPA' }),
    promotion('WRANX', { audience: 'WRANX' }),
    promotion('everybody', {}),
  ];
  const { orderReductions } = run([goods('a', 5000)], promotions, { profession });
  expect(orderReductions.map(({ promotionId }) => promotionId)).toEqual(applied);
});

test.each([
  [{ kind: 'PERCENT', value: 100 }, 1000],
  [{ kind: 'AMOUNT', value: 1500 }, 1500],
  [{ kind: 'FIXED_PRICE', value: 4000 }, 2000],
  [{ kind: 'AMOUNT', value: 99_999 }, 7500],
] as const)('an associate takes %j off a line of 2 times 5000: %i [CART-26]', (adjustment, expected) => {
  const result = run([goods('a', 5000, 2)], [], { adjustments: [{ id: 'x', lineId: 'a', ...adjustment }] });
  expect(result.lineAdjustments.get('a')).toEqual([{ id: 'x', amount: expected }]);
});

test('uses a voucher in full or not at all [CHK-12]', () => {
  expect(run([goods('a', 2000)], [], { voucher: 1500 }).voucher).toBe(1500);
  expect(run([goods('a', 2000)], [], { voucher: 1501 }).voucher).toBe(0);
});

const anyReward = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), tenths: fc.integer({ min: 0, max: 1000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amounts: fc.nat(200_000).map(each) }),
  fc.constant({ kind: 'free' as const }),
  fc.record({
    kind: fc.constant('units' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    free: fc.integer({ min: 1, max: 2 }),
    tenths: fc.integer({ min: 0, max: 1000 }),
  }),
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
    audience: fc.constantFrom('EMPLOYEE', 'LOYALTY', 'IPA', 'WRANX', undefined),
  })
  .map(({ minimum, limit, category, audience, ...rest }) =>
    promotion(rest.id, {
      ...rest,
      minimumUnits: minimum,
      threshold: each(limit),
      ...(category ? { categoryIds: [category] } : {}),
      ...(audience ? { audience } : {}),
    }),
  );
const anyLine = fc
  .record({
    kind: fc.constantFrom('goods', 'giftCard', 'customs' as const),
    styleId: fc.constantFrom('STYLE001', 'STYLE002'),
    categoryIds: fc.constantFrom(['1000'], ['7300', '7000']),
    qty: fc.integer({ min: 1, max: 9 }),
    unitCurrent: fc.nat(90_000),
    reduced: fc.nat(40_000),
  })
  .map(({ reduced, ...line }) => ({ ...line, unitOriginal: line.unitCurrent + reduced }));
const anyAdjustment = fc.record({
  lineId: fc.constantFrom('l0', 'l1', null),
  kind: fc.constantFrom('PERCENT', 'AMOUNT', 'FIXED_PRICE' as const),
  value: fc.nat(60_000),
});
const anyShopper = fc.record(
  {
    employeeAllowance: fc.nat(200_000),
    isMember: fc.boolean(),
    profession: fc.constantFrom('IPA', 'WRANX'),
    voucher: fc.nat(5000),
  },
  { requiredKeys: [] },
);
const anyCart = fc
  .tuple(
    fc.uniqueArray(anyPromotion, { selector: ({ id }) => id, maxLength: 8 }),
    fc.array(anyLine, { maxLength: 8 }),
    fc.array(anyAdjustment, { maxLength: 3 }),
    anyShopper,
  )
  .map(([promotions, drafts, adjustments, shopper]) => ({
    promotions,
    lines: drafts.map((draft, index) => ({ ...draft, id: `l${index}` })),
    more: { ...shopper, adjustments: adjustments.map((adjustment, index) => ({ ...adjustment, id: `x${index}` })) },
  }));

const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

test('keeps every line above the legal floor and accounts for every reduction', () => {
  fc.assert(
    fc.property(anyCart, ({ promotions, lines, more }) => {
      const result = run(lines, promotions, more);
      for (const line of lines) {
        const item = result.lineReductions.get(line.id)?.amount ?? 0;
        const adjusted = total((result.lineAdjustments.get(line.id) ?? []).map(({ amount }) => amount));
        const share = result.orderShares.get(line.id) ?? 0;
        const left = line.qty * line.unitCurrent - item - adjusted - share;
        expect(Math.min(item, adjusted, share)).toBeGreaterThanOrEqual(0);
        expect(left).toBeGreaterThanOrEqual(floorOf(line));
        if (line.kind === 'giftCard') expect(left).toBe(line.qty * line.unitCurrent);
      }
      expect(total(result.orderShares.values())).toBe(
        total(result.orderReductions.map(({ amount }) => amount)) +
          total(result.orderAdjustments.map(({ amount }) => amount)) +
          result.voucher,
      );
      expect(result.shippingReductions.get('me')?.amount ?? 0).toBeLessThanOrEqual(800);
      expect(result.employeeSpend).toBeLessThanOrEqual(more.employeeAllowance ?? 0);
      if ((more.employeeAllowance ?? 0) === 0)
        expect(result.states.every(({ promotion: { audience } }) => audience !== 'EMPLOYEE')).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('gives the same result for any order of lines', () => {
  fc.assert(
    fc.property(anyCart, ({ promotions, lines, more }) => {
      const entries = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
      const [there, back] = [run(lines, promotions, more), run([...lines].reverse(), promotions, more)];
      expect(entries(back.orderShares)).toEqual(entries(there.orderShares));
      expect(entries(back.lineReductions)).toEqual(entries(there.lineReductions));
      expect(back.orderReductions).toEqual(there.orderReductions);
    }),
  );
});

test('never exceeds the percentage of an order promotion, however large the order', () => {
  fc.assert(
    fc.property(
      fc.array(
        anyLine.map((line) => ({ ...line, kind: 'goods' as const })),
        { minLength: 1, maxLength: 8 },
      ),
      fc.integer({ min: 1, max: 700 }),
      (drafts, tenths) => {
        const lines = drafts.map((draft, index) => ({ ...draft, id: `l${index}` }));
        const { orderReductions } = run(lines, [promotion('P', { reward: { kind: 'percent', tenths } })]);
        const goodsTotal = total(lines.map(({ qty, unitCurrent }) => qty * unitCurrent));
        expect((orderReductions[0]?.amount ?? 0) * 1000).toBeLessThanOrEqual(goodsTotal * tenths + 500);
      },
    ),
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
