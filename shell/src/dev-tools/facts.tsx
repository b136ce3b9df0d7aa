import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { color, space, tabular, type } from 'shared-ui/tokens';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  ...type.small,
  ...tabular,
  '& dt': { color: color.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Names with their values, in two columns. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl css={list}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
