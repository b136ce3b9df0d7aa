import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { takesGzip, WrittenAnswer } from './written-answer.ts';

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0', false],
  ['gzip;q=0.0, br', false],
  ['br', false],
  [undefined, false],
])('parses Accept-Encoding %s: %s', (header, takes) => {
  expect(takesGzip(header)).toBe(takes);
});

test('compresses long answers only', async () => {
  const long = new WrittenAnswer({ words: 'tent '.repeat(20_000) });
  expect(long.packed).toBeUndefined();
  await Promise.all([long.pack(), long.pack()]);
  expect(gunzipSync(long.packed ?? '').equals(long.json)).toBe(true);
  const short = new WrittenAnswer({ words: 'tent' });
  await short.pack();
  expect(short.packed).toBeUndefined();
});
