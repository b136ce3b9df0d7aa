import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `advance` every `delay` ms unless the element is hovered, focused, or paused. Can always be stopped (WCAG
 * 2.2.2) and never starts with reduced motion.
 */
export function useAutoplay(place: RefObject<HTMLElement | null>, delay: number | undefined, advance: () => void) {
  const [isStopped, setStopped] = useState(false);
  const isPlaying = delay !== undefined && !isStopped;
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => {
    if (delay !== undefined && matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, [delay]);

  useEffect(() => {
    if (delay === undefined || !isPlaying) return;
    const timer = setInterval(() => {
      const isUsed = place.current?.matches(':hover, :focus-within') ?? false;
      if (!isUsed && !document.hidden) latest.current();
    }, delay);
    return () => clearInterval(timer);
  }, [delay, isPlaying, place]);

  return { isPlaying, toggle: () => setStopped(isPlaying) };
}
