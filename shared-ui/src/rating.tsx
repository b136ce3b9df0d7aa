import { css } from '@emotion/react';
import { color, media, space } from './tokens.ts';

const row = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: '.875rem',
  lineHeight: 1.3,
});
const drawing = css({
  flex: 'none',
  fill: color.line,
  // Filled stars use the text color: the accent color is reserved for actions.
  '& svg': { fill: color.ink },
  [media.forcedColors]: { fill: 'GrayText', '& svg': { fill: 'CanvasText' } },
});
const countLook = css({ color: color.muted, whiteSpace: 'nowrap' });

const star = 'l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z';
/** Five stars in one path: each starts 24 to the right of the one before. */
const fiveStars = `M12 3${star}${`m24 0${star}`.repeat(4)}`;

export interface RatingProps {
  /** 0 to 5, drawn as a fraction. */
  value: number;
  /** "4.6 out of 5" */
  label: string;
  /** Shown after the stars: "4.6", "(128)", "128 reviews". Not repeated to screen readers if `label` contains it. */
  text?: string;
  /** Height of the stars in px. */
  size?: number;
}

/** Stars drawn as a fraction, announced as one sentence. */
export function Rating({ value, label, text, size = 16 }: RatingProps) {
  const filled = Math.max(0, Math.min(5, value)) * 24;
  return (
    <span css={row}>
      <svg css={drawing} role="img" aria-label={label} width={size * 5} height={size} viewBox="0 0 120 24">
        <path d={fiveStars} />
        <svg aria-hidden="true" width={filled} height="24" overflow="hidden">
          <path d={fiveStars} />
        </svg>
      </svg>
      {text !== undefined && <span css={countLook}>{text}</span>}
    </span>
  );
}
