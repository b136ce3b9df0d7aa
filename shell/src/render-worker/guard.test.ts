import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuard, type GuardOptions } from './guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

/** Runs a loader that never ends for so long; `isCalling` says at which milliseconds a call is under way. */
async function reportsAfter(milliseconds: number, isCalling: (at: number) => boolean): Promise<string[]> {
  const begin = Date.now();
  const reported: string[] = [];
  const report: GuardOptions['report'] = ({ error }) => void reported.push((error as Error).message);
  const guard = createGuard({ remote: 'content', isCalling: () => isCalling(Date.now() - begin), report });
  guard.run('loader', never).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return reported;
}

test.each<[string, number, (at: number) => boolean, string[]]>([
  ['waits without a call', 1100, () => false, ['The loader did not finish within 1000 ms']],
  ['waits for the services', 20_000, () => true, []],
  ['waits half the time beside its calls', 1900, (at) => at % 1000 < 500, []],
  ['goes on so', 4200, (at) => at % 1000 < 500, ['The loader did not finish within 2000 ms beside its calls']],
])('a step that %s for %i ms', async (_what, milliseconds, isCalling, expected) => {
  expect(await reportsAfter(milliseconds, isCalling)).toEqual(expected);
});
