import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading } from './text.tsx';
import { color, space } from './tokens.ts';

const frame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
  paddingBlock: space[7],
  textAlign: 'center',
});
const picture = css({ width: '100%', marginBottom: space[3], borderRadius: 6, overflow: 'hidden' });
const words = css({ color: color.slate, textWrap: 'balance' });
const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3], marginTop: space[3] });

export interface EmptyStateProps {
  title: string;
  /** An illustration or an icon. */
  picture?: ReactNode;
  children?: ReactNode;
  /** At most two links. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}

/** An empty state with a way forward. */
export function EmptyState({ title, picture: pictureNode, children, actions, level = 2 }: EmptyStateProps) {
  return (
    <div css={frame}>
      {pictureNode !== undefined && <div css={picture}>{pictureNode}</div>}
      <Heading level={level} look="h2">
        {title}
      </Heading>
      {children !== undefined && <div css={words}>{children}</div>}
      {actions !== undefined && <div css={ways}>{actions}</div>}
    </div>
  );
}
