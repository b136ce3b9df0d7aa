import { css } from '@emotion/react';
import { media, space } from 'shared-ui/tokens';

/** Two fields side by side where there is room. */
export const pairStyle = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
