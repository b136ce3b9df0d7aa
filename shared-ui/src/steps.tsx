import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CheckIcon } from './icon.tsx';
import { quietLinkStyle } from './link.tsx';
import { color, media, space } from './tokens.ts';

const list = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[2] });
const item = css({
  paddingTop: space[2],
  borderTop: `3px solid ${color.line}`,
  color: color.muted,
  fontSize: '.875rem',
  lineHeight: 1.3,
  '&[data-state=done]': { borderColor: color.ink, color: color.ink },
  '&[data-state=current]': { borderColor: color.ember, color: color.ink, fontWeight: 600 },
  [media.forcedColors]: { '&[data-state=current]': { borderColor: 'Highlight' } },
});
const inner = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space[1],
  minHeight: '1.75rem',
});
/** On phones a step with a note has its mark above its text, as there is no room beside it. */
const noted = css({ [media.belowTablet]: { flexDirection: 'column', alignItems: 'start' } });
const noteStyle = css({ display: 'block', color: color.muted, fontSize: '.75rem', fontWeight: 400 });
const number = css({ fontVariantNumeric: 'tabular-nums' });

export interface Step {
  text: string;
  /** Link of a completed step. */
  href?: string;
  /** What is known about it: when it was reached. */
  note?: ReactNode;
}

export interface StepsProps {
  /** "Checkout steps" */
  label: string;
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
  /** Announced after a completed step: "done". */
  doneText: string;
}

/** The progress of checkout, or of a delivery. */
export function Steps({ label, steps, current, doneText }: StepsProps) {
  const hasNotes = steps.some(({ note }) => note);
  return (
    <nav aria-label={label}>
      <ol css={list}>
        {steps.map(({ text, href, note }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const content = (
            <>
              {state === 'done' ? <CheckIcon size={16} /> : <span css={number}>{index + 1}</span>}
              <span>{text}</span>
              {state === 'done' && <span className="visually-hidden">{` (${doneText})`}</span>}
            </>
          );
          return (
            <li key={text} css={item} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && href !== undefined ? (
                <a css={[inner, quietLinkStyle]} href={href}>
                  {content}
                </a>
              ) : (
                <span css={[inner, hasNotes && noted]}>{content}</span>
              )}
              {note && <span css={noteStyle}>{note}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
