import { expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

test('callers who ask for the same at once share one answer', async () => {
  const cache = new AnswerCache();
  const make = vi.fn(async () => ({ a: 1 }));
  const answers = await Promise.all([cache.get('k', 10, make), cache.get('k', 10, make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.body).toBe('{"a":1}');
});

test('a failure is not kept', async () => {
  const cache = new AnswerCache();
  await expect(cache.get('k', 10, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('k', 10, async () => 2)).body).toBe('2');
});

test('the oldest answer gives way to a new one', async () => {
  const cache = new AnswerCache(2);
  const make = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, 10, make);
  expect(make).toHaveBeenCalledTimes(4);
});
