import { expect, test } from 'vitest';
import { pageAfter } from './page-after.ts';

test.each([
  [null, '/staff'],
  ['/studio', '/studio'],
  ['/studio/pages/home', '/studio/pages/home'],
  ['/staff/sign-in', '/staff'],
  ['//evil.example', '/staff'],
  ['https://evil.example/staff', '/staff'],
  ['/staff//evil.example', '/staff'],
  ['/staffing', '/staff'],
  ['/cart', '/staff'],
])('goes from a sign-in for %s to %s', (wanted, path) => {
  expect(pageAfter(wanted)).toBe(path);
});
