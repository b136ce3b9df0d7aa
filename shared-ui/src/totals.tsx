import type { ReactNode } from 'react';
import { Text } from './text.tsx';
import { color, space, tabular, type } from './tokens.ts';

export interface TotalsRow {
  /** Distinguishes rows with the same label. */
  readonly key?: string;
  readonly label: string;
  readonly value: string;
  /** The amount it replaces, struck through. */
  readonly before?: string | undefined;
  /** How it was calculated, below the label. */
  readonly note?: string | undefined;
  /** A component of the row above. */
  readonly isPart?: boolean;
  readonly tone?: 'saving' | 'muted' | undefined;
}

export interface TotalsProps {
  readonly rows: readonly TotalsRow[];
  readonly total: TotalsRow;
  /** Rows below the total, such as the amount left to pay and included tax. */
  readonly after?: readonly TotalsRow[];
  /** Whether the amounts are out of date: dimmed. */
  readonly busy?: boolean;
  /** Further `div` groups of the list. */
  readonly children?: ReactNode;
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[4] } as const;

/** The amounts of a cart or an order, with their total. */
export function Totals({ rows, total, after = [], busy, children }: TotalsProps) {
  return (
    <dl
      {...(busy === undefined ? {} : { 'aria-busy': busy })}
      css={{ ...tabular, display: 'grid', gap: space[2], color: busy ? color.muted : undefined }}
    >
      {rows.map(({ key, ...entry }) => (
        <Row key={key ?? entry.label} {...entry} tone={busy ? undefined : entry.tone} />
      ))}
      <div css={{ ...type.h3, ...row, paddingTop: space[3], borderTop: `1px solid ${color.line}` }}>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
      {after.map(({ key, ...entry }) => (
        <Row key={key ?? entry.label} {...entry} />
      ))}
      {children}
    </dl>
  );
}

const tones = { saving: color.pine, muted: color.muted };

function Row({ label, value, before, note, isPart = false, tone }: TotalsRow) {
  return (
    <div
      css={[
        row,
        tone === 'muted' && { color: color.muted },
        isPart && { ...type.small, color: color.muted, paddingInlineStart: space[3] },
      ]}
    >
      <dt>
        <span>{label}</span>
        {note && (
          <Text as="span" look="caption" tone="muted" css={{ display: 'block' }}>
            {note}
          </Text>
        )}
      </dt>
      <dd css={tone && { color: tones[tone] }}>
        {before && <del css={{ color: color.muted, marginInlineEnd: space[2] }}>{before}</del>}
        <span>{value}</span>
      </dd>
    </div>
  );
}
