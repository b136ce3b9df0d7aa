import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, motion } from './tokens.ts';

/** For links in text: underlined, in the link color. For router links: `<RouteLink css={linkStyle}>`. */
export const linkStyle = css({
  color: color.glacier,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  transition: `text-decoration-thickness ${motion.fast} ${motion.ease}`,
  '&:hover': { textDecorationThickness: '2px' },
});

/** For navigation and cards: plain until hovered. */
export const quietLinkStyle = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em', textDecorationThickness: '1px' },
});

/** A link; `quiet` for navigation and cards. */
export function Link({ quiet = false, ...rest }: ComponentProps<'a'> & { quiet?: boolean }) {
  return <a css={quiet ? quietLinkStyle : linkStyle} {...rest} />;
}
