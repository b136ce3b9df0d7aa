// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstMove } from './after-first-move.ts';

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => run()));
afterEach(() => vi.unstubAllGlobals());

test.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])(
  'what is wanted happens once, by the first %s',
  (name) => {
    const run = vi.fn();
    afterFirstMove(run);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event('keydown'));
    expect(run).toHaveBeenCalledOnce();
  },
);

test('does not run after it was canceled', () => {
  const run = vi.fn();
  afterFirstMove(run)();
  window.dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});
