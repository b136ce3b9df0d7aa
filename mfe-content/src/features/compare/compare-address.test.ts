import { expect, test } from 'vitest';
import { compareAddress } from './compare-address.ts';
import { comparedIn } from './compared-in.ts';

test.each([
  ['', []],
  ['products=', []],
  ['products=TF4K2M9A0C5', ['TF4K2M9A0C5']],
  ['products=TF4K2M9A0C5,TF4K2M9A0C5,TF4K2M9B', ['TF4K2M9A0C5', 'TF4K2M9B']],
  ['products=<b>,../x,tf4k2m9a,TF4K2M9C', ['TF4K2M9C']],
  ['products=TF000001,TF000002,TF000003,TF000004,TF000005', ['TF000001', 'TF000002', 'TF000003', 'TF000004']],
])('the address ?%s compares %j [BEY-05]', (query, ids) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual(ids);
});

test('an address that was written is read as it was', () => {
  const ids = ['TF4K2M9A0C5', 'TF4K2M9B'];
  expect(comparedIn(new URL(compareAddress(ids), 'https://shop.example').searchParams)).toEqual(ids);
  expect(compareAddress([])).toBe('/compare');
});
