import { css } from '@emotion/react';
import { color, motion, space, tabular } from './tokens.ts';

const row = css({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  lineHeight: 1.3,
  '& *': { transition: `color ${motion.fast} ${motion.ease}` },
});
const sizes = {
  small: css({ fontSize: '.9375rem' }),
  medium: css({ fontSize: '1rem' }),
  large: css({ fontSize: '1.5rem', '& del, & small': { fontSize: '1rem' } }),
};
const now = css({ fontWeight: 600 });
const reduced = css({ color: color.sale });
const was = css({ color: color.muted, textDecorationThickness: '1px' });
const saving = css({ color: color.sale, fontWeight: 600, fontSize: '.875em' });
const lowest = css({
  ...tabular,
  display: 'block',
  color: color.muted,
  fontSize: '.75rem',
  lineHeight: 1.4,
  marginTop: 2,
});
// Dimmed by color instead of opacity, so that the last value stays readable (AA).
const waiting = css({ '& *': { color: color.muted } });

/** Amounts are formatted by the caller. */
export interface PriceProps {
  /** "$229.00" */
  current: string;
  /** Struck through, when the current price is lower. */
  original?: string;
  /** Before the amount: "from". */
  prefix?: string;
  /** "−20%" */
  saving?: string;
  /** The complete omnibus line: "Lowest price of the last 30 days: $199.00". */
  historicBest?: string;
  /** Announced before the amounts: "Now", "Was". Only needed with `original`. */
  nowLabel?: string;
  wasLabel?: string;
  size?: keyof typeof sizes;
  /** Whether it is being recomputed: dimmed, never guessed. */
  pending?: boolean;
}

/** A price: current, struck-through original, saving, and the lowest price of the last 30 days. */
export function Price({
  current,
  original,
  prefix,
  saving: saved,
  historicBest,
  nowLabel,
  wasLabel,
  size = 'medium',
  pending = false,
}: PriceProps) {
  const isReduced = original !== undefined;
  return (
    <div aria-busy={pending || undefined}>
      <div css={[row, sizes[size], pending && waiting]}>
        <span css={[now, isReduced && reduced]}>
          {isReduced && nowLabel !== undefined && <span className="visually-hidden">{`${nowLabel} `}</span>}
          <span>{prefix === undefined ? current : `${prefix} ${current}`}</span>
        </span>
        {isReduced && (
          <span>
            {wasLabel !== undefined && <span className="visually-hidden">{`${wasLabel} `}</span>}
            <del css={was}>{original}</del>
          </span>
        )}
        {saved !== undefined && <small css={saving}>{saved}</small>}
      </div>
      {historicBest !== undefined && <span css={lowest}>{historicBest}</span>}
    </div>
  );
}
