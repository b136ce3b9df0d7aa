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
])('%s takes gzip: %s', (header, takes) => {
  expect(takesGzip(header)).toBe(takes);
});

test('a long answer is packed, a short one is not worth it', async () => {
  const long = new WrittenAnswer({ words: 'tent '.repeat(20_000) });
  expect(long.packed).toBeUndefined();
  await Promise.all([long.pack(), long.pack()]);
  expect(gunzipSync(long.packed ?? '').equals(long.json)).toBe(true);
  const short = new WrittenAnswer({ words: 'tent' });
  await short.pack();
  expect(short.packed).toBeUndefined();
});
