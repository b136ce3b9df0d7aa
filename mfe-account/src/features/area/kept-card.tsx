import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { sheetStyle } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';

interface KeptCardProps {
  /** What it is, as one element. */
  readonly children: ReactNode;
  /** What it is among its kind: the main one. */
  readonly badge?: string | undefined;
  /** Why something could not be done with it. */
  readonly problem?: string | undefined;
  /** What can be done with it: small ghost buttons. */
  readonly actions: ReactNode;
}

/** One of the things that an account keeps, in a list of them. */
export function KeptCard({ children, badge, problem, actions }: KeptCardProps) {
  return (
    <li css={[sheetStyle, { alignContent: 'start' }]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] }}>
        {children}
        {badge && (
          <div>
            <Badge tone="info">{badge}</Badge>
          </div>
        )}
      </div>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <div
        // The words of the first button stand below those of the card, not its edge.
        css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2], marginInlineStart: '-.75rem' }}
      >
        {actions}
      </div>
    </li>
  );
}
