import { vi } from 'vitest';

/**
 * Puts the time limits of requests into the hands of a test, until its mocks are restored: none passes by itself.
 * @returns lets the last one pass
 */
export function holdTimeLimits(): () => void {
  let last = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    last = new AbortController();
    return last.signal;
  });
  return () => last.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
}
