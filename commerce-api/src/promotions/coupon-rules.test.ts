import { expect, test } from 'vitest';
import { couponRefusal } from './coupon-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const coupon = { starts_at: null, ends_at: null, use_limit: null, per_shopper: 1, used: 0, used_by_shopper: 0 };

test.each([
  ['one that nobody knows', undefined, 'PRM130'],
  ['one that may be used', coupon, undefined],
  ['one that has ended', { ...coupon, ends_at: now }, 'PRM155'],
  ['one that begins tomorrow', { ...coupon, starts_at: new Date('2026-11-22') }, 'PRM135'],
  ['one whose uses are used up', { ...coupon, use_limit: 5, used: 5 }, 'PRM140'],
  ['one with a use left', { ...coupon, use_limit: 5, used: 4 }, undefined],
  ['one that the shopper has ordered with', { ...coupon, used_by_shopper: 1 }, 'PRM150'],
  ['one that the shopper may use again', { ...coupon, per_shopper: 2, used_by_shopper: 1 }, undefined],
  ['one that anybody may use at will', { ...coupon, per_shopper: null, used_by_shopper: 9 }, undefined],
])('checks a coupon: %s', (_, candidate, expected) => {
  expect(couponRefusal(candidate, now)).toBe(expected);
});
