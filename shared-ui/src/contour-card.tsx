import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { ContourLines } from './contour-lines.tsx';
import { sheetStyle } from './layout.tsx';
import { color, space } from './tokens.ts';

const look = css({
  position: 'relative',
  // The lines lie between the background and the content.
  isolation: 'isolate',
  overflow: 'hidden',
  padding: space[6],
  color: color.ink,
});
/** Faint where the words begin, so that they are easy to read. */
const behind = css({ zIndex: -1, maskImage: 'linear-gradient(100deg, rgb(0 0 0 / .25) 40%, #000 85%)' });

interface ContourCardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'section' | 'aside';
}

/** A dark card with the brand's contour lines behind its content. */
export function ContourCard({ as, children, ...rest }: ContourCardProps) {
  const Tag = (as ?? 'div') as 'div';
  return (
    <Tag data-theme="dark" css={[sheetStyle, look]} {...rest}>
      <ContourLines css={behind} />
      {children}
    </Tag>
  );
}
