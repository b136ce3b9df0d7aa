import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, radius, space } from './tokens.ts';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: '.1875rem .5rem',
  borderRadius: radius.input,
  fontSize: '.75rem',
  lineHeight: 1.35,
  fontWeight: 600,
  letterSpacing: '.01em',
  [media.forcedColors]: { border: '1px solid' },
});
const tones = {
  ink: css({ background: color.ink, color: color.paper }),
  paper: css({ background: color.surface, color: color.ink }),
  sale: css({ background: color.errorFill, color: color.sale }),
  success: css({ background: color.successFill, color: color.pine }),
  info: css({ background: color.infoFill, color: color.glacier }),
  warning: css({ background: color.warningFill, color: color.warning }),
};

export type BadgeTone = keyof typeof tones;

/** A short label on a picture or beside a name: "New", "−20%", "Low stock". */
export function Badge({ tone = 'paper', icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span css={[base, tones[tone]]}>
      {icon}
      {children}
    </span>
  );
}
