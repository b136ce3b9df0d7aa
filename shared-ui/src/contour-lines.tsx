import { css } from '@emotion/react';
import { contourSize, fineLines, indexLines } from './contour-paths.ts';
import { media } from './tokens.ts';

const look = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: 'currentColor',
  opacity: 0.14,
  '& path': { vectorEffect: 'non-scaling-stroke' },
  [media.forcedColors]: { display: 'none' },
});

export interface ContourLinesProps {
  /** The part that stays visible in another aspect ratio. */
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
}

const kept = { start: 'xMinYMid slice', middle: 'xMidYMid slice', end: 'xMaxYMid slice' };

/**
 * The brand's ornament: contour lines of a fictional mountain in the text color. Fills a parent with `position:
 * relative; overflow: hidden`.
 */
export function ContourLines({ anchor = 'end', className }: ContourLinesProps) {
  return (
    <svg
      css={look}
      className={className}
      viewBox={`0 0 ${contourSize.join(' ')}`}
      preserveAspectRatio={kept[anchor]}
      aria-hidden="true"
    >
      <path d={fineLines} />
      <path d={indexLines} strokeWidth="2" />
    </svg>
  );
}
