import type { ReactNode } from 'react';
import { Grid } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';

interface KeptListProps {
  /** The cards. */
  readonly children: readonly ReactNode[];
  /** Said where there are none; nothing is, without it. */
  readonly none: string | undefined;
}

/** The things of one kind that an account keeps. */
export function KeptList({ children, none }: KeptListProps) {
  if (children.length === 0) return none && <Text tone="muted">{none}</Text>;
  return (
    <Grid as="ul" columns={[1, 2]}>
      {children}
    </Grid>
  );
}
