import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { sheetStyle } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';

interface KeptCardProps {
  /** The item's content as one element. */
  readonly children: ReactNode;
  /** A mark among its kind, e.g. the main address. */
  readonly badge?: string | undefined;
  /** The error of an action. */
  readonly problem?: string | undefined;
  /** The item's actions: small ghost buttons that are flush. */
  readonly actions: ReactNode;
}

/** An item in a list of the account's addresses, cards, or rewards. */
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
        // The padding of the buttons is part of the gaps between them, and of that below them.
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'start',
          gap: `${space[2]} 2.25rem`,
          marginBlockEnd: `-${space[3]}`,
        }}
      >
        {actions}
      </div>
    </li>
  );
}
