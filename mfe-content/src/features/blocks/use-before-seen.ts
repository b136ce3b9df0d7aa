import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * What was decided about the contents of a place. A later decision holds only while the place is still below the window, so that
 * nothing changes or moves that a shopper has seen; one that is taken back, at once. The contents stay until the code of the new ones
 * is there.
 */
export function useBeforeSeen(value: string | undefined, place: RefObject<Element | null>): string | undefined {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value || !place.current) return;
    if (value === undefined) return setShown(undefined);
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      // A place without contents has no height, and is not hidden from view for that reason.
      if (entry && entry.boundingClientRect.top >= innerHeight) startTransition(() => setShown(value));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [shown, value, place]);
  return shown;
}
