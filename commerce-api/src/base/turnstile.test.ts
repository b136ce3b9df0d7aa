import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

/** Work that ends when it is told to. */
function guest(name: string, seen: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async (): Promise<void> => {
    seen.push(`${name} in`);
    await promise;
  };
  return { work, leave: resolve };
}

test('a few are inside at a time, and who came first is let in first', async () => {
  const seen: string[] = [];
  const turnstile = new Turnstile({ most: 2, longestWait: 10_000 });
  const guests = ['a', 'b', 'c', 'd'].map((name) => guest(name, seen));
  const visits = guests.map(({ work }) => turnstile.run(work));
  expect(seen).toEqual(['a in', 'b in']);
  guests[1]!.leave();
  await visits[1];
  expect(seen).toEqual(['a in', 'b in', 'c in']);
  for (const { leave } of guests) leave();
  await Promise.all(visits);
  expect(seen).toEqual(['a in', 'b in', 'c in', 'd in']);
});

test('work that fails frees its place', async () => {
  const turnstile = new Turnstile({ most: 1, longestWait: 10_000 });
  await expect(turnstile.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turnstile.run(async () => 'in')).toBe('in');
});

test('whoever waits too long is sent away, and nobody else loses their turn', async () => {
  const turnstile = new Turnstile({ most: 1, longestWait: 5 });
  const first = guest('a', []);
  const inside = turnstile.run(first.work);
  await expect(turnstile.run(async () => 'in')).rejects.toMatchObject({ errorId: 'API429' });
  first.leave();
  await inside;
  expect(await turnstile.run(async () => 'in')).toBe('in');
});
