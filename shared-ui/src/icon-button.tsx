import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, media, motion, radius } from './tokens.ts';

const look = css({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  flex: 'none',
  // Scales with the icon at any text size.
  width: '44px',
  height: '44px',
  borderRadius: radius.pill,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '&:hover': { background: color.tile },
  '&:disabled, &[aria-disabled=true]': { color: color.inputBorder, background: 'none', cursor: 'not-allowed' },
  // A filled icon marks pressed, not color alone.
  '&[aria-pressed=true]': { color: color.ember, '& svg': { fill: 'currentColor' } },
  [media.forcedColors]: { border: '1px solid ButtonText' },
});

// Visible size 36 px, target size 44.
const onPicture = css({
  '& > svg': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 4,
    borderRadius: 'inherit',
    background: `color-mix(in srgb, ${color.surface} 88%, transparent)`,
  },
  '&:hover': { background: 'none' },
  '&:hover::before': { background: color.surface },
});

/** The styles for another element, such as a router link. */
export const iconButtonStyle = look;

const bubble = css({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: '1.125rem',
  paddingInline: '.25rem',
  borderRadius: radius.pill,
  background: color.ember,
  color: color.onEmber,
  fontSize: '.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  [media.forcedColors]: { border: '1px solid' },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action in words: "Open the cart, 3 items". */
  label: string;
  icon: ReactNode;
  /** A count on the icon; include it in the label too. */
  count?: number;
  /** Over a picture, with its own background. */
  raised?: boolean;
}

/** An icon-only button with a 44 px target. With `aria-pressed` it is a toggle. */
export function IconButton({ label, icon, count, raised = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button css={[look, raised && onPicture]} type={type} aria-label={label} title={label} {...rest}>
      {icon}
      {count !== undefined && count > 0 && (
        <span css={bubble} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
