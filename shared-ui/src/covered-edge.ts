import { useLayoutEffect } from 'react';

/** What covers the lower edge of a page: the question for consent, and above it a bar. */
type CoveredEdge = '--bottom-inset' | '--bottom-bar';

/** Publishes as a CSS variable how much of the page's bottom an element covers, so that its end can be scrolled into view and toasts move up. */
export function useCoveredEdge(place: { readonly current: HTMLElement | null }, edge: CoveredEdge): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    // A part of a pixel covers something, too.
    const height = () => Math.ceil(element.getBoundingClientRect().height);
    const observer = new ResizeObserver(() => style.setProperty(edge, `${height()}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(edge);
    };
  }, [place, edge]);
}

/** How much of the bottom of a page is covered, for `css`. */
export const coveredBottom = 'calc(var(--bottom-inset, 0px) + var(--bottom-bar, 0px))';
