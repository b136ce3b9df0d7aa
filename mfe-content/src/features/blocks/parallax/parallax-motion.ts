import { type CSSObject, keyframes } from '@emotion/react';
import { media } from 'shared-ui/tokens';

interface Way {
  /** CSS lengths. */
  readonly from: string;
  readonly to: string;
  /** Percent of the way over the screen after which it has arrived. */
  readonly until: number;
}

/**
 * Moves an element up or down while it passes the screen: an animation that the browser drives by the scroll position,
 * without script. Nothing moves with reduced motion or where the browser knows no such animation.
 */
export function movesOnScroll({ from, to, until }: Way): CSSObject {
  const way = keyframes({ from: { transform: `translateY(${from})` }, to: { transform: `translateY(${to})` } });
  return {
    [media.motionOk]: {
      '@supports (animation-timeline: view())': {
        animation: `${way} linear both`,
        animationTimeline: 'view()',
        animationRange: `cover 0% cover ${until}%`,
      },
    },
  };
}
