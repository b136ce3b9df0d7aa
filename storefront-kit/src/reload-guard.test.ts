import { expect, test, vi } from 'vitest';
import { reloadItself } from './reload-guard.ts';

test.each([
  ['first', undefined, true],
  ['within ten seconds', '95000', false],
  ['after ten seconds', '90000', true],
  ['after the clock was set back', '150000', true],
  ['with something else in its place', 'yesterday', true],
] as const)('reloads the page %s [PLT-14]', (_, last, expected) => {
  const reload = vi.fn();
  const write = vi.fn();
  expect(reloadItself(reload, { read: () => last, write }, 100_000)).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
  expect(write).toHaveBeenCalledTimes(expected ? 1 : 0);
});
