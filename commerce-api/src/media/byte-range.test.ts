import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=0-1,5-6', undefined],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('%s of a thousand bytes is %j (RFC 9110 section 14)', (header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected);
});

test('what is sent is always part of the file', () => {
  const number = fc.option(fc.nat(3000), { nil: '' });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 2000 }), (from, to, size) => {
      const range = rangeOf(`bytes=${from}-${to}`, size);
      if (range === undefined || range === 'none') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.first).toBeLessThanOrEqual(range.last);
      expect(range.last).toBeLessThan(size);
    }),
  );
});
