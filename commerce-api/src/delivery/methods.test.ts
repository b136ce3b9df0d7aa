import { expect, test } from 'vitest';
import { type DeliveryRule, type GroupKind, methodsFor, parcelDays } from './methods.ts';

const rule = (id: string, more: Partial<DeliveryRule> = {}): DeliveryRule => ({
  id,
  scope: 'home',
  code: 'standard',
  label: { en: id, fr: id, de: id },
  days: [2, 4],
  promotable: false,
  prices: { US: 650, DE: 490 },
  excludes: {},
  ...more,
});
const rules = [
  rule('post'),
  rule('courier', { code: 'express', days: [1, 1], prices: { US: 1500 }, excludes: { US: ['AK'] } }),
  rule('workshop', { scope: 'customs', code: 'customs', days: [10, 12], prices: { US: 0 } }),
];
const named = (...which: Parameters<typeof methodsFor>) => methodsFor(...which).map(({ id, amount }) => [id, amount]);

test.each([
  [
    'in the merchant’s order',
    'US',
    'CO',
    [
      ['post', 650],
      ['courier', 1500],
    ],
  ],
  ['only where they have a price', 'DE', '', [['post', 490]]],
  ['only where they reach', 'US', 'AK', [['post', 650]]],
  ['nowhere without a price', 'GB', '', []],
] as const)('offers ways to deliver home %s [BRD-01]', (_, country, region, offered) => {
  expect(named(rules, 'me', country, region)).toEqual(offered);
});

test('has ways of their own for goods that are made to order', () => {
  expect(named(rules, 'customs', 'US')).toEqual([['workshop', 0]]);
});

test.each<[GroupKind, string[]]>([
  ['store', ['pickup', 'sts']],
  ['sts', ['sts', 'pickup']],
  ['digital', ['digital']],
])('delivers a group of kind %s for nothing, unless the merchant says otherwise', (kind, ids) => {
  expect(named(rules, kind, 'DE')).toEqual(ids.map((id) => [id, 0]));
});

test('sends to a store in the days of a parcel, at the merchant’s price where there is one', () => {
  expect(methodsFor(rules, 'sts', 'US')).toMatchObject([{ code: 'sts', days: [2, 4] }, { code: 'pickup' }]);
  const paid = [...rules, rule('to-store', { scope: 'store', code: 'sts', prices: { US: 300 } })];
  expect(named(paid, 'store', 'US')).toEqual([['to-store', 300]]);
  expect(parcelDays(rules, 'US')).toEqual([2, 4]);
});
