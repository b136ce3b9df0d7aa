import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something is near. */
const ahead = '600px';

interface NearOptions {
  /** False while nothing is to be loaded there. */
  readonly isAsked?: boolean;
  /** Milliseconds before it is looked at for the first time. */
  readonly delay?: number;
}

/** Whether a place is near the screen, or has been, so that what belongs there is loaded. */
export function useIsNear(place: RefObject<Element | null>, { isAsked = true, delay = 0 }: NearOptions = {}): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isAsked || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    const waiting = setTimeout(() => place.current && observer.observe(place.current), delay);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [place, isAsked, isNear, delay]);
  return isAsked && isNear;
}
