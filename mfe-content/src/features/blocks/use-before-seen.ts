import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The contents chosen for a slot. Changes apply only until the slot first comes into view; a withdrawal applies at once. `load` fetches
 * the code of the new contents; the old ones stay until it has arrived.
 */
export function useBeforeSeen(
  value: string | undefined,
  place: RefObject<Element | null>,
  load: () => Promise<unknown>,
): string | undefined {
  const [shown, setShown] = useState(value);
  const isSeen = useRef(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ boundingClientRect }) => boundingClientRect.top >= innerHeight)) return;
      isSeen.current = true;
      observer.disconnect();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  useEffect(() => {
    if (shown === value) return;
    let isCurrent = true;
    load().then(
      () => {
        const isBelow = !isSeen.current && (place.current?.getBoundingClientRect().top ?? 0) >= innerHeight;
        if (isCurrent && (isBelow || value === undefined)) setShown(value);
      },
      (error: unknown) => console.info('A block keeps its contents', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [shown, value, place, load]);
  return shown;
}
