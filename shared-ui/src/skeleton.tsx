import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, radius } from './tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

const look = css({
  display: 'block',
  background: color.tile,
  borderRadius: radius.input,
  // Hidden for 300 ms, so that fast content never flickers.
  animation: `${appear} .01s 300ms backwards`,
  [media.motionOk]: { animation: `${appear} .01s 300ms backwards, ${breathe} 1.6s .6s ease-in-out infinite` },
  [media.forcedColors]: { border: '1px solid GrayText' },
});

export interface SkeletonProps {
  /** CSS lengths matching the content, so that nothing shifts. */
  width?: string;
  height?: string;
  /** "4 / 5" for a product tile, instead of a height. */
  ratio?: string;
  round?: boolean;
  className?: string;
}

/** A placeholder the size of the content. Visible after 300 ms only. */
export function Skeleton({ width = '100%', height = '1em', ratio, round = false, className }: SkeletonProps) {
  return (
    <span
      css={[
        look,
        { width, height: ratio === undefined ? height : undefined, aspectRatio: ratio },
        round && { borderRadius: '50%' },
      ]}
      className={className}
      aria-hidden="true"
    />
  );
}

/** Wraps skeletons: announces once that something is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
