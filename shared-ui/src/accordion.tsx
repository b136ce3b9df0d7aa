import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { MinusIcon, PlusIcon } from './icon.tsx';
import { color, media, motion, space } from './tokens.ts';

const item = css({
  borderTop: `1px solid ${color.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${color.line}` },
  '&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg:last-of-type': { display: 'none' },
  // Animates where the browser supports it; elsewhere opens immediately.
  [media.motionOk]: {
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      height: 0,
      overflow: 'clip',
      // The ring of a field at the edge is not cut off.
      overflowClipMargin: space[1],
      transition: `height ${motion.medium} ${motion.ease}, content-visibility ${motion.medium} allow-discrete`,
    },
    '&[open]::details-content': { height: 'auto' },
  },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '3.5rem',
  paddingBlock: space[3],
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  '&:hover': { color: color.slate },
});
const body = css({ paddingBottom: space[5] });

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  children: ReactNode;
}

/**
 * One collapsible section on native details: works without script and with find-in-page. The same `name` on several
 * keeps one open.
 */
export function AccordionItem({ title, children, ...rest }: AccordionItemProps) {
  return (
    <details css={item} {...rest}>
      <summary css={head}>
        {title}
        <PlusIcon size={20} />
        <MinusIcon size={20} />
      </summary>
      <div css={body}>{children}</div>
    </details>
  );
}
