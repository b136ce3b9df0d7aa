import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, type } from './tokens.ts';

// Holds what is kept out of sight in cells, which would widen the page otherwise.
const scroller = css({ position: 'relative', overflowX: 'auto', maxWidth: '100%' });
const grid = css({
  ...type.small,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${space[2]} ${space[4]} ${space[2]} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color.line}`,
    // Words and ranges of numbers stay whole.
    overflowWrap: 'normal',
    minWidth: '8ch',
  },
  '& thead th': { color: color.muted, fontWeight: 500 },
  '& tbody th': { fontWeight: 600 },
});
const title = css({ ...type.body, fontWeight: 600, textAlign: 'start', paddingBlockEnd: space[2] });

/** What can be scrolled has to be reachable by keyboard (WCAG 2.1.1). No landmark: a page may have several of the same name. */
const reachable = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 });

export interface DataTableProps {
  /** What the table is of. */
  caption: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
  className?: string;
}

/** A table of text and numbers. On a narrow screen it is moved by itself, not the page. */
export function DataTable({ caption, children, className }: DataTableProps) {
  return (
    <div css={scroller} {...reachable(caption)}>
      <table css={grid} className={className}>
        <caption css={title}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
