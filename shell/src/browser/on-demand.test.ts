import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

test('loads a part once, on first use', async () => {
  const fetchPart = vi.fn(async () => 'part');
  const part = onDemand(fetchPart);
  expect(fetchPart).not.toHaveBeenCalled();
  await expect(Promise.all([part(), part()])).resolves.toEqual(['part', 'part']);
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('loads a failed part again on next use', async () => {
  const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = onDemand(fetchPart);
  await expect(part()).rejects.toThrow('offline');
  await expect(part()).resolves.toBe('part');
});
