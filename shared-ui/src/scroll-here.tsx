import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls the element into view, smoothly unless the shopper prefers reduced motion. */
export function ScrollHere({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}
