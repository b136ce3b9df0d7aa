/** Widths in device pixels that the image endpoint is asked for: few, so that caches hit. */
export const widthLadder = [160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3200] as const;

// The endpoint doubles a width by itself unless it is told that the width is in device pixels already.
const withWidth = (src: string, width: number) => `${src}${src.includes('?') ? '&' : '?'}w=${width}&dpr=1`;

/** Steps of the ladder that a picture of `width` CSS px can need: up to the first that serves a doubled resolution. */
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

/** `src` for whoever reads no srcset: the step nearest above the CSS width. */
export function plainSource(src: string, width: number): string {
  const steps = stepsFor(width);
  return withWidth(src, steps.find((step) => step >= width) ?? steps[steps.length - 1] ?? width);
}
