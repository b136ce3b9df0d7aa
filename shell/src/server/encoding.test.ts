import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip; q=0', 'identity'],
  ['BR', 'br'],
  ['brotli, x-gzip', 'identity'],
])('answers a caller who takes %s in %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected);
});
