import type { ReactNode } from 'react';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface KeptListProps {
  /** The items. */
  readonly children: readonly ReactNode[];
  /** Shown when the list is empty. */
  readonly none: string | undefined;
}

/** A list of the account's addresses, cards, or rewards. */
export function KeptList({ children, none }: KeptListProps) {
  if (children.length === 0) return none && <Text tone="muted">{none}</Text>;
  return (
    <ul
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        gap: space[4],
      }}
    >
      {children}
    </ul>
  );
}
