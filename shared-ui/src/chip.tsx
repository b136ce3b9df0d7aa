import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from './icon.tsx';
import { color, media, motion, radius, space, target } from './tokens.ts';

/**
 * A pill with a 44 px target; `aria-pressed` or `aria-current` marks it as chosen. Also for links: `<RouteLink
 * css={chipStyle}>`.
 */
export const chipStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  '&:hover': { borderColor: color.ink },
  '&[aria-pressed=true], &[aria-current]:not([aria-current=false])': {
    background: color.ink,
    borderColor: color.ink,
    color: color.paper,
  },
  '&:disabled': { color: color.muted, borderColor: color.line, cursor: 'not-allowed' },
  [media.forcedColors]: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
});

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether it is chosen; undefined for a chip that only triggers an action. */
  pressed?: boolean;
  icon?: ReactNode;
}

/** A filter toggle or a suggestion. */
export function Chip({ pressed, icon, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button css={chipStyle} type={type} aria-pressed={pressed} {...rest}>
      {icon}
      {children}
    </button>
  );
}

const removable = css({ background: color.tile, borderColor: 'transparent', paddingInlineEnd: space[3] });

interface Removable {
  /** "Remove filter: Waterproof" */
  removeLabel: string;
}

/** An applied filter with a remove button. */
export function RemovableChip({ removeLabel, children, ...rest }: Omit<ComponentProps<'button'>, 'type'> & Removable) {
  return (
    <button css={[chipStyle, removable]} type="button" aria-label={removeLabel} {...rest}>
      {children}
      <CloseIcon size={16} />
    </button>
  );
}

/** An applied filter as a link to the list without it: works before and without script. */
export function RemovableChipLink({
  removeLabel,
  href,
  children,
  ...rest
}: ComponentProps<'a'> & Removable & { href: string }) {
  return (
    <a css={[chipStyle, removable]} href={href} aria-label={removeLabel} {...rest}>
      {children}
      <CloseIcon size={16} />
    </a>
  );
}
