// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { doubleTaps } from './double-taps.ts';

interface Tap {
  readonly at: number;
  readonly x?: number;
  readonly to?: number;
  readonly isPrimary?: boolean;
}

/** Plays taps of a finger, each pressed and lifted at a time. */
function tapped(taps: readonly Tap[], pointerType = 'touch') {
  const onDouble = vi.fn();
  const { pointerdown, pointerup, dblclick } = doubleTaps(onDouble);
  for (const { at, x = 100, to = x, isPrimary = true } of taps) {
    const event = (type: string, clientX: number) =>
      Object.defineProperty(new PointerEvent(type, { pointerType, isPrimary, clientX, clientY: 50 }), 'timeStamp', {
        value: at,
      });
    pointerdown(event('pointerdown', x));
    pointerup(event('pointerup', to));
  }
  return { onDouble, dblclick };
}

describe('a double tap [SEL-01]', () => {
  test.each([
    ['two taps at one place', [{ at: 0 }, { at: 200 }], 1],
    ['four taps, which are two', [{ at: 0 }, { at: 200 }, { at: 400 }, { at: 600 }], 2],
    ['one tap', [{ at: 0 }], 0],
    ['taps with a pause between', [{ at: 0 }, { at: 900 }], 0],
    ['taps at two places', [{ at: 0 }, { at: 200, x: 200 }], 0],
    ['a tap and a finger that moves', [{ at: 0 }, { at: 200, to: 160 }], 0],
    ['two fingers', [{ at: 0 }, { at: 50, isPrimary: false }], 0],
  ] as const)('of %s', (_name, taps, times) => {
    expect(tapped(taps).onDouble).toHaveBeenCalledTimes(times);
  });

  test('is not counted again when the browser sends a double click', () => {
    const { onDouble, dblclick } = tapped([{ at: 0 }, { at: 200 }]);
    dblclick(new MouseEvent('dblclick'));
    expect(onDouble).toHaveBeenCalledTimes(1);
  });

  test('of a mouse is its double click', () => {
    const { onDouble, dblclick } = tapped([{ at: 0 }, { at: 200 }], 'mouse');
    expect(onDouble).not.toHaveBeenCalled();
    dblclick(new MouseEvent('dblclick'));
    expect(onDouble).toHaveBeenCalledTimes(1);
  });
});
