import { css } from '@emotion/react';
import { media, space } from 'shared-ui/tokens';

/** A page of the account: its parts below each other. */
export const areaColumn = css({
  paddingBlock: `${space[6]} ${space[8]}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});

/** A form, and beside it on wide screens what helps with it. */
export const formColumns = css({
  paddingBlock: `${space[7]} ${space[8]}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[8] },
});
