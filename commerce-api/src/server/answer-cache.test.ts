import { expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

test('shares one computation between concurrent callers with the same key', async () => {
  const cache = new AnswerCache();
  const make = vi.fn(async () => ({ value: { a: 1 }, keys: ['page/home', 'menu/main'] }));
  const answers = await Promise.all([cache.get('k', 10, make), cache.get('k', 10, make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ body: '{"a":1}', keys: 'page/home menu/main' });
});

test('does not cache a failure', async () => {
  const cache = new AnswerCache();
  await expect(cache.get('k', 10, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('k', 10, async () => ({ value: 2, keys: [] }))).body).toBe('2');
});

test('evicts the least recently used answer', async () => {
  const cache = new AnswerCache(2);
  const make = vi.fn(async () => ({ value: 1, keys: [] }));
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, 10, make);
  expect(make).toHaveBeenCalledTimes(4);
});
