import { css, keyframes } from '@emotion/react';
import { media } from './tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

const spinner = css({
  animation: `${turn} .8s linear infinite`,
  // Reduced motion: a slow change of opacity replaces the rotation.
  [media.reducedMotion]: { animation: `${pulse} 2s linear infinite` },
});

/** A spinner in the text color. Silent: the component around it announces what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      css={spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" strokeWidth="2" opacity=".25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
