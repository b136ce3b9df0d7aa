import type { ReactNode } from 'react';
import { Grid } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';

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
    <Grid as="ul" columns={[1, 2]}>
      {children}
    </Grid>
  );
}
