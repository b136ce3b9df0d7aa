import { css } from '@emotion/react';
import { type SwatchColors, SwatchDot } from './swatch.tsx';
import { color, media, space } from './tokens.ts';

const row = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap' });
// 24 px circles, 8 px apart: each target extends halfway to the next (WCAG 2.5.8).
const item = css({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 44,
  borderRadius: 2,
  '&[aria-current=true] svg': { outline: `2px solid ${color.ember}`, outlineOffset: 2, borderRadius: '50%' },
  [media.forcedColors]: { '&[aria-current=true] svg': { outlineColor: 'Highlight' } },
});
const more = css({
  marginInlineStart: space[1],
  fontSize: '.75rem',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export interface SwatchLink {
  href: string;
  /** Name of the color. */
  label: string;
  colors: SwatchColors;
  current?: boolean;
}

export interface SwatchRowProps {
  /** "Colors" */
  label: string;
  options: readonly SwatchLink[];
  /** Number shown; 5 on a card. */
  max?: number;
  /** Text for the remaining ones: `(count) => "+3 colors"`. */
  moreText: (count: number) => string;
  /** Called on hover, to show the color's picture on the card. */
  onPreview?: (index: number) => void;
}

/** The colors of a card: links to the product in each color, up to five, and a count. */
export function SwatchRow({ label, options, max = 5, moreText, onPreview }: SwatchRowProps) {
  const rest = options.length - max;
  return (
    <ul css={row} aria-label={label}>
      {options.slice(0, max).map((option, index) => (
        <li key={option.href}>
          <a
            css={item}
            href={option.href}
            aria-label={option.label}
            title={option.label}
            aria-current={option.current === true ? 'true' : undefined}
            onPointerEnter={onPreview && (() => onPreview(index))}
            onFocus={onPreview && (() => onPreview(index))}
          >
            <SwatchDot colors={option.colors} size={16} />
          </a>
        </li>
      ))}
      {rest > 0 && <li css={more}>{moreText(rest)}</li>}
    </ul>
  );
}
