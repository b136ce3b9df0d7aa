import { css } from '@emotion/react';
import { color, radius, space, type } from 'shared-ui/tokens';

/** Data of an entry. */
export const payloadStyle = css({
  ...type.caption,
  fontFamily: 'ui-monospace, monospace',
  marginTop: space[1],
  padding: space[3],
  borderRadius: radius.input,
  background: color.tile,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
