import { describe, expect, test } from 'vitest';
import { spendOf } from './spend-of.ts';

const employee = {
  currency: 'USD' as const,
  currentSpend: 42_000,
  annualCap: 300_000,
  isEmployeeDiscountTCAccepted: true,
};
const credit = { currency: 'USD' as const, currentSpend: 36_000, annualCredit: 100_000 };
const athlete = { ...credit, type: 'athlete' as const };
const influencer = { ...credit, type: 'influencer' as const };
const ipa = { type: 'IPA' as const };
const wranx = { type: 'WRANX' as const };

describe('chooses the banner of the account [ACC-20]', () => {
  test.each([
    ['an employee comes first', { employee, consumerCredit: athlete, identity: [ipa] }, 'employee'],
    [
      'an employee who has not accepted the terms does not count',
      { employee: { ...employee, isEmployeeDiscountTCAccepted: false }, consumerCredit: athlete, identity: [] },
      'athlete',
    ],
    ['an athlete comes before a profession', { consumerCredit: athlete, identity: [wranx, ipa] }, 'athlete'],
    ['so does a creator', { consumerCredit: influencer, identity: [ipa] }, 'influencer'],
    ['IPA comes before WRANX', { identity: [wranx, ipa] }, 'IPA'],
    ['WRANX is last', { identity: [wranx] }, 'WRANX'],
    ['most people have none', { identity: [] }, undefined],
  ] as const)('%s', (_, details, kind) => {
    expect(spendOf({ ...details, identity: [...details.identity] })?.kind).toBe(kind);
  });

  test('names the promotion for a profession', () => {
    expect(spendOf({ identity: [{ ...ipa, promotion: '30% for professionals' }] })).toEqual({
      kind: 'IPA',
      promotion: '30% for professionals',
    });
  });

  test('reports the amounts of the year', () => {
    expect(spendOf({ employee, identity: [] })).toEqual({
      kind: 'employee',
      spent: 42_000,
      cap: 300_000,
      currency: 'USD',
    });
  });
});
