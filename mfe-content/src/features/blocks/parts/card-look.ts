import { css } from '@emotion/react';
import { color, media, motion, radius, space } from 'shared-ui/tokens';

/** A picture that grows a little when its card is pointed at. */
export const zoom = css({
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
  '& img': { transition: `transform ${motion.slow} ${motion.ease}` },
  [media.hover]: { 'a:hover &  img': { transform: 'scale(1.03)' } },
});

/** A card that is one link. */
export const cardLink = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  gap: space[3],
  color: 'inherit',
  textDecoration: 'none',
  '&:hover :is(h2, h3)': {
    textDecoration: 'underline',
    textDecorationColor: color.ember,
    textDecorationThickness: '2px',
    textUnderlineOffset: '.25em',
  },
});
