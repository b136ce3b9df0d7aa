import { css } from '@emotion/react';
import { space } from 'shared-ui/tokens';

/** Blocks, top to bottom. */
export const blockList = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
