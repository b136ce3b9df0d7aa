import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { doubleTaps } from './double-taps.ts';

/** Largest magnification, and the one of a double press. */
export const zoom = { most: 4, double: 2.5 } as const;

/**
 * Zooms and moves what is in a frame: by wheel, two fingers, a double press, and the returned functions.
 * @param what changes with the picture, which then begins at its own size
 */
export function useZoom(element: RefObject<HTMLElement | null>, what: unknown) {
  const panzoom = useRef<PanzoomObject>(undefined);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const target = element.current;
    const frame = target?.parentElement;
    if (!target || !frame) return;
    const own = createPanzoom(target, {
      maxScale: zoom.most,
      minScale: 1,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      touchAction: 'pan-y',
      // Others see it, too: a finger that moves across leads to the next picture.
      handleStartEvent: (event) => event.preventDefault(),
    });
    panzoom.current = own;
    // Measured while it moves, a picture's own size is larger than 1 by some billionths.
    const scaleNow = () => Math.round(own.getScale() * 100) / 100;
    const changed = () => {
      setScale(scaleNow());
      // A finger scrolls the page until there is something to move.
      own.setOptions({ touchAction: scaleNow() > 1 ? 'none' : 'pan-y' });
    };
    const wheel = (event: WheelEvent) => own.zoomWithWheel(event);
    const double = (event: MouseEvent) =>
      scaleNow() > 1 ? own.reset() : own.zoomToPoint(zoom.double, event, { animate: true });
    const taps = doubleTaps(double);
    target.addEventListener('panzoomchange', changed);
    frame.addEventListener('wheel', wheel, { passive: false });
    frame.addEventListener('dblclick', taps.dblclick);
    frame.addEventListener('pointerdown', taps.pointerdown);
    frame.addEventListener('pointerup', taps.pointerup);
    return () => {
      target.removeEventListener('panzoomchange', changed);
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('dblclick', taps.dblclick);
      frame.removeEventListener('pointerdown', taps.pointerdown);
      frame.removeEventListener('pointerup', taps.pointerup);
      own.destroy();
      own.resetStyle();
      panzoom.current = undefined;
    };
  }, [element]);
  useEffect(() => void panzoom.current?.reset({ animate: false }), [what]);
  return {
    scale,
    zoomIn: () => panzoom.current?.zoomIn(),
    zoomOut: () => panzoom.current?.zoomOut(),
  };
}
