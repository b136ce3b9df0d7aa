import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, motion, radius, space } from './tokens.ts';

const words = css({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  marginBottom: space[2],
  fontSize: '.875rem',
  lineHeight: 1.4,
});
/** Seen on every ground. */
const rest = 'color-mix(in srgb, currentColor 16%, transparent)';
const track = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: rest,
  '&::-webkit-progress-bar': { background: rest },
  '&::-webkit-progress-value': {
    background: color.ink,
    borderRadius: radius.pill,
    transition: `inline-size ${motion.slow} ${motion.ease}`,
  },
  '&::-moz-progress-bar': { background: color.ink, borderRadius: radius.pill },
  [media.forcedColors]: { appearance: 'auto', height: 12 },
});
const reached = css({
  '&::-webkit-progress-value': { background: color.pine },
  '&::-moz-progress-bar': { background: color.pine },
});

export interface ProgressBarProps {
  /** In the unit of `max`, such as minor units. */
  value: number;
  max: number;
  /** The text above, which also labels the bar: "$21.00 to go for free delivery". */
  label: ReactNode;
  icon?: ReactNode;
}

/** Progress toward a promotion's threshold; turns green when it is reached. */
export function ProgressBar({ value, max, label, icon }: ProgressBarProps) {
  return (
    <label css={{ display: 'block' }}>
      <span css={words}>
        {icon}
        <span>{label}</span>
      </span>
      <progress css={[track, value >= max && reached]} value={Math.min(value, max)} max={max} />
    </label>
  );
}
