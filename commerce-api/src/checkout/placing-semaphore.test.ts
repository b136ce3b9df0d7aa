import { expect, test } from 'vitest';
import { placingSemaphore } from './placing-semaphore.ts';

test('refuses with API429 when the wait is too long, and keeps serving the others', async () => {
  const semaphore = placingSemaphore(1, 5);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = semaphore.runExclusive(() => promise);
  await expect(semaphore.runExclusive(async () => 'second')).rejects.toMatchObject({ errorId: 'API429' });
  resolve();
  await first;
  expect(await semaphore.runExclusive(async () => 'third')).toBe('third');
});

test('starts waiting orders in arrival order, and releases the slot of one that fails', async () => {
  const semaphore = placingSemaphore(1, 10_000);
  const started: string[] = [];
  const begin = (name: string, outcome: Promise<void>) =>
    semaphore.runExclusive(() => {
      started.push(name);
      return outcome;
    });
  const orders = [begin('a', Promise.reject(new Error('declined'))), begin('b', Promise.resolve())];
  orders.push(begin('c', Promise.resolve()));
  expect((await Promise.allSettled(orders)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(started).toEqual(['a', 'b', 'c']);
});
