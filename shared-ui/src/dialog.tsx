import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { color, media, motion, radius, space, type } from './tokens.ts';

/** Milliseconds, from the specification; equal to the token `motion.dialog`. */
export const dialogDuration = 250;

export type DialogSide = 'left' | 'right' | 'bottom';
export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const timing = `${motion.dialog} ${motion.ease}`;
const base = css({
  position: 'fixed',
  padding: 0,
  border: 0,
  maxWidth: '100vw',
  maxHeight: '100dvh',
  overflow: 'hidden',
  background: color.surface,
  color: color.ink,
  opacity: 0,
  transition: `opacity ${timing}, transform ${timing}, display ${timing} allow-discrete, overlay ${timing} allow-discrete`,
  '&[open]': { opacity: 1, transform: 'none' },
  '&::backdrop': {
    background: color.scrim,
    opacity: 0,
    transition: `opacity ${timing}, display ${timing} allow-discrete, overlay ${timing} allow-discrete`,
  },
  '&[open]::backdrop': { opacity: 1 },
  '@starting-style': { '&[open]::backdrop': { opacity: 0 } },
  '&:focus': { outline: 'none' },
  [media.forcedColors]: { border: '2px solid' },
});

const rest = (transform: string) => ({ transform, '@starting-style': { '&[open]': { opacity: 0, transform } } });
const sheet = css({
  inset: 'auto 0 0',
  width: '100%',
  maxHeight: '92dvh',
  margin: 0,
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  ...rest('translateY(2.5rem)'),
});
const drawer = (side: 'left' | 'right', width: string) => ({
  inset: side === 'right' ? '0 0 0 auto' : '0 auto 0 0',
  width: `min(${width}, 100vw)`,
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  borderRadius: 0,
  ...rest(`translateX(${side === 'right' ? '2.5rem' : '-2.5rem'})`),
});

const modalWidths: Record<DialogSize, string> = { small: '25rem', medium: '35rem', large: '56rem', full: '100vw' };
const panelWidth = '27.5rem';

/** Mobile first: panels slide in from below, as do narrow modals; from 600 px each has its own position. */
function place(
  variant: 'modal' | 'panel',
  size: DialogSize,
  side: DialogSide,
  phoneSide: DialogSide,
): SerializedStyles {
  const onPhone = phoneSide === 'bottom' ? sheet : css(drawer(phoneSide, '22rem'));
  if (variant === 'panel') return css(onPhone, side !== 'bottom' && { [media.tablet]: drawer(side, panelWidth) });
  return css(onPhone, {
    [media.tablet]: {
      inset: 0,
      width: `min(${modalWidths[size]}, 100vw - 2 * ${space[5]})`,
      height: 'fit-content',
      maxHeight: `min(50rem, 100dvh - 2 * ${space[5]})`,
      margin: 'auto',
      borderRadius: radius.dialog,
      ...rest('translateY(1rem)'),
    },
  });
}

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  maxHeight: 'inherit',
  // Head, content, and foot scroll together.
  [media.short]: { display: 'block', overflow: 'auto', overscrollBehavior: 'contain' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '4rem',
  padding: `${space[3]} ${space[3]} ${space[2]} ${space[5]}`,
});
const titleLook = css({ ...type.h3, outline: 'none' });
const body = css({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  [media.short]: { overflow: 'visible' },
});
/** Named for the toast region, which stands above it on a phone. */
const foot = css({
  anchorName: '--dialog-foot',
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
});

export interface DialogProps {
  open: boolean;
  /** Called on a request to close. The owner sets `open` to false; until then it stays open. */
  onClose: () => void;
  /** Called when it has left the screen. */
  onClosed?: () => void;
  title: string;
  /** Whether the title is for screen readers only. */
  hideTitle?: boolean;
  closeLabel: string;
  /** modal: centered; panel: at a side. On a phone both slide in from below, unless `phoneSide` says otherwise. */
  variant?: 'modal' | 'panel';
  size?: DialogSize;
  side?: DialogSide;
  phoneSide?: DialogSide;
  /** Fixed below the scrolling content: totals, the primary action. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Look and focus of a dialog on the native element: the rest of the page is inert, the focus moves to the title (or
 * `data-autofocus`) and back afterwards. The dialog manager decides which dialog is open.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  hideTitle = false,
  closeLabel,
  variant = 'modal',
  size = 'medium',
  side = 'right',
  phoneSide = 'bottom',
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const closed = useRef(onClosed);
  const titleId = useId();
  // The content stays during the exit animation.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    closed.current = onClosed;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const opener = document.activeElement;
    // In its own task: making the page inert costs as much as mounting the content.
    const opening = setTimeout(() => {
      element.showModal();
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('h2');
      first?.focus();
    });
    // Also when removed while open: closing restores the focus.
    return () => {
      clearTimeout(opening);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement !== opener) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => {
      setPresent(false);
      closed.current?.();
    }, dialogDuration);
    return () => clearTimeout(timer);
  }, [open, present]);

  useEffect(() => {
    const element = content.current;
    // Scrollable text without focusable content must be focusable itself (WCAG 2.1.1).
    if (element === null || element.querySelector('a[href], button, input, select, textarea') !== null) return;
    element.tabIndex = 0;
  });

  // Escape, a press on the backdrop, a phone's Back gesture: each requests, the owner decides.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close the dialog without asking on a second Escape.
  const afterClose = () => {
    if (open && dialog.current?.open === false) onClose();
  };
  return (
    <dialog
      ref={dialog}
      css={[base, place(variant, size, side, phoneSide)]}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={cancel}
      onClose={afterClose}
    >
      {present && (
        <div css={frame} inert={!open}>
          <div css={head}>
            <h2 css={titleLook} className={hideTitle ? 'visually-hidden' : undefined} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <span css={{ marginInlineStart: 'auto' }}>
              <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
            </span>
          </div>
          <div css={body} ref={content}>
            {children}
          </div>
          {footer !== undefined && <div css={foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
