import * as v from 'valibot';
import { expect, test } from 'vitest';
import { namedDay, webAddress } from './fields.ts';

const accepts = (address: string): boolean => v.is(webAddress(300), address);

test.each([
  '/p/skarn-shell-jacket-TF4K2M9A0C5?size=m#reviews',
  '/images/goods/TF4K2M9A.webp',
  'https://pictures.example/jacket.webp',
])('accepts the address %s', (address) => {
  expect(accepts(address)).toBe(true);
});

test.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '/\njavascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'http://shop.example/p/1',
  '//other.example/p/1',
  '/\\other.example/p/1',
  'p/relative-to-the-page',
])('rejects the address %j', (address) => {
  expect(accepts(address)).toBe(false);
});

test.each([
  ['2026-11-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['0000-01-01', false],
  ['2026-13-01', false],
])('the day %s exists: %s', (day, exists) => {
  expect(v.is(namedDay, day)).toBe(exists);
});
