import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedIds } from './remembered-ids.ts';

// Outside of EMEA no answer is needed.
beforeEach(() => history.replaceState(null, '', '/en-us'));
afterEach(() => localStorage.clear());

test('remembers what was dismissed, and forgets the oldest of fifty', () => {
  const dismissed = rememberedIds('shop.dismissed-popups');
  for (let number = 0; number < 50; number += 1) dismissed.add(`id ${number}`);
  dismissed.add('id 0');
  expect([dismissed.has('id 0'), dismissed.has('id 1')]).toEqual([true, true]);
  dismissed.add('new');
  expect([dismissed.has('new'), dismissed.has('id 0'), dismissed.has('id 1')]).toEqual([true, true, false]);
});

test('tells all in the order in which they were added last, and forgets them', () => {
  const viewed = rememberedIds('shop.content.viewed', 3);
  for (const id of ['a', 'b', 'c', 'd', 'b']) viewed.add(id);
  expect(viewed.all()).toEqual(['c', 'd', 'b']);
  viewed.clear();
  expect([viewed.all(), localStorage.length]).toEqual([[], 0]);
});

test('takes a stored value that is no list as nothing dismissed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('shop.dismissed-popups', '{"id":true}');
  expect(rememberedIds('shop.dismissed-popups').has('id')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
