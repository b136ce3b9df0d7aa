import { expect, test } from 'vitest';
import { isPostalCodeInRegion } from './postal-areas.ts';
import { regionsOf } from './regions.ts';

const regionsWith = (postalCode: string, country: 'US' | 'CA'): string[] =>
  (regionsOf(country, 'en') ?? [])
    .map(({ value }) => value)
    .filter((r) => isPostalCodeInRegion(postalCode, r, country));

test.each([
  ['97205', 'US', ['OR']],
  ['97205-1234', 'US', ['OR']],
  ['10001', 'US', ['NY']],
  ['00501', 'US', ['NY']],
  ['98101', 'US', ['WA']],
  ['99801', 'US', ['AK']],
  ['20500', 'US', ['DC']],
  ['20588', 'US', ['DC', 'MD']],
  ['20588-0010', 'US', ['DC', 'MD']],
  ['20101', 'US', ['VA']],
  ['02801', 'US', ['RI']],
  ['05501', 'US', ['MA']],
  ['88510', 'US', ['TX']],
  ['06390', 'US', ['CT', 'NY']],
  ['42223', 'US', ['KY', 'TN']],
  ['83414', 'US', ['ID', 'WY']],
  ['00000', 'US', []],
  ['V6B 1A1', 'CA', ['BC']],
  ['h2w 1z5', 'CA', ['QC']],
  ['K1A 0H3', 'CA', ['ON', 'QC']],
  ['K2P 1A1', 'CA', ['ON']],
  ['X0A 0H0', 'CA', ['NU']],
  ['X1A 1A1', 'CA', ['NT']],
  ['Y1A 1A1', 'CA', ['YT']],
] as const)('finds %s (%s) in %j', (postalCode, country, regions) => {
  expect(regionsWith(postalCode, country)).toEqual(regions);
});

test.each(['US', 'CA'] as const)('has a postal code for every region of %s', (country) => {
  const codes =
    country === 'US'
      ? Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`)
      : [...'ABCEGHJKLMNPRSTVY'].map((letter) => `${letter}2A 1A1`).concat('X0A 1A1', 'X1A 1A1');
  const found = new Set(codes.flatMap((code) => regionsWith(code, country)));
  expect([...found].sort()).toEqual((regionsOf(country, 'en') ?? []).map(({ value }) => value).sort());
});

test('assigns no ZIP prefix to two states, except where places straddle a border', () => {
  const shared = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0')).filter(
    (prefix) => regionsWith(`${prefix}01`, 'US').length > 1,
  );
  expect(shared).toEqual(['063', '422', '834']);
});

test('accepts any postal code where addresses name no region', () => {
  expect(isPostalCodeInRegion('80331', '', 'DE')).toBe(true);
  expect(isPostalCodeInRegion('M4 1HQ', '', 'GB')).toBe(true);
});
