import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, type IconProps, InfoIcon } from './icon.tsx';
import { color, media, radius, space } from './tokens.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

/** The icon of each tone: color never carries meaning alone. */
export const toneIcon: Record<AlertTone, (props: IconProps) => ReactNode> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: AlertIcon,
  error: ErrorCircleIcon,
};

/** The color of each tone, for icons and borders. */
export const toneColor: Record<AlertTone, string> = {
  info: color.glacier,
  success: color.pine,
  warning: color.warning,
  error: color.sale,
};

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  color: color.ink,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  [media.forcedColors]: { border: '1px solid' },
});
const tones: Record<AlertTone, SerializedStyles> = {
  info: css({ background: color.infoFill, '& > svg': { color: color.glacier } }),
  success: css({ background: color.successFill, '& > svg': { color: color.pine } }),
  warning: css({ background: color.warningFill, '& > svg': { color: color.warning } }),
  error: css({ background: color.errorFill, '& > svg': { color: color.sale } }),
};
const titleLook = css({ fontWeight: 600 });
const actionsLook = css({ marginTop: space[1] });

export interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** A button or a link to continue. */
  action?: ReactNode;
  /**
   * Announced when it appears: `alert` immediately (errors), `status` at the next pause. Undefined for content
   * present from the start.
   */
  announce?: 'alert' | 'status';
  className?: string;
}

/** A message beside its cause: icon and text on a soft background. */
export function Alert({ tone = 'info', title, children, action, announce, className }: AlertProps) {
  const Icon = toneIcon[tone];
  return (
    <div css={[box, tones[tone]]} role={announce} className={className}>
      <Icon size={22} />
      <div>
        {title !== undefined && <p css={titleLook}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div css={actionsLook}>{action}</div>}
      </div>
    </div>
  );
}

const inline = css({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontSize: '.875rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', marginTop: '.05em' },
});

/** One line with an icon, without background: stock, delivery promise, a hint at a line item. */
export function InlineMessage({ tone = 'info', children, announce, className }: Omit<AlertProps, 'title' | 'action'>) {
  const Icon = toneIcon[tone];
  return (
    <p css={[inline, { color: toneColor[tone] }]} role={announce} className={className}>
      <Icon size={18} />
      <span>{children}</span>
    </p>
  );
}
