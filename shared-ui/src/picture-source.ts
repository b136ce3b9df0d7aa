/** Widths in device pixels requested from the image endpoint, which refuses more than 2,560: few, so that caches hit. */
export const widthLadder = [160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

// The endpoint doubles a width unless told that it is in device pixels.
const withWidth = (src: string, width: number) => `${src}${src.includes('?') ? '&' : '?'}w=${width}&dpr=1`;

/** Ladder steps a picture of `width` CSS px needs: up to the first that serves double resolution. */
export function stepsFor(width: number): number[] {
  const last = widthLadder.findIndex((step) => step >= width * 2);
  return widthLadder.slice(0, last === -1 ? undefined : last + 1);
}

/** `srcset` for a picture of the image endpoint, at most `width` CSS px wide. */
export function sourceSet(src: string, width: number): string {
  return stepsFor(width)
    .map((step) => `${withWidth(src, step)} ${step}w`)
    .join(', ');
}

/** `src` for clients without srcset: the next step above the CSS width. */
export function plainSource(src: string, width: number): string {
  const steps = stepsFor(width);
  return withWidth(src, steps.find((step) => step >= width) ?? steps[steps.length - 1] ?? width);
}
