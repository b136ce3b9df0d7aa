import { type RefObject, useEffect, useState } from 'react';
import { throttle } from './throttle.ts';

/** The first visible slide of a horizontal scroller, with functions to move. */
export interface SnapPosition {
  index: number;
  atStart: boolean;
  atEnd: boolean;
  stepTo: (index: number) => void;
  /** Moves by the number of visible slides. */
  stepPage: (direction: 1 | -1) => void;
}

/** On the server and until measured, assumes the start with more slides to come. */
export function useSnapPosition(list: RefObject<HTMLElement | null>, count: number): SnapPosition {
  const [at, setAt] = useState({ index: 0, atStart: true, atEnd: count < 2 });

  useEffect(() => {
    const scroller = list.current;
    if (scroller === null || count === 0) return;
    const measure = () => {
      const left = scroller.scrollLeft;
      const atEnd = left + scroller.clientWidth >= scroller.scrollWidth - 2;
      const step = slideWidth(scroller);
      const index = Math.min(count - 1, step > 0 ? Math.round(left / step) : 0);
      const next = { index, atStart: left <= 2, atEnd };
      setAt((was) =>
        was.index === next.index && was.atStart === next.atStart && was.atEnd === next.atEnd ? was : next,
      );
    };
    measure();
    // Scrollable areas must be reachable by keyboard (WCAG 2.1.1); slides with links or buttons already are.
    if (scroller.querySelector('a[href], button, input, [tabindex]') === null) scroller.tabIndex = 0;
    const follow = throttle(measure);
    scroller.addEventListener('scroll', follow, { passive: true });
    const resized = new ResizeObserver(measure);
    resized.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', follow);
      follow.cancel();
      resized.disconnect();
    };
  }, [list, count]);

  const stepTo = (index: number) => {
    const scroller = list.current;
    if (scroller === null) return;
    const bounded = Math.max(0, Math.min(count - 1, index));
    scroller.scrollTo({ left: bounded * slideWidth(scroller) });
  };
  const stepPage = (direction: 1 | -1) => {
    const scroller = list.current;
    if (scroller === null) return;
    const inSight = Math.max(1, Math.floor((scroller.clientWidth + 1) / Math.max(1, slideWidth(scroller))));
    stepTo(at.index + direction * inSight);
  };
  return { ...at, stepTo, stepPage };
}

/** Distance between the starts of consecutive slides in px. */
function slideWidth(scroller: HTMLElement): number {
  const [first, second] = scroller.querySelectorAll<HTMLElement>(':scope > li');
  if (first === undefined) return 0;
  return second === undefined ? first.offsetWidth : second.offsetLeft - first.offsetLeft;
}
