import { css } from '@emotion/react';
import { media, space } from './tokens.ts';

/**
 * A column of a wide screen that stays in view beside a longer one, `top` below the upper edge. One that is higher
 * than the window stops once its end is in view, so that all of it can be reached; its `ref` is `measureColumn`.
 */
export const stickyColumn = (top: string) =>
  css({
    [media.desktop]: {
      position: 'sticky',
      top: `min(${top}, 100dvh - var(--column-height, 0px) - ${space[4]})`,
      alignSelf: 'start',
    },
  });

/** Publishes the column's measured height as `--column-height`. */
export function measureColumn(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const observer = new ResizeObserver(() => element.style.setProperty('--column-height', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
