/** Milliseconds between two taps, and pixels between them and within one, that still make a double tap. */
const limits = { time: 350, apart: 30, moved: 10 } as const;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Listeners that call `onDouble` for a double click of a mouse and a double tap of a finger. Browsers send no double click
 * for fingers where an element keeps their movements to itself.
 */
export function doubleTaps(onDouble: (event: MouseEvent) => void) {
  let pressed: PointerEvent | undefined;
  let before: PointerEvent | undefined;
  let isTouch = false;
  return {
    pointerdown(event: PointerEvent) {
      isTouch = event.pointerType === 'touch';
      // A second finger begins something else.
      pressed = event.isPrimary ? event : undefined;
      if (!event.isPrimary) before = undefined;
    },
    pointerup(event: PointerEvent) {
      const isTap = isTouch && event.isPrimary && pressed && distance(pressed, event) <= limits.moved;
      const last = before;
      before = isTap ? event : undefined;
      if (!isTap || !last) return;
      if (event.timeStamp - last.timeStamp > limits.time || distance(last, event) > limits.apart) return;
      before = undefined;
      onDouble(event);
    },
    dblclick(event: MouseEvent) {
      if (!isTouch) onDouble(event);
    },
  };
}
