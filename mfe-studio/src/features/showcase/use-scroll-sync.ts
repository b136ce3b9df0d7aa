import { type RefObject, useEffect, useState } from 'react';
import { type PreviewScroll, previewScrolled } from 'shared-contracts/preview';
import * as v from 'valibot';

interface Scrolled {
  /** Stands where the frame's page begins, as tall as all of it. */
  readonly place: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Pixels that browsers round away. */
const tolerance = 2;

/**
 * Scrolls the page in a frame with the window, and the window with the page, by messages between them. Returns how far the
 * page can be scrolled (CSS px).
 */
export function useScrollSync({ place, frame }: Scrolled): number {
  const [end, setEnd] = useState(0);
  useEffect(() => {
    // What the page said last: the window's answer to that is not sent back, as the page has moved on.
    let reported = 0;
    const start = () => (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const said = v.safeParse(previewScrolled, data);
      if (!said.success) return;
      reported = said.output.top;
      setEnd(said.output.end);
      const top = start() + reported;
      // Above the frame, the window is the reader's.
      if (reported > 0 && Math.abs(window.scrollY - top) > tolerance) window.scrollTo({ top, behavior: 'instant' });
    };
    const onScroll = () => {
      const top = Math.max(0, window.scrollY - start());
      if (Math.abs(top - reported) <= tolerance) return;
      const scroll: PreviewScroll = { type: 'preview-scroll', top };
      frame.current?.contentWindow?.postMessage(scroll, location.origin);
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('scroll', onScroll);
    };
  }, [place, frame]);
  return end;
}
