import { css } from '@emotion/react';

/** The colorway as CSS colors: one, or two for a two-tone. */
export type SwatchColors = readonly [string, string?];

const edge = css({ flex: 'none', overflow: 'visible', forcedColorAdjust: 'none' });

/** A color as a circle, decorative. Drawn with fill attributes, which the content security policy allows. */
export function SwatchDot({ colors: [first, second], size = 24 }: { colors: SwatchColors; size?: number }) {
  return (
    <svg css={edge} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={first} />
      {second !== undefined && <path d="M20.5 3.5A12 12 0 0 1 3.5 20.5Z" fill={second} />}
      {/* Light colors on light ground and dark ones on dark keep an edge. */}
      <circle cx="12" cy="12" r="11.5" fill="none" stroke="#7F847F" strokeOpacity=".6" />
    </svg>
  );
}
