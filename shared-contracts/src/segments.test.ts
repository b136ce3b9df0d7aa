import { describe, expect, test } from 'vitest';
import {
  cartSegment,
  exampleSegments,
  matches,
  type Segment,
  segmentChoices,
  segments,
  segmentsOf,
  type Visitor,
} from './segments.ts';

type Row = readonly [who: string, visitor: Visitor, units: number, expected: readonly Segment[]];

const member = { isLoyaltyMember: true } as const;
const plain = { isLoyaltyMember: false } as const;
const signedIn = ['logged-in', 'non-loyalty-logged-in', 'non-employee'] as const;

const visitors: readonly Row[] = [
  ['a guest', { account: 'none' }, 0, ['logged-out', 'non-employee', 'cart-empty']],
  ['a guest with a cart', { account: 'none' }, 2, ['logged-out', 'non-employee', 'cart-not-empty']],
  [
    'a guest with traits of somebody else',
    { account: 'none', traits: { ...member, credit: 'athlete' } },
    0,
    ['logged-out', 'non-employee', 'cart-empty'],
  ],
  ['a consumer of whom nothing is known', { account: 'consumer' }, 0, [...signedIn, 'cart-empty']],
  ['a consumer', { account: 'consumer', traits: plain }, 1, [...signedIn, 'cart-not-empty']],
  [
    'a member',
    { account: 'consumer', traits: member },
    0,
    ['logged-in', 'loyalty-logged-in', 'non-employee', 'cart-empty'],
  ],
  [
    'an employee',
    { account: 'employee', traits: plain },
    0,
    ['logged-in', 'non-loyalty-logged-in', 'employee', 'cart-empty'],
  ],
  [
    'an employee who is a member',
    { account: 'employee', traits: member },
    3,
    ['logged-in', 'loyalty-logged-in', 'employee', 'cart-not-empty'],
  ],
  [
    'an athlete',
    { account: 'consumer', traits: { ...plain, credit: 'athlete' } },
    0,
    [...signedIn, 'athlete', 'cart-empty'],
  ],
  [
    'an influencer',
    { account: 'consumer', traits: { ...plain, credit: 'influencer' } },
    0,
    [...signedIn, 'influencer', 'cart-empty'],
  ],
  [
    'a professional of WRANX',
    { account: 'consumer', traits: { ...plain, prosumer: ['WRANX'] } },
    0,
    [...signedIn, 'ipa-wranx', 'wranx-only', 'cart-empty'],
  ],
  [
    'a professional of IPA',
    { account: 'consumer', traits: { ...plain, prosumer: ['IPA'] } },
    0,
    [...signedIn, 'ipa-wranx', 'ipa-only', 'cart-empty'],
  ],
  [
    'a professional of both',
    { account: 'consumer', traits: { ...plain, prosumer: ['IPA', 'WRANX'] } },
    0,
    [...signedIn, 'ipa-wranx', 'cart-empty'],
  ],
];

const segmentsOfRow = ([, visitor, units]: Row) => new Set<string>([...segmentsOf(visitor), cartSegment(units)]);

describe.each(visitors.map((row) => [row[0], row] as const))('%s [CNT-09]', (_, row) => {
  const [, , , expected] = row;

  test.each(segments)('and the segment %s', (segment) => {
    expect(matches(segment, segmentsOfRow(row))).toBe(expected.includes(segment));
    expect(matches(`not-${segment}`, segmentsOfRow(row))).toBe(!expected.includes(segment));
  });
});

test('there are thirteen segments, each with its negation [CNT-09]', () => {
  expect(segments).toHaveLength(13);
  expect(new Set(segmentChoices).size).toBe(26);
});

test.each(segmentChoices)('the preview has an example of %s', (choice) => {
  expect(matches(choice, exampleSegments(choice))).toBe(true);
});

test.each(['', 'not-', 'pilot', 'not-pilot', 'not-not-employee', 'constructor'])('nobody is in “%s”', (id) => {
  for (const row of visitors) expect(matches(id, segmentsOfRow(row))).toBe(false);
});
