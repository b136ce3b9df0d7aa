import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type AlertTone, toneColor, toneIcon } from './alert.tsx';
import { coveredBottom } from './covered-edge.ts';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { holdWhileUsed, startToastTimer } from './toast-timer.ts';
import { color, layer, media, motion, radius, space } from './tokens.ts';

const region = css({
  position: 'fixed',
  inset: 'auto 0 0',
  // On a phone, above the foot of a dialog with its sums and buttons.
  bottom: 'anchor(--dialog-foot top, 0px)',
  zIndex: layer.toast,
  width: 'auto',
  height: 'fit-content',
  maxHeight: '100dvh',
  margin: 0,
  padding: space[4],
  // Above a bar at the bottom of the page. Moved by a transform, which shifts no layout.
  transform: `translateY(calc(-1 * ${coveredBottom}))`,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  pointerEvents: 'none',
  display: 'grid',
  gap: space[2],
  [media.tablet]: { inset: 'auto auto 0 0', width: '27rem', padding: space[5] },
});
const stack = css({ display: 'grid', gap: space[2] });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(.75rem)' } });
const card = css({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  borderInlineStart: '4px solid',
  background: color.surface,
  color: color.ink,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  boxShadow: '0 1px 2px #0000001f, 0 12px 32px #0000002e',
  [media.motionOk]: { animation: `${arrive} ${motion.medium} ${motion.ease}` },
});
const mark = css({ paddingBlock: '.6875rem' });
const words = css({ paddingBlock: '.6875rem', overflowWrap: 'anywhere' });
const titleLook = css({ fontWeight: 600 });

export interface Toast {
  id: string;
  tone: AlertTone;
  text: ReactNode;
  title?: string;
  /** Milliseconds until it closes; undefined: it stays until closed. */
  delay?: number;
  /** One action: "View cart". */
  action?: ReactNode;
}

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onClose: (id: string) => void;
}

/** A message; its timer pauses on hover and focus. */
export function ToastCard({ toast: { id, tone, text, title, delay, action }, closeLabel, onClose }: ToastCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null || delay === undefined) return;
    const timer = startToastTimer(delay, () => close.current(id));
    const release = holdWhileUsed(element, timer);
    return () => {
      timer.stop();
      release();
    };
  }, [id, delay]);

  const Icon = toneIcon[tone];
  return (
    <div ref={place} css={[card, { borderInlineStartColor: toneColor[tone] }]}>
      <span css={[mark, { color: toneColor[tone] }]}>
        <Icon size={22} />
      </span>
      <div css={words}>
        {title !== undefined && <p css={titleLook}>{title}</p>}
        <div>{text}</div>
        {action}
      </div>
      <IconButton label={closeLabel} icon={<CloseIcon size={18} />} onClick={() => onClose(id)} />
    </div>
  );
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  /** "Messages" */
  label: string;
  closeLabel: string;
  onClose: (id: string) => void;
}

/** The region of all toasts; one per page. Errors are announced immediately, others at the next pause. */
export function ToastRegion({ toasts, label, closeLabel, onClose }: ToastRegionProps) {
  const place = useRef<HTMLElement>(null);
  const newest = toasts[toasts.length - 1]?.id;
  useEffect(() => {
    const element = place.current;
    if (element === null || newest === undefined) return;
    // Above an open dialog: the last element to enter the top layer is on top.
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);

  const list = (urgent: boolean) => (
    <div css={stack} aria-live={urgent ? 'assertive' : 'polite'}>
      {toasts
        .filter(({ tone }) => (tone === 'error') === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
        ))}
    </div>
  );
  return (
    <section ref={place} css={region} popover="manual" aria-label={label}>
      {list(true)}
      {list(false)}
    </section>
  );
}
