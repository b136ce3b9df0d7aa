import { css } from '@emotion/react';
import { font } from './tokens.ts';

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  fontFamily: font.display,
  fontSize: 'min(1.375rem, 7vw)',
  fontWeight: 780,
  lineHeight: 1,
  letterSpacing: '-.01em',
  '& svg': { height: '1.15em', width: 'auto', flex: 'none' },
});

export interface LogoProps {
  /** The brand's name, from content. */
  wordmark: string;
  className?: string;
}

/**
 * A mark with the brand's name. The mark is a summit in contour lines; the shell's server replaces it with the
 * brand's logo. The surrounding link should contain the name, too.
 */
export function Logo({ wordmark, className }: LogoProps) {
  return (
    <span css={look} className={className} data-logo>
      <svg
        viewBox="0 0 28 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M2 20.5C5 16 7.5 11.5 10 6.5 11.5 3.5 13.5 2 15.5 4.5c3 3.7 6.5 10 10.5 16-7.5 2.3-17 2.3-24 0Z" />
        <path d="M8.5 17c2-3 3.2-5.5 4.3-7.7.8-1.5 1.8-1.8 2.7-.3 1.5 2.5 3 5 4.8 8-4 1.1-8 1.1-11.8 0Z" />
      </svg>
      {wordmark}
    </span>
  );
}
