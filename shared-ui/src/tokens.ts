/** Colors by purpose, as custom properties; values and contrast are in palette.ts. */
export const color = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  tile: 'var(--tile)',
  line: 'var(--line)',
  inputBorder: 'var(--input-border)',
  ink: 'var(--ink)',
  slate: 'var(--slate)',
  muted: 'var(--muted)',
  ember: 'var(--ember)',
  emberHover: 'var(--ember-hover)',
  onEmber: 'var(--on-ember)',
  pine: 'var(--pine)',
  glacier: 'var(--glacier)',
  sale: 'var(--sale)',
  warning: 'var(--warning)',
  successFill: 'var(--success-fill)',
  infoFill: 'var(--info-fill)',
  errorFill: 'var(--error-fill)',
  warningFill: 'var(--warning-fill)',
  scrim: 'var(--scrim)',
} as const;

/** A 4-point grid in rem, so that it scales with text: space[1] is 4 px, space[10] is 128 px. */
export const space = {
  0: '0',
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  10: '8rem',
} as const;
export type Space = keyof typeof space;

export const radius = { input: '2px', card: '6px', dialog: '12px', pill: '999px' } as const;

/** Minimum target size; larger at a till. */
export const target = 'var(--target,2.75rem)';

/** Height of buttons and fields; at a till not below the target size. */
export const control = 'var(--control,3rem)';

export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
} as const;

/** Type roles; spread one into a `css` object. */
export const type = {
  display: {
    fontFamily: font.display,
    fontWeight: 780,
    fontSize: 'clamp(2.75rem, 1.6rem + 4.6vw, 5.25rem)',
    lineHeight: 0.95,
    letterSpacing: '-.02em',
    textWrap: 'balance',
  },
  h1: {
    fontFamily: font.display,
    fontWeight: 720,
    fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
    lineHeight: 1.05,
    letterSpacing: '-.015em',
    textWrap: 'balance',
  },
  h2: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem)',
    lineHeight: 1.1,
    letterSpacing: '-.01em',
    textWrap: 'balance',
  },
  h3: {
    fontFamily: font.display,
    fontWeight: 660,
    fontSize: '1.25rem',
    lineHeight: 1.25,
    textWrap: 'balance',
  },
  lead: { fontSize: '1.125rem', lineHeight: 1.5 },
  body: { fontSize: '1rem', lineHeight: 1.55 },
  small: { fontSize: '.875rem', lineHeight: 1.5 },
  caption: { fontSize: '.75rem', lineHeight: 1.4 },
  /** Small caps for section names and map references, never for sentences. */
  overline: {
    fontSize: '.75rem',
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '.08em',
    textTransform: 'uppercase',
  },
} as const;
export type TypeRole = keyof typeof type;

/** Tabular figures, for prices and quantities. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Breakpoints in px at the default text size. */
export const breakpoint = { tablet: 600, desktop: 900, wide: 1200 } as const;

/**
 * Media queries as keys of a `css` object, smallest first. In em, so that large text gets the layout of a smaller
 * screen.
 */
export const media = {
  tablet: '@media (min-width: 37.5em)',
  desktop: '@media (min-width: 56.25em)',
  wide: '@media (min-width: 75em)',
  /** A phone with text at 200 %: nothing fits side by side. */
  narrow: '@media (max-width: 18em)',
  /** A window at 400 %: what stands still leaves no room for what scrolls. */
  short: '@media (max-height: 24em)',
  belowTablet: '@media (max-width: 37.49em)',
  belowDesktop: '@media (max-width: 56.24em)',
  /** A device with real hover: content revealed on hover must be visible elsewhere. */
  hover: '@media (hover: hover)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Durations; each is 0 with reduced motion. */
export const motion = {
  fast: 'var(--motion-fast)',
  medium: 'var(--motion-medium)',
  slow: 'var(--motion-slow)',
  /** 250 ms, from the specification. */
  dialog: 'var(--motion-dialog)',
  ease: 'cubic-bezier(.2,0,0,1)',
} as const;

/** Native dialogs are above all of these. */
export const layer = { raised: 1, sticky: 10, header: 20, menu: 30, toast: 40 } as const;

/** Least height of the header, which stays at the top of every page. */
export const headerHeight = '4.25rem';
/** Maximum width 1440 px. */
export const pageWidth = '90rem';
/** Gutters 16, 24, 32 px by breakpoint. */
export const gutter = 'var(--gutter)';
