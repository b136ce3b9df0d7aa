import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const limits = { faults: 3, window: 60_000, rest: 30_000 };

test('a version rests after three faults within the window, and is tried again [PLT-10]', () => {
  let now = 0;
  const breaker = createBreaker(() => now, limits);
  for (let fault = 0; fault < 2; fault += 1) breaker.fault('content 2.0.0');
  expect(breaker.rests('content 2.0.0')).toBe(false);
  breaker.fault('content 2.0.0');
  expect(breaker.rests('content 2.0.0')).toBe(true);
  expect(breaker.rests('content 1.0.0')).toBe(false);
  now = 30_001;
  expect(breaker.rests('content 2.0.0')).toBe(false);
  breaker.fault('content 2.0.0');
  expect(breaker.rests('content 2.0.0')).toBe(true);
});

test('faults that are far apart are no reason to rest [PLT-10]', () => {
  let now = 0;
  const breaker = createBreaker(() => now, limits);
  for (let fault = 0; fault < 5; fault += 1) {
    breaker.fault('content 2.0.0');
    now += 31_000;
  }
  expect(breaker.rests('content 2.0.0')).toBe(false);
});
