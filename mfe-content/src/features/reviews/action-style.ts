import { css } from '@emotion/react';
import { color, target } from 'shared-ui/tokens';

/** A small action below a text, as plain as it is frequent; a chosen one is bold. */
export const actionStyle = css({
  minHeight: target,
  fontSize: '.875rem',
  color: color.slate,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  '&[aria-pressed=true]': { fontWeight: 600, color: color.ink },
  '&:disabled': { color: color.muted, textDecoration: 'none', cursor: 'default' },
});
