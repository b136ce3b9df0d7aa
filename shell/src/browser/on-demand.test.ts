import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

test('a part is fetched once, with its first use', async () => {
  const fetchPart = vi.fn(async () => 'part');
  const part = onDemand(fetchPart);
  expect(fetchPart).not.toHaveBeenCalled();
  await expect(Promise.all([part(), part()])).resolves.toEqual(['part', 'part']);
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('a part that could not be fetched is fetched anew by the next use', async () => {
  const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = onDemand(fetchPart);
  await expect(part()).rejects.toThrow('offline');
  await expect(part()).resolves.toBe('part');
});
