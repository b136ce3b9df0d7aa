import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { color, control, font, media, motion, radius, space, target } from './tokens.ts';

/**
 * `primary` is the main action of a view; `danger` destroys something for good; `link` looks like text and keeps its
 * target size.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

const sidePadding: Record<ButtonSize, string> = { small: space[4], medium: space[5], large: space[6] };

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  position: 'relative',
  minHeight: control,
  minWidth: target,
  padding: `${space[2]} ${sidePadding.medium}`,
  border: '1.5px solid transparent',
  borderRadius: radius.input,
  fontFamily: font.text,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  '&:active:not(:disabled)': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  [media.forcedColors]: { borderColor: 'ButtonText' },
});

const quiet = { background: color.tile, color: color.muted, borderColor: color.tile };

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({
    background: color.ember,
    color: color.onEmber,
    '&:hover': { background: color.emberHover },
    '&:disabled': quiet,
  }),
  secondary: css({
    borderColor: color.ink,
    color: color.ink,
    '&:hover': { background: color.ink, color: color.paper },
    '&:disabled': { ...quiet, background: 'transparent' },
  }),
  ghost: css({
    color: color.ink,
    '&:hover': { background: color.tile },
    '&:disabled': { color: color.muted, background: 'transparent' },
  }),
  danger: css({
    borderColor: color.sale,
    color: color.sale,
    '&:hover': { background: color.sale, color: color.paper },
    '&:disabled': { ...quiet, background: 'transparent' },
  }),
  link: css({
    color: color.glacier,
    padding: `${space[2]} 0`,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.25em',
    '&:hover': { textDecorationThickness: '2px' },
    '&:disabled': { color: color.muted, textDecoration: 'none' },
    [media.forcedColors]: { borderColor: 'transparent', color: 'LinkText' },
  }),
};

const sizes: Record<ButtonSize, SerializedStyles | undefined> = {
  small: css({ minHeight: target, paddingInline: sidePadding.small, fontSize: '.875rem' }),
  medium: undefined,
  large: css({ minHeight: '3.5rem', paddingInline: sidePadding.large, fontSize: '1.0625rem' }),
};

/**
 * The padding hangs over the edges, so that the text is aligned with what is above and below it: that of a small one as
 * far as the gutter of a phone.
 */
const flushed = (size: ButtonSize) =>
  css({
    marginInline: `calc(-1 * ${sidePadding[size]})`,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.25em',
  });

const fullWidth = css({ display: 'flex', width: '100%' });

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  block?: boolean;
  /** Of a ghost button that stands at an edge: its text is at the edge, not its padding. */
  flush?: boolean;
}

/** Button styles for any element: `<RouteLink css={buttonStyle({ variant: 'primary' })} …>`. */
export const buttonStyle = ({
  variant = 'primary',
  size = 'medium',
  block = false,
  flush = false,
}: ButtonLook = {}) => [base, sizes[size], variants[variant], block && fullWidth, flush && flushed(size)];

const wheel = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
/** Keeps a text apart from icons that come and go: a translated page cannot lose its place. */
const text = css({ display: 'contents' });
const unseen = css({ opacity: 0, display: 'inherit', alignItems: 'inherit', gap: 'inherit' });
const seen = css({ display: 'inherit', alignItems: 'inherit', gap: 'inherit' });

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Busy: keeps its width and the focus, and ignores presses. */
  loading?: boolean;
  /** Announced by screen readers while loading. */
  loadingText?: string;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A button. `type` defaults to "button", so that none submits a form by accident. */
export function Button({
  variant,
  size,
  block,
  flush,
  loading = false,
  loadingText,
  icon,
  iconEnd,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would lose the focus.
    if (loading) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      css={buttonStyle({ variant, size, block, flush })}
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
    >
      <span css={loading ? unseen : seen} aria-hidden={loading && loadingText !== undefined ? true : undefined}>
        {icon}
        <span css={text}>{children}</span>
        {iconEnd}
      </span>
      {loading && (
        <span css={wheel}>
          <Spinner />
          {loadingText !== undefined && <span className="visually-hidden">{loadingText}</span>}
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, block, flush, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <a css={buttonStyle({ variant, size, block, flush })} {...rest}>
      {icon}
      <span css={text}>{children}</span>
      {iconEnd}
    </a>
  );
}
