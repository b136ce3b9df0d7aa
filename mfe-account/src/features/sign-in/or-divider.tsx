import { css } from '@emotion/react';
import { color, space } from 'shared-ui/tokens';

const look = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: '.875rem',
  lineHeight: 1.4,
  color: color.muted,
  '&::before, &::after': {
    content: '""',
    flex: '1 1 0',
    minWidth: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  },
});

/** Parts one way to go on from the others. */
export const OrDivider = ({ children }: { readonly children: string }) => <p css={look}>{children}</p>;
