import type { ReactNode } from 'react';
import { color, space } from 'shared-ui/tokens';

interface KeptRowProps {
  /** What is kept, line by line. */
  readonly children: ReactNode;
  /** Stands at the end, such as the button that removes it. */
  readonly action: ReactNode;
}

/** A row in a list of the account: a device, a passkey, a change of points. */
export const KeptRow = ({ children, action }: KeptRowProps) => (
  <li
    css={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[3],
      paddingBlock: space[3],
      borderTop: `1px solid ${color.line}`,
    }}
  >
    {/* So wide that a button stands beside it on a phone; a longer question goes below it. */}
    <div css={{ flex: '1 1 9rem', display: 'grid', gap: space[1] }}>{children}</div>
    {action}
  </li>
);
