import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCoveredEdge } from './covered-edge.ts';
import { color, layer, media, space } from './tokens.ts';

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 'var(--bottom-inset, 0)',
  zIndex: layer.sticky,
  padding: `${space[2]} var(--gutter)`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
});
const onPhones = css({ [media.desktop]: { display: 'none' } });

interface BottomBarProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bar at the lower edge of the screen; the page makes room for it at its end. */
export function BottomBar({ name, className, children }: BottomBarProps) {
  const place = useRef<HTMLElement>(null);
  useCoveredEdge(place, '--bottom-bar');
  return (
    <section ref={place} aria-label={name} css={bar} className={className}>
      {children}
    </section>
  );
}

interface StickyBarProps {
  readonly name: string;
  /** When the bar shows: once its place has scrolled past the top, or whenever its place is out of view. */
  readonly shown: 'past' | 'out-of-view';
  readonly children: ReactNode;
}

/** Keeps a button in reach on phones and tablets. Stands where the button is in the page. */
export function StickyBar({ name, shown, children }: StickyBarProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), {
      // Everything below the window counts as seen, so that a jump over the mark to the end of the page is noticed.
      rootMargin: shown === 'past' ? '0px 0px 1000000px' : '0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <>
      <span ref={mark} />
      {isOut && (
        <BottomBar name={name} css={onPhones}>
          {children}
        </BottomBar>
      )}
    </>
  );
}
