import { afterEach, expect, test, vi } from 'vitest';
import { dismissedIds } from './dismissed-ids.ts';

afterEach(() => localStorage.clear());

test('remembers what was dismissed, and forgets the oldest of fifty', () => {
  const dismissed = dismissedIds('test.dismissed');
  for (let number = 0; number < 50; number += 1) dismissed.add(`id ${number}`);
  dismissed.add('id 0');
  expect([dismissed.has('id 0'), dismissed.has('id 1')]).toEqual([true, true]);
  dismissed.add('new');
  expect([dismissed.has('new'), dismissed.has('id 0'), dismissed.has('id 1')]).toEqual([true, true, false]);
});

test('takes a stored value that is no list as nothing dismissed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('test.dismissed', '{"id":true}');
  expect(dismissedIds('test.dismissed').has('id')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
