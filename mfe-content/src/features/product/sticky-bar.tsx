import { type ReactNode, useEffect, useRef, useState } from 'react';
import { color, layer, media, space } from 'shared-ui/tokens';

interface StickyBarProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Keeps the buy button in reach on a phone once the buy box has scrolled out of view. */
export function StickyBar({ name, children }: StickyBarProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    // Everything below the window counts as seen, so that a jump over the mark to the end of the page is noticed.
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={mark} />
      {shown && (
        <section
          aria-label={name}
          css={{
            position: 'fixed',
            insetInline: 0,
            bottom: 'var(--bottom-inset, 0)',
            zIndex: layer.sticky,
            padding: `${space[2]} var(--gutter)`,
            background: color.paper,
            borderTop: `1px solid ${color.line}`,
            [media.desktop]: { display: 'none' },
          }}
        >
          {children}
        </section>
      )}
    </>
  );
}
