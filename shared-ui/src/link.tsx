import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, motion } from './tokens.ts';

/** Inside a text: underlined, in the colour of links. Usable on a link of the router: `<RouteLink css={linkStyle}>`. */
export const linkStyle = css({
  color: color.glacier,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  transition: `text-decoration-thickness ${motion.fast} ${motion.ease}`,
  '&:hover': { textDecorationThickness: '2px' },
});

/** In navigation and on cards: plain until it is pointed at. */
export const quietLinkStyle = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em', textDecorationThickness: '1px' },
});

/** A link; `quiet` for navigation and cards. */
export function Link({ quiet = false, ...rest }: ComponentProps<'a'> & { quiet?: boolean }) {
  return <a css={quiet ? quietLinkStyle : linkStyle} {...rest} />;
}
